// Checks a sealed deal in the browser, by the same rules as bot/record/check_deal.py.
import { fill, h } from "./dom.js";
import { chosen, label, parts, say, speak } from "./words.js";

export const SHOWN = 32;
const KEYED = "2-";

const encoded = (text) => new TextEncoder().encode(text);
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const sha256 = async (text) => hex(await crypto.subtle.digest("SHA-256", encoded(text)));

export const sealOf = (secret) => sha256(`paddock deal 1/${secret}`);

export async function cutOf(given) {
  if (given.startsWith("words:")) return sha256(`paddock cut 1/${given.slice("words:".length)}`);
  return given === "-" ? "" : given;
}

export async function dealOf(secret, cuts) {
  if (!secret.startsWith(KEYED) && !cuts.some(Boolean)) return secret;
  const key = await crypto.subtle.importKey("raw", encoded(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return hex(await crypto.subtle.sign("HMAC", key, encoded(["paddock deal 1", ...cuts].join("\n"))));
}

export async function verdict({ seal, secret, deal, cuts }) {
  if (!secret || seal.length < SHOWN || !(await sealOf(secret)).startsWith(seal)) {
    return say("check-no-secret");
  }
  if ((await dealOf(secret, await Promise.all(cuts.map(cutOf)))) !== deal) {
    return say("check-no-deal");
  }
  return say("check-yes");
}

const form = document.querySelector("#check");
if (form) {
  await speak(chosen(localStorage.getItem("me") ?? "Ann"));
  label(document);
  document.title = `${say("check-title")} · Paddock`;
  fill(document.querySelector("#why"), parts("check-why", { button: h("em", {}, say("check-button")) }));
  fill(document.querySelector("#cuts"), parts("check-cuts", { none: h("code", {}, "-"), words: h("code", {}, "words:") }));
  form.addEventListener("submit", check);
}

async function check(event) {
  event.preventDefault();
  const read = (name) => form.elements[name].value.trim();
  const cuts = read("cuts").split("\n").map((line) => line.trim()).filter(Boolean);
  const said = await verdict({ seal: read("seal"), secret: read("secret"), deal: read("deal"), cuts });
  document.querySelector("#verdict").textContent = said;
}
