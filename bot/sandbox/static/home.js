// The first screen: an introduction to Paddock, and the games, which one press starts.
import { fill, h } from "./dom.js";
import { parts, say } from "./words.js";

/**
 * Draw the first screen into `place`. `acts.play(game)` starts a game against robots, `acts.sit(name)` becomes a person,
 * and `acts.back()` returns to the columns.
 */
export function drawHome(place, { games, people, locale, me, acts }) {
  fill(
    place,
    h(
      "div",
      { class: "hero" },
      h("h1", {}, say("home-head"), " ", h("span", { class: "glow" }, say("home-head-glow"))),
      h("p", { class: "lead" }, say("home-lead")),
      me ? h("p", {}, h("button", { type: "button", class: "button secondary big", onclick: acts.back }, say("home-back"))) : null,
    ),
    h("ul", { class: "covers" }, games.map((game) => cover(game, locale, acts))),
    h(
      "div",
      { class: "seats" },
      h("h2", {}, say("home-friends")),
      h("p", {}, parts("home-friends-how", { command: h("code", {}, "/race start") })),
      h("div", { class: "chips" }, people.map((name) => h("a", { class: "chip", href: `?as=${name}`, "data-person": name, onclick: (event) => sit(event, name, acts) }, h("span", { class: "avatar small", "data-person": name, "aria-hidden": "true" }, name.slice(0, 1)), name))),
    ),
  );
}

function cover(game, locale, acts) {
  return h(
    "li",
    { class: "cover" },
    h("img", { src: `covers/${game.key}.png?locale=${locale}`, alt: game.alt, width: "1100", height: "400" }),
    h(
      "div",
      { class: "cover-words" },
      h("h2", {}, game.name),
      h("p", { class: "facts" }, say("home-facts", game)),
      h("p", { class: "pitch" }, game.pitch),
      h("button", { type: "button", class: "button go", "data-game": game.key, "aria-label": say("home-play-game", { game: game.name }), onclick: () => acts.play(game) }, say("home-play")),
    ),
  );
}

function sit(event, name, acts) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  acts.sit(name);
}
