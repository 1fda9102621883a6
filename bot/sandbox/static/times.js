// Moments as Discord shows them, in the reader's own time zone; relative ones tick.
import { h } from "./dom.js";
import { tag } from "./words.js";

const LOOKS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [[60, "second", 1], [3600, "minute", 60], [86400, "hour", 3600], [2592000, "day", 86400], [31536000, "month", 2592000], [Infinity, "year", 31536000]];

let ahead = 0;

/** Go by the server's clock: `now` is its Unix time in seconds. */
export function setClock(now) {
  ahead = now - Date.now() / 1000;
}

/** The server's time now, in Unix seconds. */
export function clock() {
  return Date.now() / 1000 + ahead;
}

/** A moment in Discord's style t, T, d, D, f, F or R; `unix` in seconds. */
export function stamp(unix, style) {
  const props = { class: "stamp", datetime: new Date(unix * 1000).toISOString(), title: written(unix, "F") };
  if (style === "R") return h("time", { ...props, "data-unix": unix }, ago(unix));
  return h("time", props, written(unix, style));
}

/** The time of day of a message. */
export function timeOfDay(unix) {
  return written(unix, "t");
}

/** The date of a message, in digits. */
export function day(unix) {
  return written(unix, "d");
}

function written(unix, style) {
  return new Intl.DateTimeFormat(tag(), LOOKS[style]).format(new Date(unix * 1000));
}

function ago(unix) {
  const seconds = Math.round(unix - clock());
  const [, unit, size] = STEPS.find(([below]) => Math.abs(seconds) < below);
  return new Intl.RelativeTimeFormat(tag(), { numeric: "always" }).format(Math.trunc(seconds / size), unit);
}

/** Let every relative moment on the page tick, once a second. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-unix]")) {
    const words = ago(Number(node.dataset.unix));
    if (node.textContent !== words) node.textContent = words;
  }
}
