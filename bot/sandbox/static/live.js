// The one connection to the simulated Discord: what happens comes in, what somebody does goes out.
import { say } from "./words.js";

const PAUSES = [200, 400, 800, 1500];

/** A WebSocket that comes back by itself; each time it does, the server sends the whole world anew. */
export class Live {
  #socket = null;
  #waiting = new Map();
  #count = 0;
  #tries = 0;
  #closed = false;

  /**
   * Look as the person of that name, whose client has that language. `hear` gets every event; `lost` is called when the
   * line breaks.
   */
  constructor(name, locale, hear, lost) {
    this.name = name;
    this.locale = locale;
    this.hear = hear;
    this.lost = lost;
    this.#open();
  }

  /** Hang up for good. */
  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  /**
   * Ask for something. `changed` is called for each state of the interaction that comes of it; the promise is kept
   * with the last one (answered or failed), or with what was done; it is broken with a sentence when it is refused.
   */
  ask(what, changed = () => {}) {
    this.#count += 1;
    const nonce = String(this.#count);
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Error(say("lost")));
        return;
      }
      this.#waiting.set(nonce, { resolve, reject, changed });
      this.#socket.send(JSON.stringify({ ...what, nonce }));
    });
  }

  #open() {
    const address = new URL(`live?as=${encodeURIComponent(this.name)}&locale=${this.locale}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => {
      this.#tries = 0;
    };
    this.#socket.onmessage = ({ data }) => this.#heard(JSON.parse(data));
    this.#socket.onclose = () => this.#lost();
  }

  #heard(event) {
    const waits = this.#waiting.get(event.nonce);
    if (event.type === "interaction") {
      this.hear(event);
      waits?.changed(event);
      if (event.state !== "answered" && event.state !== "failed") return;
      this.#waiting.delete(event.nonce);
      waits?.resolve(event);
    } else if (event.type === "refused" || event.type === "done") {
      this.#waiting.delete(event.nonce);
      if (event.type === "done") waits?.resolve(event);
      else waits?.reject(new Error(event.words));
    } else this.hear(event);
  }

  #lost() {
    for (const { reject } of this.#waiting.values()) reject(new Error(say("lost")));
    this.#waiting.clear();
    if (this.#closed) return;
    this.lost();
    setTimeout(() => !this.#closed && this.#open(), PAUSES[Math.min(this.#tries, PAUSES.length - 1)]);
    this.#tries += 1;
  }
}
