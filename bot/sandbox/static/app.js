// The page: its person, its columns, and the effects of presses.
import { announce, fill, h, reloadBrokenPictures } from "./dom.js";
import { avatar } from "./message.js";
import { Column } from "./column.js";
import { Composer } from "./composer.js";
import { Live } from "./live.js";
import { World, allComponents } from "./world.js";
import { drawHome } from "./home.js";
import { enlarge, openModal } from "./modals.js";
import { pick } from "./picker.js";
import { recallLook, switchesPanel } from "./switches.js";
import { tick } from "./times.js";
import { LANGUAGES, choose, chosen, label, say, speak } from "./words.js";

const $ = (selector) => document.querySelector(selector);
const world = new World();
const kinds = ["channel", "dm", "group"];
const columns = {};
let live = null, front = "channel", first = null, ready = null;
/** Functions to call when the bot runs. */
const starts = [];

const acts = {
  press: (id, customId, values) => act(id, customId, values),
  async select(id, customId, anchor) {
    const part = [...allComponents(world.message(id).components)].find((each) => each.custom_id === customId);
    const values = await pick(anchor, part, world.people);
    if (values) act(id, customId, values);
  },
  enlarge,
  dismiss: (id) => live.ask({ do: "dismiss", message: id }).catch(complain),
  jump(channel, id) {
    const kind = kinds.find((each) => world.at(each)?.id === channel) ?? "channel";
    look(kind);
    columns[kind].show(id);
  },
  prepare(kind, command) {
    const here = kind === "group" ? kind : "channel";
    look(here);
    columns[here].composer.write(`/${command} `);
  },
  games: goHome,
  counted: () => badges(),
  say: (kind, text) => live.ask({ do: "say", channel: channelOf(kind), text }),
  command: (kind, name, options) => command(channelOf(kind), name, options),
  async person(kind, id, anchor) {
    const menus = world.commands.filter(({ offered, type }) => type === 2 && offered.includes(kind));
    if (!menus.length) return;
    const options = menus.map(({ name }) => ({ label: name, value: name }));
    const [name] = (await pick(anchor, { placeholder: world.personName(id), options }, world.people)) ?? [];
    if (!name) return;
    try {
      const event = await live.ask({ do: "menu", channel: channelOf(kind), name, person: id }, opened);
      if (event.state === "failed") throw new Error(say("no-answer"));
    } catch (error) {
      complain(error);
    }
  },
  async complete(kind, name, options, option, text) {
    const event = await live.ask({ do: "complete", channel: channelOf(kind), name, options, option, text });
    return event.choices ?? [];
  },
};

function channelOf(kind) {
  return world.at(kind).id;
}

/** Send a command, wait for its answer, and return the interaction. Throws Error if there is no answer. */
async function command(channel, name, options) {
  const event = await live.ask({ do: "command", channel, name, options }, opened);
  if (event.state === "failed") throw new Error(say("no-answer"));
  return event;
}

/** The number of milliseconds for which the error of a press or command is shown. */
const FAILURE_STAYS = 15_000;

/** Press a button or choose in a menu, and show the progress. */
async function act(id, customId, values) {
  if (world.pending.has(id)) return;
  world.pending.set(id, customId);
  world.failed.delete(id);
  redraw(id);
  try {
    const changed = (event) => {
      if (event.state !== "waiting") free(id);
      opened(event);
    };
    const event = await live.ask({ do: "press", message: id, custom_id: customId, values }, changed);
    if (event.state === "failed") fail(id, say("failed"));
  } catch (error) {
    fail(id, error.message);
  }
  free(id);
}

/** Show the error of a press under its message for FAILURE_STAYS, even if the message is edited meanwhile. */
function fail(id, words) {
  world.failed.set(id, words);
  setTimeout(() => {
    if (world.failed.get(id) === words) world.failed.delete(id);
    redraw(id);
  }, FAILURE_STAYS);
}

function free(id) {
  world.pending.delete(id);
  redraw(id);
}

