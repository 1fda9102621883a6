// The box to write in: text, and slash commands with suggestions.
import { h } from "./dom.js";
import { label, say } from "./words.js";
import { chosen, flatten, parse, read, suggest } from "./commands.js";

const PAUSE = 120;

/** The box under a column. `acts.command`, `acts.say` and `acts.complete` carry out its requests. */
export class Composer {
  #items = [];
  #active = -1;
  #known = new Map();
  #asked = 0;

  constructor(kind, world, acts) {
    Object.assign(this, { kind, world, acts });
    const list = `suggestions-${kind}`;
    this.input = h("input", {
      type: "text", class: "write", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "send", maxlength: "2000",
      role: "combobox", "aria-expanded": "false", "aria-controls": list, "aria-autocomplete": "list",
    });
    this.list = h("div", { class: "suggestions", role: "listbox", id: list, hidden: true });
    this.note = h("p", { class: "note", role: "status" });
    const slash = h("button", { type: "button", class: "slash", "data-say-label": "commands", "data-say-title": "commands", onclick: () => this.write("/") }, "/");
    const send = h("button", { type: "submit", class: "send", "data-say-label": "send", "data-say-title": "send" }, "➤");
    this.element = h("form", { class: "composer" }, this.list, this.note, h("div", { class: "box" }, slash, this.input, send));
    this.element.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#enter();
    });
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("focus", () => this.#typed());
    // suggestions stay if the focus returns within 150 ms
    this.input.addEventListener("blur", () => setTimeout(() => document.activeElement === this.input || this.#offer([], false), 150));
    this.input.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Label the box and its buttons for the current channel and language. */
  draw() {
    label(this.element);
    this.list.setAttribute("aria-label", say("what-next"));
    const channel = this.world.at(this.kind), name = channel?.name ?? "";
    this.input.placeholder = this.kind === "group" ? say("write-group", { channel: name }) : say(this.kind === "dm" ? "write-dm" : "write", { channel: name });
    this.input.setAttribute("aria-label", say(this.kind === "dm" ? "write-dm-label" : "write-label", { channel: name }));
    this.element.hidden = !channel;
  }

  /** Replace the text with a line, and focus the box. */
  write(line) {
    this.input.value = line;
    this.input.focus();
    this.#typed();
  }

  get #commands() {
    return flatten(this.world.commands, this.kind);
  }

  #typed() {
    const line = this.input.value;
    this.note.textContent = "";
    if (!line.startsWith("/")) return this.#offer([], false);
    const { items, first, ask, typed } = suggest(line, this.#commands, this.world);
    if (ask) return this.#askBot(line, ask, typed);
    return this.#offer(items, first);
  }

  #askBot(line, option, typed) {
    this.#asked += 1;
    const turn = this.#asked;
    setTimeout(async () => {
      if (turn !== this.#asked) return;
      const said = parse(line, this.#commands), text = said.given.at(-1).text;
      const others = Object.fromEntries(said.given.slice(0, -1).map((each) => [each.option.name, each.text.trim()]));
      const choices = await this.acts.complete(this.kind, said.command.path, others, option.name, typed).catch(() => []);
      if (turn !== this.#asked || this.input.value !== line) return;
      for (const { name, value } of choices) this.#known.set(`${option.name} ${name}`, value);
      const settled = choices.some(({ name }) => name === typed);
      this.#offer(settled ? [] : choices.map((choice) => chosen(line, option, text, choice)), false);
    }, PAUSE);
  }

  #offer(items, first) {
    this.#items = items;
    this.#active = first && items.length && items[0].line !== null ? 0 : -1;
    this.list.hidden = items.length === 0 || document.activeElement !== this.input;
    this.list.replaceChildren(...items.map((item, at) => this.#row(item, at)));
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.#mark();
  }

  #row(item, at) {
    const take = (event) => {
      event.preventDefault();
      if (item.line !== null) this.write(item.line);
    };
    return h("div", { role: "option", class: item.line === null ? "suggestion hint" : "suggestion", id: `${this.list.id}-${at}`, onpointerdown: (event) => event.preventDefault(), onclick: take }, h("span", {}, item.label), h("small", {}, item.hint));
  }

  #mark() {
    [...this.list.children].forEach((row, at) => {
      row.setAttribute("aria-selected", String(at === this.#active));
      if (at === this.#active) row.scrollIntoView({ block: "nearest" });
    });
    if (this.#active >= 0 && !this.list.hidden) this.input.setAttribute("aria-activedescendant", `${this.list.id}-${this.#active}`);
    else this.input.removeAttribute("aria-activedescendant");
  }

  #key(event) {
    const open = !this.list.hidden && this.#items.length > 0;
    if (event.key === "Escape" && open) this.#offer([], false);
    else if (event.key === "Tab" && open && !event.shiftKey && this.#items[Math.max(this.#active, 0)].line !== null) this.write(this.#items[Math.max(this.#active, 0)].line);
    else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && open) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      this.#active = (this.#active + step + this.#items.length) % this.#items.length;
      this.#mark();
    } else return;
    event.preventDefault();
  }

  #enter() {
    const item = this.list.hidden ? null : this.#items[this.#active];
    if (item && item.line !== null && item.line !== this.input.value) return this.write(item.line);
    const line = this.input.value.trim();
    if (!line) return undefined;
    if (!line.startsWith("/")) return this.#send(() => this.acts.say(this.kind, line), "");
    const said = parse(line, this.#commands);
    if (!said.command) {
      this.note.textContent = say("no-command", { line });
      return undefined;
    }
    const { options, wrong, write } = read(line, said, this.world, this.#known);
    if (write) this.write(write);
    this.note.textContent = wrong ?? "";
    return wrong ? undefined : this.#send(() => this.acts.command(this.kind, said.command.path, options), say("sending", { command: said.command.path }));
  }

  async #send(act, words) {
    const line = this.input.value;
    this.input.value = "";
    this.#offer([], false);
    this.note.textContent = words;
    try {
      await act();
      this.note.textContent = "";
    } catch (error) {
      this.note.textContent = error.message;
      if (!this.input.value) this.input.value = line;
    }
  }
}
