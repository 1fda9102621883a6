// Components V2 as Discord draws them. Data attributes tell the listeners of the column what a press means.
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };
const SELECTS = new Set([3, 5, 6]);

/** Return the elements of a list of components. `context`: {world, busy}. busy: the custom_id that waits for an answer. */
export function draw(components, context) {
  return components.map((part) => drawn(part, context)).filter(Boolean);
}

function drawn(part, context) {
  switch (part.type) {
    case 1:
      return h("div", { class: "row" }, draw(part.components, context));
    case 2:
      return button(part, context);
    case 10:
      return h("div", { class: "text" }, markdown(part.content, context.world));
    case 12:
      return h("div", { class: "gallery", "data-count": Math.min(part.items.length, 4) }, part.items.map(shown));
    case 17:
      return container(part, context);
    default:
      return SELECTS.has(part.type) ? select(part, context) : null;
  }
}

function container(part, context) {
  const colour = part.accent_color;
  const style = colour === null || colour === undefined ? null : `--accent: #${colour.toString(16).padStart(6, "0")}`;
  return h("div", { class: `container${style ? " accented" : ""}`, style }, draw(part.components, context));
}

/** Return the emoji of a button or an option, or null. The bot's own emoji are pictures. */
export function emoji(part) {
  if (part.emoji?.id) return h("img", { class: "emoji", src: `/emojis/${part.emoji.id}.png`, alt: "", width: 20, height: 20 });
  return part.emoji?.name ? h("span", { class: "emoji", "aria-hidden": "true" }, part.emoji.name) : null;
}

function button(part, context) {
  const look = `button ${STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    return h("a", { class: look, href: part.url, target: "_blank", rel: "noopener noreferrer" }, emoji(part), part.label ?? "", h("span", { class: "outward", "aria-hidden": "true" }, "↗"));
  }
  const waits = context.busy === part.custom_id;
  const off = context.busy !== undefined;
  return h(
    "button",
    { type: "button", class: waits ? `${look} waiting` : look, "data-press": part.custom_id, disabled: part.disabled === true, "aria-disabled": off ? "true" : null, "aria-busy": waits ? "true" : null },
    emoji(part),
    h("span", { class: "label" }, part.label ?? ""),
  );
}

function select(part, context) {
  const chosen = (part.options ?? []).filter((option) => option.default);
  const words = chosen.length ? chosen.map(({ label }) => label).join(", ") : (part.placeholder ?? say("select"));
  const waits = context.busy === part.custom_id;
  return h(
    "button",
    {
      type: "button", class: waits ? "select waiting" : "select", "data-select": part.custom_id, "aria-haspopup": "listbox",
      "aria-label": chosen.length ? `${part.placeholder ?? say("choose")}: ${words}` : words, disabled: part.disabled === true,
      "aria-disabled": context.busy !== undefined ? "true" : null, "aria-busy": waits ? "true" : null,
    },
    h("span", { class: chosen.length ? "label" : "label placeholder" }, words),
    h("span", { class: "arrow", "aria-hidden": "true" }, "▾"),
  );
}

/** Return a picture that opens at full size when it is pressed. `media`: {url, width, height}. */
export function picture(media, alt, look) {
  return h(
    "div",
    { class: `picture ${look}` },
    h("img", { src: media.url, alt, width: media.width, height: media.height, decoding: "async" }),
    h("button", { type: "button", class: "zoom", "data-picture": media.url, "data-alt": alt, "aria-label": say("open-picture"), title: say("open-picture") }),
  );
}

function shown(item) {
  return picture(item.media, item.description ?? "", "");
}