function opened(event) {
  if (event.state !== "answered" || !event.modal) return;
  openModal(event.modal, async (values) => {
    const sent = await live.ask({ do: "submit", interaction: event.id, values }, () => {});
    if (sent.state === "failed") throw new Error(say("went-wrong"));
  });
}

function redraw(id) {
  for (const kind of kinds) if (columns[kind].channel?.id === world.message(id)?.channel) columns[kind].draw(id);
}

/** Wait until the bot runs. */
function running() {
  return world.running ? Promise.resolve() : new Promise((resolve) => starts.push(resolve));
}

/** Start a game against robots, as a press on its cover does: open a lobby, and start its match. */
async function playAgainstRobots(game) {
  await sit(whoLooks());
  look("channel");
  columns.channel.follow();
  columns.channel.log.focus({ preventScroll: true });
  announce(say("home-setting-up", { game: game.name, robots: game.robots }));
  await running();
  try {
    const channel = channelOf("channel");
    const event = await command(channel, `${game.command} start`, { robots: game.robots, pace: "none" });
    const start = [...allComponents(world.message(event.response)?.components ?? [])].find((part) => /^pd:[^:]+:start:/.test(part.custom_id ?? ""));
    if (start) await act(event.response, start.custom_id);
  } catch (error) {
    complain(error);
  }
}

/** Become a person, and show the columns. */
async function sit(name) {
  if (world.me?.name !== name || !live) {
    history.pushState({}, "", `?as=${encodeURIComponent(name)}`);
    connect(name);
  } else if (new URLSearchParams(location.search).get("as") !== name) history.pushState({}, "", `?as=${encodeURIComponent(name)}`);
  await ready;
  showRoom();
}

function connect(name) {
  live?.close();
  world.me = null;
  localStorage.setItem("me", name);
  kinds.forEach((kind) => columns[kind].clear());
  ready = arrive(name);
}

/** Connect as a person, in their language. The promise is fulfilled when the server has sent the world. */
async function arrive(name) {
  await learn(name);
  await new Promise((resolve) => {
    live?.close();
    live = new Live(name, LANGUAGES[chosen(name)].discord, (event) => hear(event, resolve), () => trouble(say("lost")));
  });
}

/** Fetch the games and the page's words in a person's language, or in the one that the server sets for everyone. */
async function learn(name) {
  const locale = LANGUAGES[chosen(name)].discord;
  if (first?.asked === locale) return;
  const told = await (await fetch(`games.json?locale=${locale}`)).json();
  await speak(told.locale);
  first = { ...told, asked: locale };
  label(document);
}

/** Use another language for the current person. */
async function change(to) {
  choose(whoLooks(), to);
  await learn(whoLooks());
  if (world.me) {
    connect(world.me.name);
    await ready;
  }
  if (!$(".home").hidden) await showHome();
  drawSwitches();
  $("#switches [name=language]:checked").focus();
}

function whoLooks() {
  return world.me?.name ?? localStorage.getItem("me") ?? "Ann";
}

function hear(event, greeted) {
  if (event.type === "world") {
    world.load(event);
    for (const kind of kinds) columns[kind].composer.note.textContent = "";
    drawAll();
    reloadBrokenPictures();
    greeted();
    begin();
    return;
  }
  if (event.type === "interaction") return;
  const channel = world.apply(event);
  if (event.type === "switches") drawSwitches();
  if (event.type === "switches") trouble(world.running ? "" : say("restarting"));
  begin();
  for (const kind of kinds) {
    if (columns[kind].channel?.id !== channel || channel === undefined) continue;
    columns[kind].composer.draw();
    columns[kind].draw(event.type === "message" ? event.message.id : undefined);
    columns[kind].read();
  }
  badges();
}

function drawAll() {
  fill(
    $(".people"),
    world.people.map((person) => h("a", { href: `?as=${person.name}`, class: "person", "aria-current": person.id === world.me.id ? "true" : null, "data-person": person.name, title: say("be", { name: person.name }), onclick: (event) => swap(event, person.name) }, avatar(person, "small"), h("span", { class: "word" }, person.name))),
  );
  for (const kind of kinds) {
    columns[kind].composer.draw();
    columns[kind].draw();
    columns[kind].read();
  }
  trouble(world.running ? "" : say("starting"));
  drawSwitches();
  badges();
}

