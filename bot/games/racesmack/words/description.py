"""The table of Racesmack in words, the most important lines first."""

from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.racesmack.rules import components, judging, model, phrases
from bot.games.racesmack.words import rounds, story
from bot.locales.phrase import Phrase, Text
from bot.words import Lines, shortened

NAME = 14
"""The maximum length of a name in texts that name all players often, in characters."""
SPOKEN = 12
"""The maximum length of a name in an alt text, in characters."""
NAMED = 2
"""The maximum number of players that a headline names."""


def headline(view: model.View, names: Sequence[str]) -> Text:
    """Return the headline: whose turn it is, or who won."""
    if view.places:
        return _won(view, names)
    if view.seat in view.awaited:
        return Phrase("smack-your-turn", round=view.round)
    if len(view.awaited) == len(view.races):
        return Phrase("smack-everyone", round=view.round, phase=view.phase)
    if len(view.awaited) > NAMED:
        return Phrase("smack-waiting-many", round=view.round, count=len(view.awaited))
    return Phrase("smack-waiting", round=view.round, names=[names[seat] for seat in view.awaited])


def _won(view: model.View, names: Sequence[str]) -> Phrase:
    best = [seat for seat, place in enumerate(view.places) if place == 1]
    standing, you = view.races[best[0]], view.seat in best
    cards = len(standing.row) + len(standing.rules)
    if len(best) > 1:
        others = [names[seat] for seat in best if seat != view.seat]
        return Phrase("smack-tied", you=you, names=others, points=cards)
    name = names[best[0]]
    if not view.winners or standing.finish is None:
        return Phrase("smack-won-cards", you=you, name=name, points=cards)
    # the number of cards in the row, not the number that the goal needs, which is shown above the row
    met = (
        components.Length(len(standing.row))
        if isinstance(standing.finish, components.Length)
        else standing.finish
    )
    return Phrase("smack-won-goal", you=you, name=name, goal=phrases.goal(met, ".short"))


def decided(view: model.View, names: Sequence[str]) -> Text | None:
    """Return the sentence about the Rules Card whose goal decided the game, or None if no goal was met."""
    if not view.winners:
        return None
    best = view.places.index(1)
    number = max(card.number for card in view.races[best].rules)
    return Phrase("smack-decided", you=view.seat == best, name=names[best], number=number)


def over(view: model.View, names: Sequence[str]) -> Text | None:
    """Return the sentence that says why the game is over, or None in a player's view if a goal was met,
    because `decided` says it there.
    """
    if view.winners:
        return decided(view, names) if view.seat is None else None
    empty = [names[seat] for seat, held in enumerate(view.held) if not held]
    if empty:
        return Phrase("smack-over-empty", names=empty)
    return Phrase("smack-over-barren", rounds=components.BARREN)


def prompt(view: model.View, names: Sequence[str]) -> Text:
    """Return the prompt for the view's seat or, for a spectator, for all seats that must act. It is "" if
    there is none.
    """
    if view.places or (view.seat is not None and view.seat not in view.awaited):
        return ""
    if view.seat is None:
        return "" if view.phase in ("settling", "revealing") else _do(view)
    owed = view.owed[view.seat]
    if owed is not None:
        return _asked(owed, view)
    if view.phase == "picking" and view.last is not None:
        last = phrases.own_round(view.last, view.seat)
        if view.last.extra and view.seat == view.last.fastest:
            last = Phrase("smack-with-leftovers", last=last, count=len(view.last.extra))
        return Phrase("smack-now", last=last, todo=_do(view))
    return _do(view)


def _do(view: model.View) -> Phrase:
    if view.phase == "picking":
        return _pick(view)
    if view.phase != "tapping":
        return Phrase("smack-do", phase=view.phase)
    held = judging.verdict(view.circle, view.default, view.options)
    return Phrase("smack-do", phase="hopeless" if judging.hopeless(view.circle, held) else "tapping")


def _pick(view: model.View) -> Phrase:
    """Return the prompt to pick a card, with the seat's goal and how far away it is. Without a goal, it says
    that only a Rules Card can win, if there is one in the hand.
    """
    if view.seat is None:
        return Phrase("smack-pick-in-secret")
    standing = view.races[view.seat]
    if standing.finish is not None:
        left = standing.need - standing.have
        return Phrase("smack-pick-goal", goal=phrases.goal(standing.finish, ".short"), left=left)
    has_rules = any(isinstance(each, components.RulesCard) for each in view.hand)
    return Phrase("smack-pick-goal.none") if has_rules else Phrase("smack-do", phase="picking")


