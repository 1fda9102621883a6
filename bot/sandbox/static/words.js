// The page's own words, in the language of the current person. The bot translates its own texts.

/** The languages of the page, with their tags in Discord's clients and in browsers. */
export const LANGUAGES = {
  en: { name: "English", discord: "en-US", browser: "en-GB" },
  de: { name: "Deutsch", discord: "de", browser: "de-DE" },
  fr: { name: "Français", discord: "fr", browser: "fr-FR" },
};

let words = {}, spoken = null;

/** Return the language of the page for a person: the one chosen for them in this browser, or the browser's own. */
export function chosen(name) {
  const tags = [localStorage.getItem(`language ${name}`), ...navigator.languages];
  return tags.map((tag) => tag?.slice(0, 2)).find((tag) => tag in LANGUAGES) ?? "en";
}

/** Choose a language for a person in this browser. */
export function choose(name, language) {
  localStorage.setItem(`language ${name}`, language);
}

/** Fetch the words of a language, or those of English if the page does not have the language, and use them from now on. */
export async function speak(tag) {
  const language = tag.slice(0, 2) in LANGUAGES ? tag.slice(0, 2) : "en";
  if (language === spoken) return;
  words = await (await fetch(`words.${language}.json`)).json();
  spoken = language;
  document.documentElement.lang = language;
}

/** Return the current language as a key of LANGUAGES. */
export const language = () => spoken ?? "en";

/** Return the tag of the current language for dates, numbers and lists. */
export const tag = () => LANGUAGES[language()].browser;

/** Return the words with an id. `given.name` replaces `{name}` in them. */
export function say(id, given = {}) {
  return parts(id, given).join("");
}

/** Return the same words as a list of texts and given values, which can be elements. */
export function parts(id, given) {
  if (!(id in words)) throw new Error(`no words for ${id}`);
  return words[id].split(/\{(\w+)\}/).map((text, at) => (at % 2 ? given[text] : text));
}

/** Put words into elements: data-say names the text, data-say-title the title, and data-say-label the ARIA label. */
export function label(root) {
  for (const each of root.querySelectorAll("[data-say]")) each.textContent = say(each.dataset.say);
  for (const each of root.querySelectorAll("[data-say-title]")) each.title = say(each.dataset.sayTitle);
  for (const each of root.querySelectorAll("[data-say-label]")) each.setAttribute("aria-label", say(each.dataset.sayLabel));
}
