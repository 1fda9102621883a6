"""The big car of a hand: its bolted parts, its missing parts in pencil, and a mark where the heap's card
would go.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from bot.games.gear_head.board.inks import INK, ROUNDEL
from bot.games.gear_head.board.plan import CAR
from bot.games.gear_head.rules import components, model, scoring
from bot.render.drivers import put_driver
from bot.render.stage import Stage, Words
from bot.words.player_car import PlayerCar

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Panel:
    """The sprite of a Part's panel, and positions in the drawing of the car, in pixels. badge, value: its
    symbol and its number. name, room, ghost: its pencilled name, the maximum width of that name, and its
    pencilled symbol, which are drawn if the Part is missing.
    """

    sprite: str
    badge: Point
    value: Point
    name: Point
    room: int
    ghost: Point


PANELS: Final[Mapping[components.Part, Panel]] = {
    "Driveshaft": Panel("sill", (420, 434), (500, 434), (556, 438), 260, (378, 438)),
    "Fuel": Panel("tail", (116, 334), (212, 268), (222, 268), 200, (108, 336)),
    "Gearshift": Panel("door", (498, 356), (410, 358), (452, 382), 172, (452, 340)),
    "Battery": Panel("scuttle", (600, 350), (664, 288), (628, 376), 138, (628, 306)),
    "Pistons": Panel("bonnet", (754, 302), (978, 330), (826, 276), 200, (980, 340)),
}
"""The panels by Part, in the order in which they are drawn."""
NECK: Final = (452, 306)
WHEELS: Final = (238, 840)
AXLE: Final = 440
_STRIPED: Final = ("tail", "scuttle", "bonnet")

STARS: Final[dict[components.Part, tuple[int, int]]] = {
    "Driveshaft": (66, 52),
    "Battery": (20, -96),
    "Pistons": (56, 62),
}
"""The position of a new card's star relative to its number, for the Parts where the usual position would
cover the name of a missing part or the gauge.
"""


def bolted(view: model.View) -> dict[components.Part, components.Card]:
    """Return the best card in the hand for each Part on the car."""
    return {card.part: card for card in view.hand}


def spares(view: model.View) -> list[components.Card]:
    """Return the cards that are not on the car, in the order of Parts, the highest of a Part first. Of
    several equal best cards, one is on the car.
    """
    left = Counter(view.hand)
    left.subtract(bolted(view).values())
    return [
        card
        for card in sorted(left, key=lambda card: (components.PARTS.index(card.part), -card.value))
        for _ in range(left[card])
    ]


def bonus(view: model.View) -> int:
    """Return the bonus of the view's own car: the one that it got at the line, or the one that it would get
    for pulling up now.
    """
    at = view.line.index(view.seat) if view.seat in view.line else len(view.line)
    return scoring.pole_position(at + 1)


def gain(view: model.View) -> int:
    """Return the points that the top card of the heap would add to the car, without the bonus of a complete
    car. Raises IndexError if the heap is empty.
    """
    top = view.heap[-1]
    own = bolted(view).get(top.part)
    return max(0, top.value - (own.value if own else 0))


def car(stage: Stage, view: model.View) -> None:
    """Draw the car with the best parts of the hand. Missing parts are pencilled."""
    assert view.seat is not None
    best = bolted(view)
    mood = "grin" if len(best) == len(components.PARTS) else "oh"
    player_car = stage.player_car(view.seat)
    body(stage, player_car, best, (mood, "l"), (0, CAR))
    for part, panel in PANELS.items():
        if part in best:
            _part(stage, panel, best[part])
        else:
            _pencilled(stage, panel, part)
    _wheels(stage, best.get("Tires"))


def body(
    stage: Stage,
    player_car: PlayerCar,
    parts: Collection[components.Part],
    driver: tuple[str, str],
    at: Point,
    size: str = "",
    zoom: float = 1,
) -> None:
    """Draw the car with its driver, but without wheels. The panels of the given Parts are in the colour of
    the owner, and the others are pencilled. driver: the driver's mood and size. at: the top left corner of
    the car's drawing. size: the suffix of the names of the sprites. zoom: the scale of these sprites relative
    to the big car.
    """
    x, y = at
    stage.put(f"chassis{size}", x, y)
    stage.put(f"seat{size}", x, y)
    put_driver(stage, player_car, *driver, x + round(NECK[0] * zoom), y + round(NECK[1] * zoom))
    for part, panel in PANELS.items():
        if part not in parts:
            stage.put(f"{panel.sprite}-bare{size}", x, y)
            continue
        stage.put(f"{panel.sprite}-{player_car.colour}{size}", x, y)
        if player_car.striped and panel.sprite in _STRIPED:
            stage.put(f"{panel.sprite}-stripe{size}", x, y)
        stage.put(f"{panel.sprite}-lines{size}", x, y)
        if player_car.striped and panel.sprite == "tail":
            stage.put(f"wing{size}", x, y)


def _part(stage: Stage, panel: Panel, card: components.Card) -> None:
    stage.put(f"badge-{card.part}", panel.badge[0], panel.badge[1] + CAR)
    x, y = panel.value[0], panel.value[1] + CAR
    stage.put(f"value-{card.part}", x, y)
    stage.write(Words(str(card.value), 50, "Black", ROUNDEL), x, y, "m")


def _pencilled(stage: Stage, panel: Panel, part: components.Part) -> None:
    stage.put(f"ghost-{part}", panel.ghost[0], panel.ghost[1] + CAR)
    name = Words(_named(stage, part), 48, "Bold", INK, room=panel.room)
    stage.write(name, panel.name[0], panel.name[1] + CAR, "m")


def _wheels(stage: Stage, tires: components.Card | None) -> None:
    for x in WHEELS:
        stage.put("wheel" if tires else "stand", x, AXLE + CAR)
        if tires:
            if x == WHEELS[0]:  # one card is drawn as both wheels
                stage.write(Words(str(tires.value), 60, "Black", ROUNDEL), x, AXLE + CAR, "m")
        else:
            stage.write(Words(_named(stage, "Tires"), 48, "Bold", INK, room=126), x, AXLE + CAR - 24, "m")


def _named(stage: Stage, part: components.Part) -> str:
    return stage.say("gear-part", part=part.lower())


def starred(stage: Stage, card: components.Card) -> None:
    """Draw a star beside the number of the card that was just bolted on."""
    x, y = (WHEELS[1], AXLE) if card.part == "Tires" else PANELS[card.part].value
    right, down = STARS.get(card.part, (58, -50))
    stage.put("star", x + right, y + CAR + down)
    word = Words(stage.say("gear-picture-new"), 48, "Bold", INK, room=94)
    stage.write(word, x + right, y + CAR + down, "m")


def offered(stage: Stage, view: model.View) -> None:
    """Draw the points that the top card of the heap would add, if any, in the place for this card
    on the car.
    """
    if points := gain(view):
        part = view.heap[-1].part
        there = part in bolted(view)
        x, y = (
            (WHEELS[0], AXLE + (62 if there else 40))
            if part == "Tires"
            else PANELS[part].badge
            if there
            else PANELS[part].ghost
        )
        stage.put("tag", x, y + CAR)
        stage.write(Words(f"+{points}", 56, "Black", INK), x, y + CAR, "m")