def _asked(owed: model.Owed, view: model.View) -> Phrase:
    if owed.decision == "adopt":
        assert isinstance(owed.card, components.RulesCard)
        draft = view.options.edition == "draft"
        if owed.others and draft:
            return Phrase("smack-keep-one", count=len(owed.others) + 1)
        # only the goal of a card in a row matters, not its rule
        goal = phrases.goal(owed.card.finish, ".short")
        return Phrase("smack-swap-card" if draft else "smack-take-card", number=owed.card.number, goal=goal)
    if owed.decision == "penalty":
        return _at_fault(view, Phrase("smack-choose-penalty"))
    if owed.decision == "race":
        return _at_fault(view, Phrase("smack-lose-row", left=owed.left))
    return Phrase("smack-place-card" if owed.decision == "place" else "smack-lose-hand", left=owed.left)


def _at_fault(view: model.View, todo: Phrase) -> Phrase:
    """Return the prompt for a seat that has to pay, with the reason for it. todo: the sentence about the
    payment.
    """
    last = view.last
    wrong = last is None or any(tap.seat == view.seat and not tap.jinxed for tap in last.taps)
    if wrong or last is None or view.seat is None:
        return Phrase("smack-wrong-card", todo=todo)
    return Phrase("smack-now", last=phrases.own_round(last, view.seat), todo=todo)


def why(view: model.View) -> Text | None:
    """Return the sentence that tells a beginner which cards are correct, or None if there is none for the
    rule.
    """
    held_by = judging.verdict(view.circle, view.default, view.options)
    if held_by.source in ("card", "highest"):
        bare = isinstance(held_by.rule, components.Neighbours) and held_by.rule.relation == "nothing"
        id = f"smack-why-rule{'-bare' if bare else ''}"
        return Phrase(id, number=held_by.numbers[-1], rule=phrases.rule(held_by.rule))
    plain = held_by.rule == components.Frequency("shape", "most") and not view.options.tiebreaker
    return Phrase("smack-why-shapes") if plain else None


def round_of(view: model.View) -> Text:
    """Return the name of the part of the game that a view shows: its round."""
    return Phrase("smack-round", round=view.round)


def describe(view: model.View, names: Sequence[str]) -> Lines:
    """Return the view in words, the most important lines first."""
    names = shortened(names, NAME)
    judged = rounds.result(view.last, names, view.seat) if view.last is not None else []
    if view.places:
        order = sorted(range(len(view.places)), key=lambda seat: view.places[seat])
        placed = [
            Phrase("smack-place-line", place=view.places[seat], row=_row(view, names, seat)) for seat in order
        ]
        return [headline(view, names), *placed, *judged]
    if view.last is not None and not view.circle:
        judged = [*judged, Phrase("smack-shown", cards=story.lying(view.last.circle))]
    return [
        headline(view, names),
        *([todo] if (todo := prompt(view, names)) else []),
        *_own(view),
        *_circle(view, names),
        *_rule(view, names),
        *([] if view.circle else judged),
        Phrase("smack-deck", points=view.deck, name=names[view.starter]),
        Phrase("smack-order"),
        *(line for seat in range(len(view.races)) for line in _player(view, names, seat)),
        *([Phrase("smack-out-of-game", cards=phrases.several(view.discards))] if view.discards else []),
    ]


def _rule(view: model.View, names: Sequence[str]) -> Iterator[Text]:
    if view.phase == "settling":
        return
    rule = phrases.rule(view.default)
    if view.blind:
        yield _revealed(view, rule)
    else:
        racing = "-racing" if view.racing else ""
        highest = view.options.noise_cancelling or view.options.edition == "published"
        card = phrases.named(view.racing) if view.racing else ""
        yield Phrase(f"smack-default{racing}{'-highest' if highest else ''}", rule=rule, card=card)
    if view.jinxed:
        yield Phrase("smack-jinxed", names=story.called(view.jinxed, names, view.seat))


def _revealed(view: model.View, rule: Phrase) -> Phrase:
    """Return the line about the rule of an After You round."""
    if view.phase not in ("tapping", "aiming"):
        return Phrase("smack-default-reveal", rule=rule)
    tops = (laid.cards[-1] for laid in view.circle)
    came = next((top for top in tops if isinstance(top, components.RulesCard)), None)
    if came is None:
        return Phrase("smack-default-none", rule=rule)
    return Phrase("smack-decides", card=phrases.named(came), rule=phrases.rule(came.rule))


def _own(view: model.View) -> Iterator[Text]:
    if view.seat is None:
        return
    if view.blind:
        yield Phrase("smack-hand-blind", points=view.held[view.seat])
    else:
        for at, card in enumerate(view.hand, 1):
            yield Phrase("smack-hand-card", at=at, card=phrases.card(card))
    if view.picked is not None:
        yield Phrase("smack-you-picked", card=phrases.named(view.picked))
    if view.aim is not None:
        yield Phrase(f"smack-you-chose{'' if view.aim else '-late'}", letter=view.aim)


