// What one person may know of the simulated Discord, as the server tells it.
import { setClock } from "./times.js";
import { say } from "./words.js";

const KEPT = 120;

/** People, channels, messages and commands. It changes only through `load` and `apply`. */
export class World {
  me = null;
  people = [];
  roles = [];
  channels = [];
  commands = [];
  scheduled = [];
  switches = {};
  running = false;
  #messages = new Map();
  pending = new Map();
  failed = new Map();

  /** Begin with the whole of it. */
  load(told) {
    setClock(told.now);
    for (const name of ["me", "people", "roles", "bot", "channels", "commands", "scheduled", "switches", "running"]) this[name] = told[name];
    this.#messages.clear();
    this.pending.clear();
    this.failed.clear();
    for (const message of told.messages) this.#put(message);
  }

  /** Take one event in. Returns the channel it concerns, if it concerns one. */
  apply(event) {
    switch (event.type) {
      case "message":
        this.#put(event.message);
        return event.message.channel;
      case "gone":
        this.#messages.get(event.channel)?.delete(event.id);
        return event.channel;
      case "channel":
        this.channels = [...this.channels.filter(({ id }) => id !== event.channel.id), event.channel];
        return event.channel.id;
      case "commands":
        this.commands = event.commands;
        return null;
      case "scheduled":
        this.scheduled = event.scheduled;
        return this.at("channel").id;
      case "switches":
        this.switches = event.switches;
        this.running = event.running;
        return null;
      default:
        return null;
    }
  }

  /** A channel's messages, the oldest first. */
  messages(channel) {
    return [...(this.#messages.get(channel)?.values() ?? [])].sort((a, b) => byId(a.id, b.id));
  }

  /** The message with that id, wherever it stands. */
  message(id) {
    for (const here of this.#messages.values()) if (here.has(id)) return here.get(id);
    return null;
  }

  /** The channel of that kind: where everybody writes, a group's, or my own; undefined as long as there is none. */
  at(kind) {
    return this.channels.find((each) => each.kind === kind);
  }

  personName(id) {
    return [...this.people, this.bot].find((person) => person?.id === id)?.name ?? say("somebody");
  }

  roleName(id) {
    return this.roles.find((role) => role.id === id)?.name ?? say("deleted-role");
  }

  channelName(id) {
    const channel = this.channels.find((each) => each.id === id);
    if (!channel) return say("some-channel");
    return channel.kind === "dm" ? say("dms") : channel.name;
  }

  #put(message) {
    const here = this.#messages.get(message.channel) ?? new Map();
    here.set(message.id, message);
    this.#messages.set(message.channel, here);
    if (here.size > KEPT) here.delete([...here.keys()].sort(byId)[0]);
  }
}

/** Ids are numbers too long for JavaScript: the longer is the greater, then the alphabet decides. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Every component of a message, the nested ones too. */
export function* allComponents(components) {
  for (const part of components) {
    yield part;
    yield* allComponents([...(part.components ?? []), ...(part.accessory ? [part.accessory] : []), ...(part.component ? [part.component] : [])]);
  }
}
