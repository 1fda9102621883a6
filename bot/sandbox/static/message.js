// A message: its author, its content, and the notes below it.
import { h } from "./dom.js";
import { draw, picture } from "./components.js";
import { inline, markdown } from "./markdown.js";
import { clock, day, timeOfDay } from "./times.js";
import { parts, say } from "./words.js";

const TOGETHER = 420;

/** Return the element of a message. `before`: the message above it, whose head it can share, or undefined. */
export function drawMessage(message, before, world) {
  const joined = follows(message, before);
  const pinged = message.pings.includes(world.me.id);
  const look = ["message", joined && "joined", pinged && "pinged", message.ephemeral && "private"].filter(Boolean).join(" ");
  return h(
    "article",
    { class: look, id: `m${message.id}`, "data-key": message.id, "data-id": message.id, tabindex: "-1", "aria-label": `${message.author.name}, ${timeOfDay(message.at)}` },
    message.command && h("p", { class: "used" }, avatar(message.command.user, "small"), parts("used", { name: h("button", { type: "button", class: "author", "data-user": message.command.user.id }, message.command.user.name), command: h("span", { class: "mention" }, message.command.name) })),
    joined ? null : avatar(message.author, ""),
    h("div", { class: "body" }, joined ? null : head(message), content(message, world), foot(message, world)),
  );
}

/** Return a person's disc with their initial, or the bot's logo. */
export function avatar(person, look) {
  if (person.bot) return h("img", { class: `avatar ${look}`, src: "logo.svg", alt: "" });
  return h("span", { class: `avatar ${look}`, "data-person": person.name, "aria-hidden": "true" }, person.name.slice(0, 1));
}

/** Return a short summary of a message for screen readers: its first two headings, bold texts or plain texts. */
export function summary(element) {
  const words = [...element.querySelectorAll(".content h3, .content h4, .content h5, .content strong, .plain")].slice(0, 2);
  return words.map((each) => each.textContent).join(". ").slice(0, 160);
}

function follows(message, before) {
  if (!before || message.command || message.ephemeral || before.ephemeral) return false;
  return before.author.id === message.author.id && message.at - before.at < TOGETHER;
}

function head(message) {
  return h(
    "header",
    { class: "head" },
    h("button", { type: "button", class: "author", "data-person": message.author.name, "data-user": message.author.id }, message.author.name),
    message.author.bot ? h("span", { class: "app" }, "APP") : null,
    h("time", { datetime: new Date(message.at * 1000).toISOString() }, moment(message.at)),
  );
}

function moment(at) {
  const days = Math.floor(clock() / 86400) - Math.floor(at / 86400);
  return days < 1 ? timeOfDay(at) : `${day(at)} ${timeOfDay(at)}`;
}

function content(message, world) {
  if (message.thinking) {
    return h("div", { class: "content thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("thinking", { name: message.author.name }));
  }
  const context = { world, busy: world.pending.get(message.id) };
  const edited = message.edited ? h("span", { class: "edited" }, say("edited")) : null;
  const shown = new Set(JSON.stringify(message.components).match(/\/attachments\/[^"?]+/g) ?? []);
  const loose = message.attachments.filter(({ url }) => !shown.has(url.split("?")[0]));
  return h(
    "div",
    { class: "content" },
    message.content ? h("div", { class: "plain" }, message.author.bot ? markdown(message.content, world) : h("div", { class: "line" }, inline(message.content, world)), edited) : null,
    loose.map(attachment),
    draw(message.components, context),
    message.content ? null : edited,
  );
}

function attachment(each) {
  const alt = each.description ?? "";
  if (!/\.(png|jpe?g|webp|gif)$/i.test(each.filename)) return h("a", { class: "file", href: each.url, download: each.filename }, h("span", { "aria-hidden": "true" }, "⬇ "), each.filename);
  return picture(each, alt, "loose");
}

function foot(message, world) {
  const failed = world.failed.get(message.id);
  return [
    failed ? h("p", { class: "wrong", role: "alert" }, failed) : null,
    message.ephemeral
      ? h("p", { class: "only" }, h("img", { src: "eye.svg", alt: "", class: "eye" }), say("only-you"), " · ", h("button", { type: "button", class: "plainlink", "data-dismiss": message.id }, say("dismiss")))
      : null,
  ];
}
