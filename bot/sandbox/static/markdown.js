// Discord's Markdown, as far as a bot's messages need it. It makes elements, never HTML from a string.
import { h } from "./dom.js";
import { stamp } from "./times.js";
import { say } from "./words.js";

const SPECIAL = /[\\`*_~|[<h]/;

/** Return the elements of a text. `world` provides the names of people, roles and channels. */
export function markdown(text, world) {
  return blocks(text.split("\n"), world);
}

function blocks(lines, world) {
  const out = [];
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("div", { class: "line" }, inline(plain.join("\n"), world)));
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let found;
    if (line.startsWith("```")) {
      const end = lines.findIndex((each, n) => n >= at && (n > at ? each : each.slice(3)).includes("```"));
      if (end >= 0) {
        flush();
        const code = lines.slice(at, end + 1).join("\n").slice(3);
        out.push(h("pre", { tabindex: "0" }, h("code", {}, code.slice(0, code.lastIndexOf("```")).replace(/^\w*\n/, ""))));
        at = end;
        continue;
      }
    }
    if ((found = /^(#{1,3}) +(.+)/.exec(line))) {
      flush();
      out.push(h(`h${found[1].length + 2}`, {}, inline(found[2], world)));
    } else if ((found = /^-# +(.+)/.exec(line))) {
      flush();
      out.push(h("p", { class: "subtext" }, inline(found[1], world)));
    } else if (/^>>> /.test(line)) {
      flush();
      out.push(h("blockquote", {}, blocks([line.slice(4), ...lines.slice(at + 1)], world)));
      break;
    } else if (/^> /.test(line)) {
      flush();
      const quoted = run(lines, at, (each) => /^> ?/.test(each));
      out.push(h("blockquote", {}, blocks(quoted.map((each) => each.replace(/^> ?/, "")), world)));
      at += quoted.length - 1;
    } else if (ITEM.test(line)) {
      flush();
      const numbered = /^\s*\d/.test(line);
      const items = run(lines, at, (each) => /^ {2,}\S/.test(each) || (ITEM.test(each) && /^\d/.test(each) === numbered));
      out.push(list(items, world));
      at += items.length - 1;
    } else plain.push(line);
  }
  flush();
  return out;
}

const ITEM = /^( *)([-*]|\d{1,3}\.) +(.*)/;

function run(lines, from, fits) {
  const end = lines.findIndex((line, at) => at > from && !fits(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

function list(lines, world) {
  const [, indent, mark] = ITEM.exec(lines[0]);
  const numbered = /\d/.test(mark);
  const box = h(numbered ? "ol" : "ul", numbered ? { start: parseInt(mark, 10) } : {});
  for (let at = 0; at < lines.length; at += 1) {
    const item = ITEM.exec(lines[at]);
    if (item && item[1].length <= indent.length) {
      box.append(h("li", {}, inline(item[3], world)));
      continue;
    }
    const inner = run(lines, at, (each) => /^ +/.test(each) && (ITEM.exec(each)?.[1].length ?? 9) > indent.length);
    if (item) box.lastChild.append(list(inner, world));
    else box.lastChild.append("\n", ...inline(inner.map((each) => each.trim()).join("\n"), world));
    at += inner.length - 1;
  }
  return box;
}

const RULES = [
  [/^\\([!-/:-@[-`{-~])/, (m) => m[1]],
  [/^``([\s\S]+?)``/, (m) => h("code", {}, m[1].trim())],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, (m, w) => h("strong", {}, h("em", {}, inline(m[1], w)))],
  [/^\*\*(?=\S)((?:\\.|[\s\S])+?)\*\*(?!\*)/, (m, w) => h("strong", {}, inline(m[1], w))],
  [/^__(?=\S)((?:\\.|[\s\S])+?)__(?!_)/, (m, w) => h("u", {}, inline(m[1], w))],
  [/^\*(?=\S)((?:\\.|\*\*|[^*])+?)\*(?!\*)/, (m, w) => h("em", {}, inline(m[1], w))],
  [/^_(?=\S)((?:\\.|[^_])+?)_(?![\w_])/, (m, w) => h("em", {}, inline(m[1], w))],
  [/^~~(?=\S)([\s\S]+?)~~/, (m, w) => h("s", {}, inline(m[1], w))],
  [/^\|\|([\s\S]+?)\|\|/, (m, w) => h("button", { type: "button", class: "spoiler", "data-spoiler": "", "aria-expanded": "false", "aria-label": say("spoiler") }, h("span", {}, inline(m[1], w)))],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, w) => anchor(m[2], inline(m[1], w), w)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m, w) => mention(m[1], w)],
  [/^<@&(\d+)>/, (m, w) => h("span", { class: "mention" }, `@${w.roleName(m[1])}`)],
  [/^<#(\d+)>/, (m, w) => h("span", { class: "mention" }, `#${w.channelName(m[1])}`)],
  [/^<\/([^:>]+):\d+>/, (m) => h("button", { type: "button", class: "mention", "data-command": m[1] }, `/${m[1]}`)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, w) => anchor(m[1], [m[1]], w)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, (m, w) => anchor(m[0], [m[0]], w)],
];

/** Return the strings and elements of a text without blocks such as lists and quotes. */
export function inline(text, world) {
  const out = [];
  let rest = text, plain = "", before = "";
  const flush = () => {
    if (plain) out.push(plain);
    plain = "";
  };
  while (rest) {
    const step = rest.search(SPECIAL);
    if (step < 0) {
      plain += rest;
      break;
    }
    plain += rest.slice(0, step);
    before = step > 0 ? rest[step - 1] : before;
    rest = rest.slice(step);
    const hit = match(rest, before);
    if (hit) {
      const [found, make] = hit, node = make(found, world);
      if (typeof node === "string") plain += node;
      else {
        flush();
        out.push(node);
      }
      before = found[0].at(-1);
      rest = rest.slice(found[0].length);
    } else {
      plain += rest[0];
      before = rest[0];
      rest = rest.slice(1);
    }
  }
  flush();
  return out;
}

function match(rest, before) {
  if (rest[0] === "_" && rest[1] !== "_" && /\w/.test(before)) return null;
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(rest);
    if (found) return [found, make];
  }
  return null;
}

function mention(id, world) {
  const name = world.personName(id);
  return h("button", { type: "button", class: id === world.me?.id ? "mention me" : "mention", "data-user": id }, `@${name}`);
}

function anchor(address, words, world) {
  const jump = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (!jump) return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, words);
  const shown = words.length === 1 && words[0] === address ? [`#${world.channelName(jump[2])} › ${say("linked-message")}`] : words;
  return h("a", { href: `#m${jump[3] ?? ""}`, "data-jump": jump[3] ?? "", "data-channel": jump[2] }, shown);
}
