"""Renders a game as an animation, and as one sheet of stills."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Final

from PIL import Image

from bot.engine.game import AnyEvent, visible_events
from bot.locales.phrase import ENGLISH, Locale
from bot.render import picture
from bot.render.canvas import Backdrop, Scene, develop, png
from bot.render.palette import mapped
from bot.render.stage import Stage, Stamp, Thing, size
from bot.render.text import TextRun, fitted, measure
from bot.render.theme import BOARD, READABLE, SIGNAL, SLOT, STANDARD, TEXT, WIDTH, Theme
from bot.tables import replayed
from bot.tables.views import seated_names
from bot.title import AnyTitle

LINE: Final = 58
"""The distance between the baselines of two lines, in pixels."""


@lru_cache(maxsize=1_024)
def _wrapped(text: str, room: int, most: int) -> tuple[str, ...]:
    """Wrap the text into at most `most` lines of `room` pixels. The rest is cut off."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(lines) < most and measure(longer, READABLE, "Medium") > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return tuple(fitted(line, READABLE, "Medium", room) for line in lines)


FRAMES: Final = 60
"""The maximum number of frames in an animation."""
BYTES: Final = 4 * 1024 * 1024
"""The maximum size of an animation, in bytes."""
SHRUNK: Final = 2
"""The factor by which frames are smaller than the pictures of a table."""
SHEET: Final = 12
"""The maximum number of frames on a sheet."""
COLUMNS: Final = 2
_EACH, _FIRST, _HELD, _LAST, _BETWEEN = 700, 1_500, 2_800, 5_000, 90
"""The durations of an ordinary frame, the first one, the turning point, the last one, and a frame of motion,
in milliseconds.
"""
_WAY: Final = (0.35, 0.7)
"""The completed fractions of a motion that frames show."""
LINES: Final = 2
"""The maximum number of text lines about a turn."""
_MARGIN: Final = 24
_BAR: Final = 12
"""The height of the progress bar, in pixels."""
_STRIP: Final = Backdrop(WIDTH, _BAR + LINES * LINE + _MARGIN, BOARD, ())
_CLEAR: Final = b"\xff\x00\xfe"
"""The palette colour that stands for unchanged pixels. No theme uses it."""


@dataclass(frozen=True, slots=True)
class Reel:
    """A game to be rendered. pasts: the game, move by move. told: the text about each shown position, by the
    number of moves made up to it.
    """

    title: AnyTitle
    pasts: Sequence[replayed.Past]
    told: Mapping[int, str]
    theme: Theme = STANDARD
    locale: Locale = ENGLISH


def animation(reel: Reel) -> bytes:
    """Return the game as a GIF of at most FRAMES frames and BYTES bytes."""
    most, made = FRAMES, _made(reel, FRAMES)
    while len(made) > BYTES:
        most //= 2
        made = _made(reel, most)
    return made


