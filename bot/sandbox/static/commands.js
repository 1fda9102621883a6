// Slash commands in a line of text: parsing, missing options, and suggestions.
import { say, tag } from "./words.js";

/** Return every command and subcommand that `place` ("channel", "dm" or "group") offers, sorted by full name. */
export function flatten(commands, place) {
  const here = commands.filter(({ offered, type }) => type !== 2 && offered.includes(place));
  return here.flatMap((command) => leaves(command, command.name)).sort((a, b) => (a.path < b.path ? -1 : 1));
}

function leaves(command, path) {
  const inner = (command.options ?? []).filter(({ type }) => type === 1 || type === 2);
  if (inner.length) return inner.flatMap((option) => leaves(option, `${path} ${option.name}`));
  return [{ path, description: command.description, options: command.options ?? [] }];
}

/** Parse a line: {command, given: [{option, text}], loose: text before the options}. `command` is null if the line names none. */
export function parse(line, commands) {
  const fits = commands.filter(({ path }) => line === `/${path}` || line.startsWith(`/${path} `));
  const command = fits.sort((a, b) => b.path.length - a.path.length)[0];
  if (!command) return { command: null, given: [], loose: line.slice(1) };
  const rest = line.slice(command.path.length + 1);
  const names = command.options.map(({ name }) => name).join("|");
  const marks = names ? [...rest.matchAll(new RegExp(`(?:^|\\s)(${names}):`, "g"))] : [];
  const given = marks.map((mark, at) => ({
    option: command.options.find(({ name }) => name === mark[1]),
    text: rest.slice(mark.index + mark[0].length, marks[at + 1]?.index),
  }));
  return { command, given, loose: rest.slice(0, marks[0]?.index).trimStart() };
}

/** Return {options} to send with a line, or {wrong, write}: a sentence about the error, and a line to go on with, if any. */
export function read(line, said, world, known) {
  const { command, loose } = said;
  const given = [...said.given];
  if (loose.trim()) {
    const open = command.options.find((option) => option.type === 3 && !given.some((each) => each.option === option));
    if (!open || given.length) return { wrong: say("unknown-text", { command: command.path, text: loose.trim() }) };
    given.push({ option: open, text: loose });
  }
  const options = {};
  for (const { option, text } of given) {
    if (!text.trim()) return { wrong: `${option.name}: ${option.description}.` };
    const value = valued(option, text.trim(), world, known);
    if (value === undefined) return { wrong: say("must-be", { option: option.name, what: wants(option, world) }) };
    options[option.name] = value;
  }
  const missing = command.options.find((option) => option.required && !(option.name in options));
  if (missing) return { wrong: say("say-too", { option: missing.name, note: missing.description }), write: `${line.trimEnd()} ${missing.name}:` };
  return { options };
}

function valued(option, text, world, known) {
  const choice = choices(option, world).find(meant(text));
  if (choice) return choice.value;
  if (option.choices || [5, 6, 8].includes(option.type)) return undefined;
  if (option.type === 4 || option.type === 10) {
    const number = Number(text);
    const whole = option.type === 10 || Number.isInteger(number);
    return Number.isFinite(number) && whole && number >= (option.min_value ?? -Infinity) && number <= (option.max_value ?? Infinity) ? number : undefined;
  }
  return known.get(`${option.name} ${text}`) ?? text;
}

/** Return a function that tells whether a text is a choice's name or its value. The value is the same in every language. */
const meant = (text) => ({ name, value }) => [name, `${value}`].some((each) => each.toLowerCase() === text.toLowerCase());

/** The maximum number of choices that an error message lists. */
const NAMED = 8;

/** Return the possible values of an option as text. */
function wants(option, world) {
  const { min_value: least, max_value: most } = option;
  if (least !== undefined && most !== undefined) return say("number-between", { least, most });
  if (option.type === 4 || option.type === 10) return say("number");
  const known = choices(option, world).map((choice) => choice.name);
  if (!known.length || known.length > NAMED) return say("one-of-list");
  return new Intl.ListFormat(tag(), { type: "disjunction" }).format(known);
}

const named = (list) => list.map(({ id, name }) => ({ name, value: id }));

/** Return the possible values of an option, or an empty list if any value is possible. */
function choices(option, { people, roles }) {
  if (option.type === 5) return [true, false].map((value) => ({ name: say(`${value}`), value }));
  if (option.type === 6) return named(people);
  if (option.type === 8) return named(roles);
  return option.choices ?? [];
}

/**
 * Return suggestions for a line: {items: [{label, hint, line}], first, ask, typed}. first: whether Enter takes the first
 * item. ask: an option whose choices the bot must provide, or undefined. typed: the text of that option.
 */
export function suggest(line, commands, world) {
  const said = parse(line, commands);
  if (!said.command) {
    const typed = said.loose.toLowerCase();
    const fits = commands.filter(({ path }) => path.includes(typed)).sort((a, b) => b.path.startsWith(typed) - a.path.startsWith(typed));
    return { items: fits.map((command) => ({ label: `/${command.path}`, hint: command.description, line: begun(command) })), first: true };
  }
  const last = said.given.at(-1);
  const free = said.command.options.filter((option) => !said.given.some((each) => each.option === option));
  if (last && !/\s$/.test(last.text)) return valuesFor(line, last, world);
  const word = last ? "" : said.loose;
  const base = last ? line : line.slice(0, line.length - word.length);
  const fits = free.filter(({ name }) => name.startsWith(word));
  const items = fits.map((option) => ({ label: `${option.name}:`, hint: option.description, line: `${base.trimEnd()} ${option.name}:` }));
  return { items, first: Boolean(word) };
}

function begun(command) {
  const needed = command.options.find(({ required }) => required);
  return needed ? `/${command.path} ${needed.name}:` : `/${command.path} `;
}

function valuesFor(line, { option, text }, world) {
  if (option.autocomplete) return { items: [], first: false, ask: option, typed: text.trim() };
  const list = choices(option, world), typed = text.trim().toLowerCase();
  const fits = list.filter(({ name }) => name.toLowerCase().includes(typed));
  const done = list.some(meant(typed));
  const items = done ? [] : fits.map((choice) => chosen(line, option, text, choice));
  if (!list.length) items.push({ label: option.description, hint: option.type === 3 ? say("text") : wants(option, world), line: null });
  return { items, first: list.length > 0 && !done };
}

/** Return a suggestion that completes a line with a choice. */
export function chosen(line, option, text, { name }) {
  return { label: name, hint: "", line: `${line.slice(0, line.length - text.length)}${name} ` };
}
