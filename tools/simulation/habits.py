"""How often the people of an evening do each thing, and which buttons they use for it."""

from __future__ import annotations

from collections.abc import Mapping

OFTEN: Mapping[str, int] = {
    "table show": 2,
    "league close": 3,
    "settings": 8,
    "server": 3,
    "daily": 2,
    "practice robots": 2,
    "practice puzzles": 2,
    "paddock": 4,
    "table end": 3,
}
"""Commands that are typed more often than others, each with how many times as often."""
SURE = ("table leave", "table end", "league close")
"""Commands that ask for a confirmation."""
TYPED = 20
"""The most moves that one typed text can make. A path across the whole grid takes thirteen."""
SEARCHES = 99
"""More moves than any choice makes that goes on by itself."""
ALONE = (
    *("daily", "deal", "share", "best", "lessons", "teach", "lesson", "practise", "again"),
    *("play", "tap"),
    *("review", "moment", "retry", "attempt", "whatif", "puzzles", "nextpuzzle", "solve"),
)
"""Buttons of a person who plays alone."""
OF_HOSTS = ("start", "seats", "level", "add", "drop", "callup")
"""Buttons of a lobby that only its host can press."""
CIRCUIT = ("league", "newcircuit", "playfor", "playfor", "cupplan")
"""The buttons by which a person opens a circuit, plays a game for it, and perhaps plans a cup."""
MOVES = ("play", "tap", "undo", "undoall")
"""Buttons whose press can be a move, or undo one."""
ANSWERS = (("accept",), ("decline",), ("dontask", "shun"))
"""The buttons by which a challenged person answers. Each group is one answer."""
REVIEW = ("wait 60", "moment", "retry", "attempt", "whatif")
"""Buttons of an open review, in the order in which they are pressed once it is there."""
LOOKS_BACK = ("run", "halt", "page", "extras", "spread", "check", "redeal")
"""Buttons of a look back at a game, in the order in which they are pressed."""
FILM = ("run", "halt", "run")
"""Buttons of an open film, in the order in which they are pressed."""
NAPS = (*(1, 5, 20, 46, 91, 95, 200, 700) * 5, *(950, 1_300, 3_700) * 2, 7_300, 44_000, 87_000)
_NIGHTS = (
    ("nightannounce", "nightin", "nightmaybe", "nightremind", "nightmanage"),
    ("nightmore", "nightset", "nightset", "nightmanage", "nightannounce", "nightin", "nightmanage"),
    ("nightwhen", "nightannounce", "nightin", "nightout", "nightin"),
)
CUP = (
    *("nightmore", "nightset seats 2", "nightset fill 4", "nightset follows called", "nightmanage"),
    *("nightannounce", "wait 2", "nightin", "nightmanage", "nightstart", "wait 2", "nighthere"),
    *("nightmanage", "nightstart", "wait 12", "nightturn", "nightstandings", "nightpairings", "nightturn"),
    *("wait 600", "nightturn", "nightround", "wait 12", "nightpairings", "nightpairings"),
)
PLANS = (*_NIGHTS, *_NIGHTS[1:], CUP, _NIGHTS[0])
"""The buttons that a manager presses to plan a race night, with choices and waits: as it is offered, perhaps
as a cup, or at another time. Sometimes it is a small cup with three robots that reaches its second round.
"""
