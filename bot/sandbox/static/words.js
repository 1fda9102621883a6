// The page's own words, in the language of whoever looks. What the bot says is in their language by itself.

/** The languages of the page, with the tags by which Discord's clients and browsers know them. */
export const LANGUAGES = {
  en: { name: "English", discord: "en-US", browser: "en-GB" },
  de: { name: "Deutsch", discord: "de", browser: "de-DE" },
  fr: { name: "Français", discord: "fr", browser: "fr-FR" },
};

let words = {}, spoken = null;

/** The language of the page for that person: what was chosen for them in this browser, else the browser's own. */
export function chosen(name) {
  const tags = [localStorage.getItem(`language ${name}`), ...navigator.languages];
  return tags.map((tag) => tag?.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}

/** Choose a language for that person in this browser. */
export function choose(name, language) {
  localStorage.setItem(`language ${name}`, language);
}

/** Fetch the words of a language, English for one that the page does not have, and use them from now on. */
export async function speak(tag) {
  const language = tag.slice(0, 2) in LANGUAGES ? tag.slice(0, 2) : "en";
  if (language === spoken) return;
  words = await (await fetch(`words.${language}.json`)).json();
  spoken = language;
  document.documentElement.lang = language;
}

/** The language that is spoken: its key in LANGUAGES. */
export const language = () => spoken ?? "en";

/** The tag of the language for dates, numbers and lists. */
export const tag = () => LANGUAGES[language()].browser;

/** The words of that id; `{name}` in them is what `given` has by that name. */
export function say(id, given = {}) {
  return parts(id, given).join("");
}

/** The same as a list of texts and of the elements that are given. */
export function parts(id, given) {
  if (!(id in words)) throw new Error(`no words for ${id}`);
  return words[id].split(/\{(\w+)\}/).map((text, at) => (at % 2 ? given[text] : text));
}

/** Put words into the elements of the page's files: data-say is the text, data-say-title and -label attributes. */
export function label(root) {
  for (const each of root.querySelectorAll("[data-say]")) each.textContent = say(each.dataset.say);
  for (const each of root.querySelectorAll("[data-say-title]")) each.title = say(each.dataset.sayTitle);
  for (const each of root.querySelectorAll("[data-say-label]")) each.setAttribute("aria-label", say(each.dataset.sayLabel));
}