def _circle(view: model.View, names: Sequence[str]) -> Iterator[Text]:
    for laid in view.circle:
        you = laid.seat == view.seat
        yield Phrase("smack-laid", you=you, letter=laid.letter, name=names[laid.seat], card=_pile(laid))
    if view.circle and view.phase != "revealing":
        yield from _neighbours(view, names)
    if view.taps or view.refrained:
        yield Phrase("smack-taps", taps=story.tapped(view.taps, view.refrained, names, view.seat))
    if view.missed:
        yield Phrase("smack-missed", taps=story.tapped(view.missed, (), names, view.seat))


def _pile(laid: model.Laid) -> Phrase:
    top = phrases.card(laid.cards[-1])
    return Phrase("smack-pile", card=top, count=len(laid.cards)) if len(laid.cards) > 1 else top


def _neighbours(view: model.View, names: Sequence[str]) -> Iterator[Text]:
    """Yield the lines about neighbours whose lines are not next to each other."""
    first, *others = view.circle
    if not others:
        yield Phrase("smack-no-neighbour", letter=first.letter)
    elif len(others) > 1:
        yield Phrase("smack-neighbours", one=others[-1].letter, other=first.letter)
    lying_there = {each.seat for each in view.circle}
    if bare := [seat for seat in range(len(names)) if seat not in lying_there]:
        yield Phrase("smack-passed-over", names=story.called(bare, names, view.seat))


def _player(view: model.View, names: Sequence[str], seat: Seat) -> Iterator[Text]:
    row = _row(view, names, seat)
    owed = view.owed[seat]
    yield Phrase("smack-row-held", row=row, points=view.held[seat])
    if owed is not None and seat != view.seat:
        yield Phrase("smack-deciding", name=names[seat], decision=owed.decision)


def _row(view: model.View, names: Sequence[str], seat: Seat) -> Phrase:
    row = [Phrase("smack-listed", card=phrases.card(card)) for card in view.races[seat].row]
    return _told(view, names, seat, row or Phrase("smack-no-cards"))


def _told(view: model.View, names: Sequence[str], seat: Seat, cards: Text | list[Phrase]) -> Phrase:
    """Return a row in words: its player, its cards, and its goal. cards: the words for the cards."""
    standing = view.races[seat]
    goal = Phrase("smack-row-no-goal")
    if standing.finish is not None:
        goal = Phrase(
            "smack-row-goal",
            card=[phrases.named(card) for card in standing.rules],
            goal=phrases.goal(standing.finish),
            have=standing.have,
            need=standing.need,
        )
    return Phrase("smack-row", you=seat == view.seat, name=names[seat], cards=cards, goal=goal)


def alts(view: model.View, names: Sequence[str]) -> tuple[Lines, ...]:
    """Return the alt text of the only picture, short enough for Discord."""
    short = shortened(names, SPOKEN)
    lines = [headline(view, short)]
    if view.places:
        order = sorted(range(len(view.places)), key=lambda seat: view.places[seat])
        won = Phrase("smack-cards", points=len(view.races[order[0]].row))
        lines.append(_told(view, short, order[0], won))
        return ([*lines, *(_short(view, seat, short) for seat in order)],)
    if todo := prompt(view, short):
        lines.append(todo)
    last = view.last
    if view.circle:
        lines.append(Phrase("smack-alt-cards", cards=story.lying(view.circle)))
    elif view.seat is not None and view.phase == "picking":
        hand = [
            Phrase("smack-numbered", at=at, card=phrases.named(card)) for at, card in enumerate(view.hand, 1)
        ]
        lines.append(Phrase("smack-hand-line", cards=hand or Phrase("smack-no-cards")))
    elif last is not None:
        lines += [Phrase("smack-alt-cards", cards=story.lying(last.circle)), rounds.correct(last.verdict)]
    if not any(standing.row or standing.rules for standing in view.races):
        return ([*lines, Phrase("smack-alt-none")],)
    return ([*lines, *(_short(view, seat, short) for seat in range(len(view.races)))],)


def _short(view: model.View, seat: Seat, names: Sequence[str]) -> Phrase:
    """Return a player's line in an alt text: the length of the row, and its progress or the player's
    place.
    """
    standing = view.races[seat]
    what = "result" if view.places else "player" if standing.finish is not None else "no-goal"
    return Phrase(
        f"smack-alt-{what}",
        you=seat == view.seat,
        name=names[seat],
        points=len(standing.row) + (len(standing.rules) if view.places else 0),
        have=standing.have,
        need=standing.need,
        place=view.places[seat] if view.places else 0,
    )
