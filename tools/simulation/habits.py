"""The frequencies of the commands that the people of an evening type, and the buttons that they press."""

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
"""The commands that are typed more often than the others, and how many times as often."""
SURE = ("table leave", "table end", "league close")
"""The commands that ask for confirmation."""
TYPED = 20
"""The maximum number of moves that one typed text can make."""
SEARCHES = 99
"""More moves than any choice that continues automatically can make."""
ALONE = (
    *("daily", "deal", "share", "best", "lessons", "teach", "lesson", "practise", "again"),
    *("play", "tap"),
    *("review", "moment", "retry", "attempt", "whatif", "puzzles", "nextpuzzle", "solve"),
)
"""The buttons of a person who plays alone."""
OF_HOSTS = ("start", "seats", "level", "add", "drop", "callup")
"""The buttons of a lobby that only its host can press."""
CIRCUIT = ("league", "newcircuit", "playfor", "playfor", "cupplan")
"""The buttons with which a person opens a circuit, plays a game for it, and possibly plans a cup."""
MOVES = ("play", "tap", "undo", "undoall")
"""The buttons with which a move can be made or undone."""
ANSWERS = (("accept",), ("decline",), ("dontask", "shun"))
"""The buttons with which a challenged person answers. Each group is one answer."""
REVIEW = ("wait 60", "moment", "retry", "attempt", "whatif")
"""The buttons of an open review, in the order in which they are pressed."""
LOOKS_BACK = ("run", "halt", "page", "extras", "spread", "check", "redeal")
"""The buttons of a look back at a game, in the order in which they are pressed."""
FILM = ("run", "halt", "run")
"""The buttons of an open film, in the order in which they are pressed."""
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
"""The buttons that a manager presses to plan a race night or a cup, with choices and waits."""
