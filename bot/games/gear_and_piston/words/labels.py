"""Gear & Piston's buttons and menus."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.values import kind_of
from bot.games.gear_and_piston.rules import (
    actions as act,
    components,
    course,
    model,
    outlook,
    placing,
    scrap,
    showing,
    yard,
)
from bot.games.gear_and_piston.rules.car import Car, at, built, dismantled, merged, replaced
from bot.games.gear_and_piston.words import description, effects, terms
from bot.locales.phrase import Phrase, Text
from bot.words import Composite, Label, Lines

BUTTONS = 3
"""The maximum number of opponents with a button each for spying on them. If there are more, there is a
menu.
"""
FEW_PARTS = 2
"""The maximum number of different face-up Junk parts at which drawing only one part is not behind *More*."""


def label(action: act.Action, view: model.View, names: Sequence[str]) -> Label:
    """Return the label of an action."""
    match action:
        case act.Place(location):
            return _place(view, location)
        case act.Discard(part):
            return Label(_short(part), emoji=showing.emoji(part))
        case act.Done():
            return _done(view)
        case act.Spy() | act.Visit() | act.Muscle() | act.Return():
            return _scheme(action, view, names)
        case act.Steal(part) | act.Keep(part) | act.Pocket(part):
            return _part(view, part)
        case act.Take(part, shelf):
            return _part(view, part, menu=shelf != "yard")
        case act.Draw():
            crowded = _can_find_two(view) and len(set(view.yard)) > FEW_PARTS
            return Label(Phrase("piston-draw"), emoji="stack", rare=crowded)
        case act.Build() | act.Dismantle() | act.Upgrade() | act.Merge() | act.Undo():
            return _work(action, view)
        case act.Patch(placement):
            return _patch(outlook.own_car(view), placement)
        case act.Mend():
            return _mend(view)


def composites(view: model.View, names: Sequence[str]) -> Sequence[Composite]:
    """Return the combined choices: a whole Workshop turn, two Junk parts, or one part of the Black Market
    with the others put back.
    """
    if view.seat is None or view.seat not in view.awaited:
        return ()
    match view.phase:
        case "working":
            return tuple(_whole_turn(view))
        case "scavenging" if _can_find_two(view):
            return tuple(_two_finds(view))
        case "dealing" if len(view.seen) == components.LOOK:  # otherwise only one way to put them back
            return tuple(_kept(view))
        case _:
            return ()


def _can_find_two(view: model.View) -> bool:
    """Return whether the seat can still take two Junk parts, one of them unseen."""
    first = view.phase == "scavenging" and view.pick < yard.MOST
    return first and components.HAND - len(view.hand) >= yard.MOST and view.junk_left


def _whole_turn(view: model.View) -> Iterator[Composite]:
    made, car = outlook.best_turn(view)
    if made:
        parts = Counter(showing.kind(each.part) for each in made if isinstance(each, act.Build))
        others = Counter(kind_of(each) for each in made if not isinstance(each, act.Build))
        gain = showing.signed(max(0, effects.effect(view, car).points))
        text = Phrase("piston-whole-turn", only="no" if others else "builds", count=len(made), **gain)
        changes = [Phrase("piston-changes", kind=kind, count=count) for kind, count in others.items()]
        note = Phrase("piston-whole-turn.note", done=[*terms.several(parts.items()), *changes])
        yield Composite(Label(text, strong=True, note=note), (*made, act.Done()))


def _two_finds(view: model.View) -> Iterator[Composite]:
    best = outlook.best_find(view)
    if isinstance(best, act.Take):
        gain = Phrase("piston-signed", **showing.signed(effects.best_effect(view, best.part).points))
        text = Phrase("piston-find-two", kind=showing.kind(best.part))
        both = Phrase("piston-label-gain", label=text, gain=gain)
        label = Label(both, note=Phrase("piston-find-two.note"), emoji=showing.emoji(best.part))
        yield Composite(label, (best,), outlook.second_find)
    yield Composite(Label(Phrase("piston-draw-two"), emoji="stack"), (act.Draw(),), outlook.second_draw)


def _kept(view: model.View) -> Iterator[Composite]:
    """Yield a choice for each part to keep, with the others put back in their order."""
    for part in dict.fromkeys(view.seen):
        back = act.Return("top", course.without(view.seen, part))
        yield Composite(_part(view, part), (act.Pocket(part), back), instead=True)


def _short(part: components.Part) -> Phrase:
    return terms.named(part, "piston-button-part")


def _part(view: model.View, part: components.Part, *, menu: bool = False) -> Label:
    """Return the label of a part, with the points that it brings in its best cell. menu: whether it is in the
    menu of New parts.
    """
    brings = effects.best_effect(view, part)
    if menu:
        return _choice(_short(part), Phrase("piston-take"), brings, part)
    gain = Phrase("piston-signed", **showing.signed(brings.points))
    return Label(Phrase("piston-label-gain", label=_short(part), gain=gain), emoji=showing.emoji(part))


def _choice(
    text: Text,
    menu: Phrase,
    brings: effects.Effect,
    part: components.Part | None,
    group: Text = "",
) -> Label:
    picture = showing.emoji(part) if part else ""
    note, order = brings.note, brings.order
    return Label(text, kind=menu, group=group, menu=True, note=note, order=order, emoji=picture)


def _location(location: str) -> Phrase:
    return Phrase("piston-location", location=showing.key(location))


def _place(view: model.View, location: components.Location) -> Label:
    open_sites = [site.location for site in view.sites if None in site.tokens]
    worth = {each: placing.promised(view, each, outlook.gain) for each in open_sites}
    best, *others = sorted(worth, key=lambda each: -worth[each])
    if location not in (best, *others[:1]):
        return Label(_location(location), weak=True)
    text = Phrase("piston-place-brings", location=showing.key(location), points=round(worth[location]))
    return Label(text, strong=location == best, note=_trade(view, location))


def _trade(view: model.View, location: str) -> Phrase:
    """Return the note about the gain from a token at the location, and about the space left to the next
    player.
    """
    site = next(each for each in view.sites if each.location == location)
    space = site.tokens.index(None) + 1
    full = space == len(site.tokens)
    kind = "none" if full else "actions" if location == "workshop" else "draws" if site.worth else "pick"
    left = site.worth[space] if site.worth and not full else 0
    which = Phrase("place", place=space + 1)
    return Phrase("piston-trade", gives=_gives(view, location), kind=kind, which=which, left=left)


def _gives(view: model.View, location: str) -> Phrase:
    """Return the phrase for the gain from the first free space of the location."""
    site = next(each for each in view.sites if each.location == location)
    space, coming = site.tokens.index(None), yard.coming(view, outlook.own_seat(view))
    room = components.HAND - len(view.hand) - coming
    if location in ("patent office", "junk yard") and room <= 0:
        return Phrase("piston-gives-full")
    match location:
        case "patent office":
            parts = len(view.office) + len(view.fading)
            return Phrase("piston-gives-patent-office", place=space + 1, parts=parts)
        case "junk yard" if site.worth:
            return Phrase("piston-gives-junk-yard-draws", draws=site.worth[space], most=room)
        case "junk yard":
            return Phrase("piston-gives-junk-yard", place=space + 1, most=room)
        case "workshop":
            held, actions = min(components.HAND, len(view.hand) + coming), site.worth[space]
            own = outlook.own_seat(view)
            before = sum(worth for worth, seat in zip(site.worth, site.tokens, strict=True) if seat == own)
            if held <= before:
                kind = "spare" if held else "bare"
                return Phrase(f"piston-gives-workshop-{kind}", actions=actions)
            return Phrase("piston-gives-workshop", actions=actions, blueprints=held - before)
        case _:
            return Phrase("piston-gives-back-alley")


def _done(view: model.View) -> Label:
    if view.phase == "discarding":
        return Label(Phrase("piston-keep-all"))
    idle = view.phase == "working" and not (view.left and view.hand)
    return Label(Phrase("piston-done"), strong=idle, weak=not idle)


def _scheme(
    action: act.Spy | act.Visit | act.Muscle | act.Return, view: model.View, names: Sequence[str]
) -> Label:
    match action:
        case act.Spy(victim):
            if len(view.held) - 1 <= BUTTONS:
                return Label(Phrase("piston-spy-on", name=names[victim]))
            held = Phrase("piston-blueprints", blueprints=view.held[victim])
            return Label(names[victim], kind=Phrase("piston-spy"), menu=True, note=held)
        case act.Visit():
            return Label(Phrase("piston-visit"), note=Phrase("piston-visit.note"))
        case act.Muscle():
            return _muscle(action, view)
        case act.Return(side, order):
            first = "same" if len(set(order)) < 2 else "left" if order == view.seen else "right"
            return Label(Phrase("piston-return", side=side, first=first))


def _muscle(action: act.Muscle, view: model.View) -> Label:
    site = next(each for each in view.sites if each.location == action.location)
    old, new = (Phrase("place", place=each + 1) for each in (action.space, action.to))
    text = Phrase("piston-muscle-to", location=showing.key(action.location), old=old, new=new)
    menu, note = Phrase("piston-muscle"), _moved(site, action.space, action.to)
    return Label(text, kind=menu, group=_location(action.location), menu=True, note=note)


def _moved(site: model.Site, old: int, new: int) -> Text:
    if site.location == "workshop" and new == sum(owner is not None for owner in site.tokens) - 1:
        return Phrase("piston-muscle-first")
    if site.worth and site.worth[old] != site.worth[new]:
        where = showing.key(site.location)
        return Phrase("piston-muscle-worth", location=where, worth=site.worth[new], before=site.worth[old])
    return ""


def _work(action: act.Build | act.Dismantle | act.Upgrade | act.Merge | act.Undo, view: model.View) -> Label:
    car = outlook.own_car(view)
    match action:
        case act.Build(part, cell):
            text = Phrase("piston-at", part=_short(part), cell=terms.cell_name(car, cell))
            brings = effects.effect(view, built(car, cell, part))
            return _choice(text, menu=Phrase("piston-build"), brings=brings, part=part, group=_short(part))
        case act.Dismantle(cell):
            old = at(car, cell)
            assert old is not None  # legal actions name only existing parts
            text = Phrase("piston-dismantle", cell=terms.cell_name(car, cell), kind=showing.kind(old))
            return _change(view, text=text, after=dismantled(car, cell), part=old, group=cell.row)
        case act.Upgrade(cell, part):
            text = Phrase("piston-upgrade", cell=terms.cell_name(car, cell), part=_short(part))
            return _change(view, text=text, after=replaced(car, cell, part), part=part, group=cell.row)
        case act.Merge(offset):
            text = Phrase("piston-merge-as", letter=showing.letter(car, offset))
            return _change(view, text=text, after=merged(car, offset), part=None, group="merge")
        case act.Undo():
            return Label(Phrase("piston-undo"), weak=True, again=True)


def _change(view: model.View, text: Phrase, after: Car, part: components.Part | None, group: str) -> Label:
    menu = Phrase("piston-change", phase=view.phase)
    return _choice(
        text,
        menu=menu,
        brings=effects.effect(view, after),
        part=part,
        group=Phrase("piston-change-group", group=group),
    )


def _patch(car: Car, placement: scrap.Placement) -> Label:
    cell, type, colour = placement
    rank, offer = next(found for found in enumerate(scrap.offers(car)) if found[1].placement == placement)
    as_part = components.Part("scrap", type, colour, cell.row)
    note = Phrase("piston-patch-left", left=offer.left)
    if offer.covers:
        note = Phrase("piston-patch-over", left=offer.left, part=terms.named(offer.covers))
    menu, group = Phrase("piston-patch"), Phrase("piston-patch-as", kind=showing.kind(as_part))
    name, picture = terms.cell_name(car, cell), showing.emoji(as_part)
    full = Phrase("choice", group=group, choice=name)
    return Label(name, kind=menu, group=group, steps=True, note=note, order=rank, emoji=picture, full=full)


def _mend(view: model.View) -> Label:
    plan = outlook.proposal(view)
    if plan is None:
        return Label(Phrase("piston-mend"), strong=True)
    return Label(
        Phrase("piston-mend-span", span=description.span(plan)),
        strong=True,
        note=description.proposed(view, plan),
    )


def option_lines(options: model.Options) -> Lines:
    """Return the lobby's lines about the investors and Jump Row."""
    investors = Phrase("piston-investors", investors=options.investors)
    return [investors, Phrase("piston-jump-row")] if options.jump_row else [investors]
