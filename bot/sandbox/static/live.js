// The connection to the simulated Discord. It receives events, and sends a person's actions.
import { say } from "./words.js";

const PAUSES = [200, 400, 800, 1500];

/** A WebSocket that reconnects automatically. After each connection, the server sends the whole world. */
export class Live {
  #socket = null;
  #waiting = new Map();
  #count = 0;
  #tries = 0;
  #closed = false;

  /**
   * Connect as the person with a name, whose client has the given language. `hear` receives every event. `lost` is called
   * when the connection is lost.
   */
  constructor(name, locale, hear, lost) {
    this.name = name;
    this.locale = locale;
    this.hear = hear;
    this.lost = lost;
    this.#open();
  }

  /** Close the connection, and do not reconnect. */
  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  /**
   * Send a request. `changed` is called with each state of the interaction that the request makes. The promise is fulfilled
   * with the last state (answered or failed), or with the server's confirmation if there is no interaction. It is rejected
   * with an Error, whose message is a sentence, if the request is refused or the connection is lost.
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
