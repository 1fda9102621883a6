// The first sight: what Paddock is, and the games, each one press away.
import { fill, h } from "./dom.js";

/** Draw it into `place`. `acts.play(game)` opens a game against robots, `acts.sit(name)` takes a place, `acts.back()` returns. */
export function drawHome(place, { games, people, me, acts }) {
  fill(
    place,
    h(
      "div",
      { class: "hero" },
      h("h1", {}, "Five car games, ", h("span", { class: "glow" }, "right in your Discord")),
      h("p", { class: "lead" }, "Everyone sees the table in the channel, only you see your cards. Try it: nothing to install."),
      me ? h("p", {}, h("button", { type: "button", class: "button secondary big", onclick: acts.back }, "← Back to the table")) : null,
    ),
    h("ul", { class: "covers" }, games.map((game) => cover(game, acts))),
    h(
      "div",
      { class: "seats" },
      h("h2", {}, "Or play with friends"),
      h("p", {}, "Say who you are, open a second window as somebody else, and type commands as in Discord: ", h("code", {}, "/race start"), "."),
      h("div", { class: "chips" }, people.map((name) => h("a", { class: "chip", href: `?as=${name}`, "data-person": name, onclick: (event) => sit(event, name, acts) }, h("span", { class: "avatar small", "data-person": name, "aria-hidden": "true" }, name.slice(0, 1)), name))),
    ),
  );
}

function cover(game, acts) {
  return h(
    "li",
    { class: "cover" },
    h("img", { src: `covers/${game.key}.png`, alt: game.alt, width: "1100", height: "400" }),
    h(
      "div",
      { class: "cover-words" },
      h("h2", {}, game.name),
      h("p", { class: "facts" }, `${game.players} players · ${game.minutes} min`),
      h("p", { class: "pitch" }, game.pitch),
      h("button", { type: "button", class: "button go", "data-game": game.key, "aria-label": `Play ${game.name} against robots`, onclick: () => acts.play(game) }, "Play against robots"),
    ),
  );
}

function sit(event, name, acts) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  acts.sit(name);
}
