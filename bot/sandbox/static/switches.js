// The panel of switches: faults of Discord, the look and language of the page, and windows for other people.
import { closeOutside, fill, h } from "./dom.js";
import { LANGUAGES, language, say } from "./words.js";

const LOOKS = ["", "dark", "light"];

/** Apply the look that was chosen last, if any. */
export function recallLook() {
  const look = localStorage.getItem("look") ?? "";
  if (look) document.documentElement.dataset.look = look;
  else delete document.documentElement.dataset.look;
}

/**
 * Prepare the panel, and return a function that draws it. `ask` sends {do: "switch", name, on} and {do: "restart"}.
 * `speak` is called with the chosen language.
 */
export function switchesPanel(dialog, world, ask, speak) {
  closeOutside(dialog);
  return () => fill(dialog, ...(world.me ? worst(world, ask) : []), ...looks(), ...languages(speak), ...(world.me ? others(world) : []), h("div", { class: "ends" }, h("button", { type: "button", class: "button primary", onclick: () => dialog.close() }, say("done"))));
}

function worst(world, ask) {
  const boxes = [
    ["closed", say("worst-closed", { name: world.me.name }), say("worst-closed-note")],
    ["slow", say("worst-slow"), say("worst-slow-note")],
    ["limited", say("worst-limited"), say("worst-limited-note")],
  ];
  return [
    h("h2", { id: "switches-title" }, say("worst")),
    boxes.map(([name, label, note]) =>
      h("label", { class: "switch" }, h("input", { type: "checkbox", role: "switch", checked: world.switches[name] === true, onchange: (event) => ask({ do: "switch", name, on: event.target.checked }) }), h("span", {}, label, h("small", {}, note))),
    ),
    h("p", {}, h("button", { type: "button", class: "button secondary", id: "restart", disabled: !world.running, onclick: () => ask({ do: "restart" }) }, world.running ? say("worst-restart") : say("starting")), " ", h("small", {}, say("worst-restart-note"))),
  ];
}

function looks() {
  const now = localStorage.getItem("look") ?? "";
  const choose = (look) => {
    localStorage.setItem("look", look);
    recallLook();
  };
  return choice("look", say("looks"), LOOKS.map((look) => [look, say(`looks-${look || "system"}`)]), now, choose);
}

function languages(speak) {
  return choice("language", say("language"), Object.entries(LANGUAGES).map(([key, { name }]) => [key, name]), language(), speak);
}

/** Return a heading with radio buttons. `options`: pairs of a value and a label. */
function choice(name, heading, options, now, choose) {
  return [
    h("h2", {}, heading),
    h("div", { class: "choice", role: "radiogroup", "aria-label": heading }, options.map(([value, label]) => h("label", {}, h("input", { type: "radio", name, value, checked: value === now, onchange: () => choose(value) }), h("span", {}, label)))),
  ];
}

function others(world) {
  return [
    h("h2", {}, say("windows")),
    h("p", {}, say("windows-how")),
    h("div", { class: "chips" }, world.people.map(({ name }) => h("a", { class: "chip", href: `?as=${name}`, target: "_blank" }, h("span", { class: "avatar small", "data-person": name, "aria-hidden": "true" }, name.slice(0, 1)), name, h("span", { "aria-hidden": "true" }, " ↗")))),
  ];
}
