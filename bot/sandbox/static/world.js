// The part of the simulated Discord that one person can see, as the server sends it.
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

  /** Replace everything with the world that the server sends after a connection. */
  load(told) {
    setClock(told.now);
    for (const name of ["me", "people", "roles", "bot", "channels", "commands", "scheduled", "switches", "running"]) this[name] = told[name];
    this.#messages.clear();
    this.pending.clear();
    this.failed.clear();
    for (const message of told.messages) this.#put(message);
  }

  /** Apply an event, and return the id of the channel that it changes, or null. */
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
        return this.at("channel").id;
      default:
        return null;
    }
  }

  /** Return a channel's messages, oldest first. `channel`: its id. */
  messages(channel) {
    return [...(this.#messages.get(channel)?.values() ?? [])].sort((a, b) => byId(a.id, b.id));
  }

  /** Return the message with an id, or null. */
  message(id) {
    for (const here of this.#messages.values()) if (here.has(id)) return here.get(id);
    return null;
  }

  /** Return the channel of a kind: "channel" (shared by everyone), "group" or "dm". Undefined if there is none. */
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

/** Compare two ids for sorting. They are numbers too large for JavaScript, so the longer text is greater. */
export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Yield every component of a list, including nested ones. */
export function* allComponents(components) {
  for (const part of components) {
    yield part;
    yield* allComponents([...(part.components ?? []), ...(part.accessory ? [part.accessory] : []), ...(part.component ? [part.component] : [])]);
  }
}
