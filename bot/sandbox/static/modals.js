// What opens above the page: the modals of the bot, and a picture in full.
import { closeOutside, h } from "./dom.js";
import { say } from "./words.js";

/** Ask what a modal asks. `send` gets the values by custom_id and tells by its promise whether it was taken. */
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
      await send(Object.fromEntries(fields.map(({ id, input }) => [id, input.value])));
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
  dialog.querySelector("input, textarea")?.focus();
}

function field(part, id, fields) {
  const line = part.component;
  const note = part.description ? h("small", { id: `${id}-note` }, part.description) : null;
  const input = control(line, id, note);
  fields.push({ id: line.custom_id, input });
  return h("div", { class: "field" }, h("label", { for: id }, part.label, line.required === false ? h("span", { class: "optional" }, ` ${say("optional")}`) : h("span", { class: "must", "aria-hidden": "true" }, " *")), note, input);
}

function control(part, id, note) {
  const props = { id, required: part.required !== false, "aria-describedby": note ? `${id}-note` : null };
  const lengths = { minlength: part.min_length, maxlength: part.max_length ?? 4000, placeholder: part.placeholder, autocomplete: "off" };
  if (part.style === 2) return h("textarea", { ...props, ...lengths, rows: "4" }, part.value ?? "");
  return h("input", { ...props, ...lengths, type: "text", value: part.value });
}

/** Show a picture as large as the window allows, with its alt text beneath. */
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
