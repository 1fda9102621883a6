// A channel as a column: its messages, the marks for new ones, and the box to write in.
import { announce, h, morph } from "./dom.js";
import { drawMessage, summary } from "./message.js";
import { stamp } from "./times.js";
import { byId } from "./world.js";
import { parts, say } from "./words.js";

const NEAR = 90;

/** Shows one channel. `acts` carries out the actions of its buttons. `kind` is "channel", "dm" or "group". */
export class Column {
  #shown = new Map();
  #stuck = true;
  #loaded = false;

  constructor(kind, world, acts, composer) {
    Object.assign(this, { kind, world, acts, composer });
    this.list = h("div", { class: "list" });
    this.empty = h("div", { class: "empty" });
    this.log = h("div", { class: "log", role: "log", tabindex: "0", "aria-relevant": "additions", "aria-live": "off" }, this.empty, this.list);
    this.title = h("h2", {});
    this.topic = h("span", { class: "topic" });
    this.down = h("button", { type: "button", class: "down", hidden: true, onclick: () => this.#toEnd() });
    this.element = h("section", { class: `column ${kind}`, id: `column-${kind}` }, h("header", { class: "column-head" }, this.title, this.topic), this.log, this.down, composer.element);
    this.log.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.log.addEventListener("click", (event) => this.#clicked(event));
    new ResizeObserver(() => this.#stuck && this.#toEnd()).observe(this.list);
    new ResizeObserver(() => this.#stuck && this.#toEnd()).observe(this.log);
  }

  /** The channel of the column, or undefined while there is none, such as before the bot's first DM. */
  get channel() {
    return this.world.at(this.kind);
  }

  /** Bring the column up to date. `only`: the id of the changed message, or undefined if any can have changed. */
  draw(only) {
    const name = this.kind === "dm" ? say("dms") : (this.channel?.name ?? "");
    this.down.textContent = say("new-below");
    this.title.replaceChildren(h("span", { class: "hash", "aria-hidden": "true" }, this.kind === "channel" ? "#" : "@"), name);
    this.topic.replaceChildren(...this.#note());
    this.log.setAttribute("aria-label", say(this.kind === "dm" ? "dms-label" : "channel-label", { channel: name }));
    const messages = this.channel ? this.world.messages(this.channel.id) : [];
    this.empty.hidden = messages.length > 0;
    this.empty.replaceChildren(...this.#welcome());
    const held = this.list.contains(document.activeElement);
    for (const [id, element] of this.#shown) {
      if (messages.some((message) => message.id === id)) continue;
      element.remove();
      this.#shown.delete(id);
    }
    messages.forEach((message, at) => this.#place(message, messages[at - 1], messages[at + 1], only));
    if (held && !this.list.contains(document.activeElement)) this.log.focus({ preventScroll: true });
    if (this.#stuck) this.#toEnd();
    this.#markNew();
    if (!this.#loaded) setTimeout(() => this.log.setAttribute("aria-live", "polite"), 500);
    this.#loaded = true;
  }

  /** Forget all messages, because another person uses the window now. */
  clear() {
    this.#shown.clear();
    this.list.replaceChildren();
    this.#stuck = true;
    this.#loaded = false;
    this.log.setAttribute("aria-live", "off");
  }

  /** Return the number of unread messages: of all in the DMs, and elsewhere of those that ping the person. */
  unread() {
    if (!this.channel) return 0;
    const seen = this.#seen();
    const fresh = this.world.messages(this.channel.id).filter(({ id, author }) => byId(id, seen) > 0 && author.id !== this.world.me.id);
    return (this.kind === "dm" ? fresh : fresh.filter(({ pings }) => pings.includes(this.world.me.id))).length;
  }

  /** Return whether there is any unread message. */
  anything() {
    const last = this.channel && this.world.messages(this.channel.id).at(-1);
    return Boolean(last) && byId(last.id, this.#seen()) > 0;
  }

  /** Mark all messages as read if the column is visible and scrolled to its end. Return whether any was unread. */
  read() {
    if (!this.channel || document.hidden || !this.element.offsetParent || !this.#stuck) return false;
    const last = this.world.messages(this.channel.id).at(-1);
    if (!last || byId(last.id, this.#seen()) <= 0) return false;
    localStorage.setItem(this.#key(), last.id);
    return true;
  }

  /** Scroll to a message, and highlight it. */
  show(id) {
    const element = this.#shown.get(id);
    if (!element) return;
    this.#stuck = false;
    element.scrollIntoView({ block: "start", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" });
    element.focus({ preventScroll: true });
    element.classList.remove("flash");
    requestAnimationFrame(() => element.classList.add("flash"));
  }

  /** Scroll to the end, and stay there when messages arrive. */
  follow() {
    this.#stuck = true;
    this.#toEnd();
  }

  #place(message, before, after, only) {
    const old = this.#shown.get(message.id);
    if (old && only !== undefined && only !== message.id && only !== before?.id) return;
    const fresh = drawMessage(message, before, this.world);
    if (!old) {
      this.#shown.set(message.id, fresh);
      const next = after && this.#shown.get(after.id);
      if (next) next.before(fresh);
      else this.list.append(fresh);
      return;
    }
    const said = summary(old), focus = document.activeElement;
    morph(old, fresh);
    if (only === message.id && summary(old) !== said && document.visibilityState === "visible") announce(summary(old));
    if (old.contains(focus) && focus.disabled) (old.querySelector(".row button:not([disabled])") ?? old).focus({ preventScroll: true });
  }

  /** Return the note beside the name. In the channel, it names the server's next scheduled event, if there is one. */
  #note() {
    if (this.kind !== "channel") return [this.kind === "dm" ? say("dms-note") : say("group-note")];
    const [next] = this.world.scheduled;
    if (!next) return [say("channel-note")];
    return next.on ? parts("event-on", { name: next.name }) : [`📅 ${next.name}, `, stamp(next.at, "R")];
  }

  #welcome() {
    if (this.kind === "dm") return [h("h3", {}, say("dms-empty")), h("p", {}, say("dms-empty-how"))];
    if (this.kind === "group") return [h("h3", {}, this.channel?.name ?? ""), h("p", {}, parts("group-empty-how", { command: this.#command("rasant start") }))];
    const games = h("button", { type: "button", class: "mention", "data-games": "" }, say("channel-empty-games"));
    const how = this.world.running ? parts("channel-empty-how", { games, command: this.#command("race start") }) : say("starting");
    return [h("h3", {}, say("channel-empty", { channel: this.channel?.name ?? "" })), h("p", {}, how)];
  }

  #command(path) {
    return h("button", { type: "button", class: "mention", "data-command": path }, `/${path}`);
  }

  #clicked(event) {
    const at = event.target.closest("button, a");
    if (!at) return;
    const { press, select, picture, dismiss, jump, command, spoiler, games, user } = at.dataset;
    const id = at.closest(".message")?.dataset.id;
    if (jump !== undefined) event.preventDefault();
    if (at.getAttribute("aria-disabled") === "true") return;
    if (press) this.acts.press(id, press);
    else if (select) this.acts.select(id, select, at);
    else if (picture) this.acts.enlarge(picture, at.dataset.alt);
    else if (dismiss) this.acts.dismiss(dismiss);
    else if (jump !== undefined) this.acts.jump(at.dataset.channel, jump);
    else if (spoiler !== undefined) reveal(at);
    else if (command) this.acts.prepare(this.kind, command);
    else if (user) this.acts.person(this.kind, user, at);
    else if (games !== undefined) this.acts.games(event);
  }

  #scrolled() {
    this.#stuck = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    this.#markNew();
    if (this.#stuck && this.read()) this.acts.counted();
  }

  #markNew() {
    this.down.hidden = this.#stuck || !this.anything();
  }

  #toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
  }

  #seen() {
    return localStorage.getItem(this.#key()) ?? "";
  }

  #key() {
    return `seen ${this.world.me.id} ${this.channel.id}`;
  }
}

function reveal(spoiler) {
  spoiler.setAttribute("aria-expanded", "true");
  spoiler.removeAttribute("aria-label");
}
