// The dialogs above the page: the bot's modals, and a picture at full size.
import { closeOutside, h } from "./dom.js";
import { say } from "./words.js";

const SELECT = 3, BOXES = 22;

/** Open a modal. `send` receives the values by custom_id. Its promise is rejected if the values are not accepted. */
export function openModal(modal, send) {
  const fields = [];
  const trouble = h("p", { class: "wrong", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, say("submit"));
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title" });
  const form = h(
    "form",
    { method: "dialog" },
    h("h2", { id: "modal-title" }, modal.title),
    modal.components.map((part, at) => field(part, `field${at}`, fields)),
    trouble,
    h("div", { class: "ends" }, h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("cancel")), submit),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (submit.disabled) return;
    submit.disabled = true;
    trouble.hidden = true;
    try {
      await send(Object.fromEntries(fields.map(({ id, value }) => [id, value()])));
      dialog.close();
    } catch (error) {
      trouble.textContent = error.message;
      trouble.hidden = false;
      submit.disabled = false;
    }
  });
  dialog.append(form);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}

function field(part, id, fields) {
  const line = part.component;
  const note = part.description ? h("small", { id: `${id}-note` }, part.description) : null;
  if (line.type === BOXES) {
    const boxes = line.options.map((option) => box(option, line.custom_id));
    fields.push({ id: line.custom_id, value: () => boxes.filter(({ input }) => input.checked).map(({ input }) => input.value) });
    return h("fieldset", { class: "field boxes" }, h("legend", {}, part.label), note, boxes.map(({ row }) => row));
  }
  const input = control(line, id, note);
  fields.push({ id: line.custom_id, value: () => (line.type === SELECT ? (input.value ? [input.value] : []) : input.value) });
  return h("div", { class: "field" }, h("label", { for: id }, part.label, line.required === false ? h("span", { class: "optional" }, ` ${say("optional")}`) : h("span", { class: "must", "aria-hidden": "true" }, " *")), note, input);
}

function box(option, name) {
  const input = h("input", { type: "checkbox", name, value: option.value, checked: option.default === true });
  return { input, row: h("label", { class: "box" }, input, h("span", {}, option.label, option.description ? h("small", {}, option.description) : null)) };
}

function control(part, id, note) {
  const props = { id, required: part.required !== false, "aria-describedby": note ? `${id}-note` : null };
  if (part.type === SELECT) return h("select", props, part.options.map((option) => h("option", { value: option.value, selected: option.default === true }, option.description ? `${option.label} · ${option.description}` : option.label)));
  const lengths = { minlength: part.min_length, maxlength: part.max_length ?? 4000, placeholder: part.placeholder, autocomplete: "off" };
  if (part.style === 2) return h("textarea", { ...props, ...lengths, rows: "4" }, part.value ?? "");
  return h("input", { ...props, ...lengths, type: "text", value: part.value });
}

/** Show a picture as large as the window allows, with its alt text below. */
export function enlarge(url, alt) {
  const dialog = h("dialog", { class: "lightbox", "aria-label": say("picture") });
  dialog.append(
    h("img", { src: url, alt }),
    alt ? h("details", {}, h("summary", {}, say("picture-words")), h("p", {}, alt)) : null,
    h("button", { type: "button", class: "close", "aria-label": say("close-picture"), onclick: () => dialog.close() }, "✕"),
  );
  dialog.addEventListener("close", () => dialog.remove());
  closeOutside(dialog);
  document.body.append(dialog);
  dialog.showModal();
}