function swap(event, name) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  sit(name);
}

/** Mark the tabs and the window's title if there is anything new. */
function badges() {
  if (!world.me) return;
  let all = 0;
  for (const kind of kinds) {
    const count = columns[kind].unread(), tab = $(`#tab-${kind}`);
    all += count;
    const name = world.at(kind)?.name ?? "", words = kind === "group" ? name : kind === "dm" ? say("dms") : `# ${name}`;
    fill(tab, words, count ? h("span", { class: "badge" }, String(count), h("span", { class: "unseen" }, say("new"))) : columns[kind].anything() ? h("span", { class: "dot" }, h("span", { class: "unseen" }, say("something-new"))) : null);
  }
  document.title = `${all ? `(${all}) ` : ""}${say("page-title-as", { name: world.me.name })}`;
}

/** Bring a column to the front. A narrow window shows only this one, and a wide one the channel or the group beside the DMs. */
function look(kind) {
  front = kind;
  for (const each of kinds) {
    columns[each].element.classList.toggle("front", each === kind);
    $(`#tab-${each}`).setAttribute("aria-selected", String(each === kind));
    $(`#tab-${each}`).tabIndex = each === kind ? 0 : -1;
  }
  columns[kind].draw();
  if (columns[kind].read()) badges();
  badges();
}

function showRoom() {
  $(".home").hidden = true;
  $(".room").hidden = false;
  document.body.classList.remove("at-home");
  look(front);
}

async function showHome() {
  await learn(whoLooks());
  $(".home").hidden = false;
  $(".room").hidden = true;
  document.body.classList.add("at-home");
  drawHome($(".home"), { ...first, me: world.me, acts: { play: playAgainstRobots, sit, back: () => sit(world.me.name) } });
  document.title = say("page-title");
  scrollTo(0, 0);
}

function trouble(words) {
  const box = $(".trouble");
  box.textContent = words;
  box.hidden = !words;
}

/** Do what waits for the bot, if it runs. */
function begin() {
  if (world.running) for (const go of starts.splice(0)) go();
}

/** Show an error under the current column for FAILURE_STAYS. */
function complain(error) {
  const { note } = columns[front].composer;
  note.textContent = error.message;
  setTimeout(() => {
    if (note.textContent === error.message) note.textContent = "";
  }, FAILURE_STAYS);
}

/** Show what the address names: the columns of Bo for ?as=Bo, and otherwise the first screen. */
function follow() {
  const name = new URLSearchParams(location.search).get("as");
  if (!name) return showHome();
  if (world.me?.name !== name) connect(name);
  return ready.then(showRoom);
}

function goHome(event) {
  event.preventDefault();
  history.pushState({}, "", location.pathname);
  showHome();
}

recallLook();
await learn(new URLSearchParams(location.search).get("as") ?? whoLooks());
for (const kind of kinds) columns[kind] = new Column(kind, world, acts, new Composer(kind, world, acts));
fill($(".columns"), kinds.map((kind) => columns[kind].element));
fill(
  $(".tabs"),
  kinds.map((kind) => h("button", { type: "button", role: "tab", id: `tab-${kind}`, "aria-controls": `column-${kind}`, onclick: () => look(kind) })),
);
$(".tabs").addEventListener("keydown", (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const shown = kinds.filter((kind) => $(`#tab-${kind}`).offsetParent);
  look(shown[(shown.indexOf(front) + step + shown.length) % shown.length]);
  $(`#tab-${front}`).focus();
});
const drawSwitches = switchesPanel($("#switches"), world, (what) => live.ask(what).catch(complain), change);
$("#switches-button").addEventListener("click", () => {
  drawSwitches();
  $("#switches").showModal();
});
$("#games-button").addEventListener("click", goHome);
$("[data-home]").addEventListener("click", goHome);
addEventListener("popstate", follow);
document.addEventListener("visibilitychange", () => {
  if (kinds.map((kind) => world.me && columns[kind].read()).some(Boolean)) badges();
});
setInterval(tick, 1000);
follow();
