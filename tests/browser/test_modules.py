"""Tests of the page's own modules: Markdown, and parsing a line with a slash command."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.stand import DESK, Window

_DRAW = """async (text) => {
    const { markdown } = await import("/markdown.js");
    const world = { me: { id: "1" }, personName: () => "Ann", channelName: () => "paddock" };
    const box = document.createElement("div");
    box.append(...markdown(text, world));
    return box.innerHTML;
}"""
_SUGGEST = """async (line) => {
    const { suggest, flatten } = await import("/commands.js");
    const pace = { type: 3, name: "pace", description: "", choices: [{ name: "live", value: "live" }] };
    const cards = { type: 3, name: "cards", description: "Which", required: true };
    const start = { type: 1, name: "start", description: "", options: [pace] };
    const peek = { type: 1, name: "peek", description: "", options: [cards] };
    const scrap = { name: "scrap", type: 1, offered: ["channel"], options: [start, peek] };
    const all = flatten([scrap], "channel");
    return suggest(line, all, []).items.map((item) => item.line);
}"""

_WRONG = """async (many) => {
    const { flatten, parse, read } = await import("/commands.js");
    const choices = Array.from({ length: many }, (_, at) => ({ name: `game ${at + 1}`, value: `${at}` }));
    const game = { type: 3, name: "game", description: "Which", choices };
    const all = flatten([{ name: "start", type: 1, offered: ["channel"], options: [game] }], "channel");
    const line = "/start game:chess";
    return read(line, parse(line, all), { people: [], roles: [] }, new Map()).wrong;
}"""


def test_markdown_is_drawn_as_discord_draws_it(window: Callable[..., Window]) -> None:
    page = window("Ann", DESK).page
    drawn = {
        "**a** *b* __c__ ~~d~~ `e`": "<strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code>",
        "snake_case_name": "snake_case_name",
        r"\*not bold\*": "*not bold*",
        "<img src=x>": "&lt;img src=x&gt;",
        "<@1>": '<button type="button" class="mention me" data-user="1">@Ann</button>',
        "**it's \\*x\\***": "<strong>it's *x*</strong>",
    }
    for text, html in drawn.items():
        assert page.evaluate(_DRAW, text) == f'<div class="line">{html}</div>'
    assert page.evaluate(_DRAW, "# Big\n-# small") == '<h3>Big</h3><p class="subtext">small</p>'
    lists = '<ul><li>a<ul><li>b</li></ul></li></ul><ol start="3"><li>c</li></ol>'
    assert page.evaluate(_DRAW, "- a\n  - b\n3. c") == lists
    assert page.evaluate(_DRAW, "> a\n> b\nc") == (
        '<blockquote><div class="line">a\nb</div></blockquote><div class="line">c</div>'
    )
    assert page.evaluate(_DRAW, "[x](javascript:alert(1))").startswith('<div class="line">[x](javascript')


def test_a_line_offers_what_can_come_next(window: Callable[..., Window]) -> None:
    page = window("Ann", DESK).page
    offered = {
        "/scr": ["/scrap peek cards:", "/scrap start "],
        "/scrap start ": ["/scrap start pace:"],
        "/scrap start pace:": ["/scrap start pace:live "],
        "/scrap start pace:live ": [],
        "/scrap peek B4": [],
    }
    assert {line: page.evaluate(_SUGGEST, line) for line in offered} == offered


def test_whoever_writes_what_is_not_in_a_short_list_reads_its_choices(window: Callable[..., Window]) -> None:
    page = window("Ann", DESK).page
    eight = ", ".join(f"game {at}" for at in range(1, 8))
    told = {1: "game 1", 3: "game 1, game 2 or game 3", 8: f"{eight} or game 8", 9: "one from the list"}
    assert {many: page.evaluate(_WRONG, many) for many in told} == {
        many: f"game must be {words}." for many, words in told.items()
    }
