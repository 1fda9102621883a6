// The panel behind Switches: Discord at its worst, how the page looks, and windows for the others.
import { closeOutside, fill, h } from "./dom.js";

const LOOKS = [["", "As my system"], ["dark", "Dark"], ["light", "Light"]];

/** Use the look that was chosen before, if one was. */
export function recallLook() {
  const look = localStorage.getItem("look") ?? "";
  if (look) document.documentElement.dataset.look = look;
  else delete document.documentElement.dataset.look;
}

/** Make the panel ready; `ask` sends {do: "switch", name, on} and {do: "restart"}. Returns what draws it. */
export function switchesPanel(dialog, world, ask) {
  closeOutside(dialog);
  return () => fill(dialog, ...(world.me ? worst(world, ask) : []), ...looks(), ...(world.me ? others(world) : []), h("div", { class: "ends" }, h("button", { type: "button", class: "button primary", onclick: () => dialog.close() }, "Done")));
}

function worst(world, ask) {
  const boxes = [
    ["closed", `${world.me.name}'s DMs are closed`, "The bot is refused when it writes to you: your hand is behind My hand."],
    ["slow", "Discord is slow", "Every request of the bot takes a second and a half longer."],
    ["limited", "Discord answers 429", "Only two calls of a kind in five seconds: the rest is told to come back later."],
  ];
  return [
    h("h2", { id: "switches-title" }, "Try its worst"),
    boxes.map(([name, label, note]) =>
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked: world.switches[name] === true, onchange: (event) => ask({ do: "switch", name, on: event.target.checked }) }), h("span", {}, label, h("small", {}, note))),
    ),
    h("p", {}, h("button", { type: "button", class: "button secondary", id: "restart", disabled: !world.running, onclick: () => ask({ do: "restart" }) }, world.running ? "Restart the bot" : "The bot is starting…"), h("small", {}, " Tables go on where they stood.")),
  ];
}

function looks() {
  const now = localStorage.getItem("look") ?? "";
  const choose = (look) => {
    localStorage.setItem("look", look);
    recallLook();
  };
  return [
    h("h2", {}, "How it looks"),
    h("div", { class: "choice", role: "radiogroup", "aria-label": "How it looks" }, LOOKS.map(([look, label]) => h("label", {}, h("input", { type: "radio", name: "look", value: look, checked: look === now, onchange: () => choose(look) }), h("span", {}, label)))),
  ];
}

function others(world) {
  return [
    h("h2", {}, "More windows"),
    h("p", {}, "Each of the four has an address; open one beside this, or on another device."),
    h("div", { class: "chips" }, world.people.map(({ name }) => h("a", { class: "chip", href: `?as=${name}`, target: "_blank" }, h("span", { class: "avatar small", "data-person": name, "aria-hidden": "true" }, name.slice(0, 1)), name, h("span", { "aria-hidden": "true" }, " ↗")))),
  ];
}
