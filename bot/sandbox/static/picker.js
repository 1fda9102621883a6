// The list that a select menu opens: at the bottom of a narrow window, and otherwise beside the menu.
import { emoji } from "./components.js";
import { closeOutside, h } from "./dom.js";
import { say } from "./words.js";

/** Let the person choose. The promise is fulfilled with the chosen values, or with undefined if they choose nothing. */
export function pick(anchor, part, people) {
  const options = part.options ?? people.map(({ id, name }) => ({ label: name, value: id }));
  const many = (part.max_values ?? 1) > 1;
  const chosen = new Set(options.filter((option) => option.default).map(({ value }) => value));
  return new Promise((resolve) => {
    let values;
    const list = h("div", { role: "listbox", class: "options", tabindex: "0", "aria-label": part.placeholder ?? say("choose"), "aria-multiselectable": many ? "true" : null });
    const dialog = h("dialog", { class: "picker", "aria-label": part.placeholder ?? say("choose") }, h("p", { class: "picker-title" }, part.placeholder ?? say("choose")), list);
    const send = (given) => {
      values = given;
      dialog.close();
    };
    const toggle = (value) => {
      if (!many) return send([value]);
      if (chosen.has(value)) chosen.delete(value);
      else if (chosen.size < part.max_values) chosen.add(value);
      return mark();
    };
    const rows = options.map((option, at) =>
      h("div", { role: "option", class: "option", id: `option${at}`, onclick: () => toggle(option.value) }, emoji(option), h("span", { class: "option-words" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null)),
    );
    const mark = () => rows.forEach((row, at) => row.setAttribute("aria-selected", String(chosen.has(options[at].value))));
    let active = Math.max(0, options.findIndex((option) => option.default));
    const go = (to) => {
      rows[active]?.classList.remove("active");
      active = Math.min(Math.max(to, 0), rows.length - 1);
      rows[active]?.classList.add("active");
      rows[active]?.scrollIntoView({ block: "nearest" });
      list.setAttribute("aria-activedescendant", `option${active}`);
    };
    list.addEventListener("keydown", (event) => {
      const to = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: rows.length - 1, PageDown: active + 8, PageUp: active - 8 }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === "Enter" || event.key === " ") toggle(options[active].value);
      else if (event.key.length === 1) go(Math.max(0, options.findIndex((option, at) => at !== active && option.label.toLowerCase().startsWith(event.key.toLowerCase()))));
      else return;
      event.preventDefault();
    });
    list.append(...rows);
    if (many) dialog.append(h("div", { class: "ends" }, h("button", { type: "button", class: "button primary", onclick: () => chosen.size >= (part.min_values ?? 1) && send([...chosen]) }, say("choose"))));
    dialog.addEventListener("close", () => {
      dialog.remove();
      anchor.focus({ preventScroll: true });
      resolve(values);
    });
    closeOutside(dialog);
    document.body.append(dialog);
    mark();
    dialog.showModal();
    place(dialog, anchor);
    go(active);
    list.focus();
  });
}

function place(dialog, anchor) {
  if (innerWidth < 700) return;
  const box = anchor.getBoundingClientRect(), height = dialog.offsetHeight;
  const below = box.bottom + 4 + height <= innerHeight;
  dialog.style.cssText = `left: ${box.left}px; top: ${below ? box.bottom + 4 : Math.max(8, box.top - 4 - height)}px; width: ${box.width}px; margin: 0`;
}
