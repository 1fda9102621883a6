// Times as Discord shows them, in the reader's time zone. Relative times tick.
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

/** Follow the server's clock. `now`: its Unix time in seconds. */
export function setClock(now) {
  ahead = now - Date.now() / 1000;
}

/** Return the server's current Unix time in seconds. */
export function clock() {
  return Date.now() / 1000 + ahead;
}

/** Return the element of a time in Discord's style t, T, d, D, f, F or R. `unix`: in seconds. */
export function stamp(unix, style) {
  const props = { class: "stamp", datetime: new Date(unix * 1000).toISOString(), title: written(unix, "F") };
  if (style === "R") return h("time", { ...props, "data-unix": unix }, ago(unix));
  return h("time", props, written(unix, style));
}

/** Return a Unix time in seconds as a time of day. */
export function timeOfDay(unix) {
  return written(unix, "t");
}

/** Return a Unix time in seconds as a date in digits. */
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

/** Update every relative time on the page. Called once a second. */
export function tick() {
  for (const node of document.querySelectorAll("time[data-unix]")) {
    const words = ago(Number(node.dataset.unix));
    if (node.textContent !== words) node.textContent = words;
  }
}
