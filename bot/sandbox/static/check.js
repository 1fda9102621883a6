// Checks a sealed deal in the browser, by the same rules as bot/record/check_deal.py.
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
    return "No: that is not the secret of this seal.";
  }
  if ((await dealOf(secret, await Promise.all(cuts.map(cutOf)))) !== deal) {
    return "No: this deal does not follow from that secret and these cuts in this order.";
  }
  return "Yes: the seal fits, and the cards of this game follow from it.";
}

const form = document.querySelector("#check");
form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const read = (name) => form.elements[name].value.trim();
  const cuts = read("cuts").split("\n").map((line) => line.trim()).filter(Boolean);
  const said = await verdict({ seal: read("seal"), secret: read("secret"), deal: read("deal"), cuts });
  document.querySelector("#verdict").textContent = said;
});