def _made(reel: Reel, most: int) -> bytes:
    chosen = _chosen(reel, max(2, most * 2 // 3))
    scenes = [_scenes(reel, shot) for shot in chosen]
    moving = _moving(scenes, (most - len(chosen)) // len(_WAY))
    frames, times = list[Image.Image](), list[int]()
    for at, shot in enumerate(chosen):
        for each in (*moving.get(at, ()), scenes[at]):
            frames.append(_drawn(reel, shot, each, chosen[-1]))
        times += [_BETWEEN] * len(moving.get(at, ()))
        times.append(_LAST if shot is chosen[-1] else _HELD if shot.turning else _FIRST if not at else _EACH)
    frames = _fitted(reel, frames)
    colours = _codes(frames[0]) + _CLEAR
    for frame in frames:
        frame.putpalette(colours)
    first, *others = frames
    buffer = BytesIO()
    first.save(
        buffer,
        "GIF",
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        disposal=1,
        optimize=True,
        transparency=len(colours) // 3 - 1,
        palette=colours,
    )
    return buffer.getvalue()


def sheet(reel: Reel) -> bytes:
    """Return up to SHEET positions of the game on one sheet, in reading order, as a PNG."""
    frames = _frames(reel, _chosen(reel, SHEET))
    width, height = frames[0].size
    rows = -(-len(frames) // COLUMNS)
    whole = _empty(width * COLUMNS, height * rows, reel.theme, _codes(frames[0]))
    for at, frame in enumerate(frames):
        whole.paste(frame, (at % COLUMNS * width, at // COLUMNS * height))
    return png(whole)


@dataclass(frozen=True, slots=True)
class _Shot:
    """The content of a frame. past: the move after which the table is shown. events: the events of the turn.
    told: the text about them. turning: whether a winner took the lead for good in this turn.
    """

    past: replayed.Past
    events: tuple[AnyEvent, ...]
    told: str
    turning: bool = False


def _chosen(reel: Reel, most: int) -> list[_Shot]:
    """Return the contents of at most `most` frames. The first and the last position are included and, if
    `most` is at least 3, the turning point.
    """
    shots, before = list[_Shot](), -1
    for ply, told in reel.told.items():
        made = [past for past in reel.pasts if before < past.ply <= ply]
        events = tuple(event for past in made for event in past.events)
        shots.append(_Shot(made[-1], events, told))
        before = ply
    turning = _turning_point(reel, shots)
    if turning is not None:
        shots[turning] = replace(shots[turning], turning=True)
    if len(shots) <= most:
        return shots
    even = [at * (len(shots) - 1) // (most - 1) for at in range(most)]
    if turning is not None and turning not in even and most > 2:
        even[min(range(1, most - 1), key=lambda at: abs(even[at] - turning))] = turning
    return [shots[at] for at in even]


def _turning_point(reel: Reel, shots: Sequence[_Shot]) -> int | None:
    """Return the index of the frame in which the winner took the lead for good, or None if there is none to
    mark.
    """
    standing, outcome = reel.title.rules.standing, reel.title.rules.game.outcome(shots[-1].past.match.state)
    if standing is None or outcome is None:
        return None
    winner = outcome.places.index(1)
    behind = [at for at, shot in enumerate(shots[:-1]) if standing(shot.past.match.state)[winner] != 1]
    return behind[-1] + 1 if behind and behind[-1] + 2 < len(shots) else None


def _frames(reel: Reel, chosen: Sequence[_Shot]) -> list[Image.Image]:
    return _fitted(reel, [_drawn(reel, shot, _scenes(reel, shot), chosen[-1]) for shot in chosen])


def _moving(scenes: Sequence[Sequence[Scene | Stage]], most: int) -> dict[int, list[list[Scene | Stage]]]:
    """Return the frames of motion, by the index of the frame that they precede. At most `most` frames are
    preceded by motion.
    """
    ways = {
        at: sum(travelled(old, new) for old, new in zip(before, after, strict=False))
        for at, (before, after) in enumerate(pairwise(scenes), 1)
        if len(before) == len(after)
    }
    far = sorted((at for at, way in ways.items() if way), key=lambda at: -ways[at])
    return {
        at: [
            [between(old, new, share) for old, new in zip(scenes[at - 1], scenes[at], strict=True)]
            for share in _WAY
        ]
        for at in far[:most]
    }


def _fitted(reel: Reel, drawn: Sequence[Image.Image]) -> list[Image.Image]:
    width, height = (max(each.size[side] for each in drawn) for side in (0, 1))
    codes = _codes(drawn[0])
    return [_laid([each], _empty(width, height, reel.theme, codes)) for each in drawn]


def _scenes(reel: Reel, shot: _Shot) -> Sequence[Scene | Stage]:
    game = reel.title.rules.game
    view, seen = game.view(shot.past.match.state, None), visible_events(game, shot.events, None)
    names = seated_names(shot.past.players)
    return [*reel.title.board.painter.scenes(view, names, seen, reel.locale)]


def _drawn(reel: Reel, shot: _Shot, scenes: Sequence[Scene | Stage], last: _Shot) -> Image.Image:
    theme, done = reel.theme, shot.past.ply / max(last.past.ply, 1)
    pictures = [picture(each, theme) for each in scenes]
    codes, drawn = _codes(pictures[0]), [_strip(shot.told, done, theme), *pictures]
    small = [mapped(each.convert("RGB").reduce(SHRUNK), codes) for each in drawn]
    width, height = small[0].width, sum(each.height for each in small)
    return _laid(small, _empty(width, height, theme, codes))


def _strip(told: str, done: float, theme: Theme) -> Image.Image:
    scene = Scene(_STRIP)
    scene.fill(0, 0, WIDTH, _BAR, SLOT)
    if done:
        scene.fill(0, 0, round(WIDTH * done), _BAR, SIGNAL)
    lines = _wrapped(told, WIDTH - 2 * _MARGIN, LINES)
    top = _BAR + _MARGIN // 2 + (LINES - len(lines)) * LINE // 2
    for at, line in enumerate(lines):
        run = TextRun(text=line, size=READABLE, weight="Medium", ink=TEXT, ground=BOARD)
        scene.write(run, _MARGIN, top + at * LINE + LINE // 2)
    return develop(scene, theme)


def _codes(picture: Image.Image) -> bytes:
    return bytes(picture.getpalette() or ())


def _empty(width: int, height: int, theme: Theme, codes: bytes) -> Image.Image:
    canvas = mapped(Image.new("RGB", (1, 1), theme(BOARD)), codes).resize((width, height))
    canvas.putpalette(codes)
    return canvas


def _laid(pictures: Sequence[Image.Image], canvas: Image.Image) -> Image.Image:
    top = 0
    for each in pictures:
        canvas.paste(each, (0, top))
        top += each.height
    return canvas


# motion between two pictures of a table: cars drive, pawns walk, and new cards fly in

MOVERS: Final = ("racer-", "car-", "pawn-", "token-")
"""The prefixes of the sprites that drive or walk."""
FAR: Final = 40
"""The length of the shortest motion that is shown, in pixels."""
ABOVE: Final = 60
"""The maximum distance, in pixels, between the top of a mover and the middle of a sprite that moves with
it.
"""
CARDS: Final = ("card-", "paper-", "rule-")
BELOW: Final = 300
"""The distance below its final position at which a new card starts, in pixels."""
Way = tuple[int, int, int, int, int, int]
"""A motion: the box of a sprite in the later picture (left, top, right, bottom), and the distance that it
moved to the right and down, in pixels.
"""


def between(before: Scene | Stage, after: Scene | Stage, share: float) -> Scene | Stage:
    """Return the later picture with its changes still in motion, or unchanged if the grounds or the parts
    differ. share: the completed fraction of the motions, from 0 to 1.
    """
    if not (isinstance(before, Stage) and isinstance(after, Stage) and _show_the_same(before, after)):
        return after
    ways = list(_ways(before, after))
    marks = []
    for item, x, y in after.marks:
        width, height = size(after.world, item)
        middle = x + width // 2, y + height // 2
        right, down = next((way[4:] for way in ways if _on(way, middle)), (0, 0))
        marks.append((item, x - round(right * (1 - share)), y - round(down * (1 - share))))
    return replace(after, marks=marks)


def travelled(before: Scene | Stage, after: Scene | Stage) -> int:
    """Return the total length of all motions between two pictures, in pixels, or 0 if the grounds or the
    parts differ.
    """
    if not (isinstance(before, Stage) and isinstance(after, Stage) and _show_the_same(before, after)):
        return 0
    return sum(abs(right) + abs(down) for *_, right, down in _ways(before, after))


def _show_the_same(before: Stage, after: Stage) -> bool:
    return (before.ground, before.part) == (after.ground, after.part)


def _on(way: Way, middle: tuple[int, int]) -> bool:
    left, top, right, bottom = way[:4]
    return left <= middle[0] <= right and top - ABOVE <= middle[1] <= bottom


def _ways(before: Stage, after: Stage) -> Iterator[Way]:
    """Yield the motions of at least FAR pixels between two pictures."""
    old, new = _once(before), _once(after)
    for name, (x, y) in new.items():
        width, height = size(after.world, Stamp(name))
        right, down = 0, 0
        if name in old and name.startswith(MOVERS):
            right, down = x - old[name][0], y - old[name][1]
        elif name.startswith(CARDS) and Stamp(name) not in {item for item, _, _ in before.marks}:
            down = -BELOW
        if abs(right) + abs(down) >= FAR:
            yield x, y, x + width, y + height, right, down


def _once(stage: Stage) -> dict[str, tuple[int, int]]:
    stamps: list[tuple[Thing, int, int]] = [mark for mark in stage.marks if isinstance(mark[0], Stamp)]
    count = Counter(item for item, _, _ in stamps)
    return {item.name: (x, y) for item, x, y in stamps if isinstance(item, Stamp) and count[item] == 1}
