"""A lesson's message: the position in the learner's view, the next press, and a summary at the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.engine.game import AnyAction, AnyEvent, AnyState, AnyView, visible_events
from bot.engine.match import AnyMatch
from bot.locales.phrase import Locale, Phrase, Text, lines, say, spoken
from bot.model import occupants, snapshots
from bot.tables.robots import NAMES
from bot.title import AnyTitle as Title
from bot.ui.components import MOST, ActionMenu, ButtonId, Option, button, menu, tag
from bot.ui.messages.choices import NO_EMOJI, Choice, choice_controls, choices_of
from bot.ui.messages.message import Control, MessageLayout, Picture, layout
from bot.ui.messages.story import Reader, briefly, room
from bot.ui.text import safe
from bot.words.lesson import Exercise, Lesson, Told, reached

MINUTES = 4
"""The maximum duration of a lesson, in minutes."""
STORY = 8
"""The maximum number of lines on a phone for the text and the other players' moves together."""
BUTTONS = 3
"""The maximum number of choices without a menu (see Label.kind) that are shown."""

_GREEN = discord.ButtonStyle.success


@dataclass(frozen=True)
class LessonStep:
    """A lesson after `done` exercises. told: the events of the last press and of the moves after it. names:
    the players' names by seat.
    """

    title: Title
    lesson: Lesson[AnyState, AnyAction]
    done: int
    match: AnyMatch
    told: tuple[Told, ...]
    names: tuple[str, ...]

    @property
    def exercise(self) -> Exercise[AnyAction] | None:
        """Return the next exercise, or None if all are done."""
        return self.lesson.exercises[self.done] if self.done < len(self.lesson.exercises) else None

    @property
    def wanted(self) -> str:
        """Return the tag of the next press, or "" if there is none."""
        if self.exercise is None:
            return ""
        first, *others = self.exercise.actions
        if not others:
            # some actions have fields that do not distinguish them, such as the time of a tap
            return tag(next(each for each in self._legal() if each == first))
        assert self.title.words.composites is not None
        view = self.title.rules.game.view(self.match.state, self.lesson.seat)
        combined = self.title.words.composites(view, self.names)
        return tag(next(each.key for each in combined if each.actions == self.exercise.actions))

    @property
    def shown(self) -> AnyView:
        """Return the view shown in the picture: the learner's or a spectator's."""
        board = self.exercise is None or self.exercise.board
        return self.title.rules.game.view(self.match.state, None if board else self.lesson.seat)

    @property
    def recent(self) -> tuple[AnyEvent, ...]:
        """Return the latest public events."""
        return tuple(visible_events(self.title.rules.game, (each.event for each in self.told), None))

    @property
    def marked(self) -> AnyAction | None:
        """Return the first action of the next press, or None if there is none."""
        return self.exercise.actions[0] if self.exercise is not None else None

    def choices(self) -> list[Choice]:
        """Return a few of the learner's choices, including the right one, which is marked."""
        view = self.title.rules.game.view(self.match.state, self.lesson.seat)
        every = choices_of(self.title, view, self._legal(), self.names)
        (asked,) = (at for at, (arg, _) in enumerate(every) if arg == self.wanted)
        groups = {every[asked][1].kind: every[asked][1].group}
        kinds = [label.kind for _, label in every]
        buttons = [at for at, kind in enumerate(kinds) if not kind]
        near = sorted(buttons, key=lambda at: abs(at - asked))[:BUTTONS]
        shown = []
        for at, (arg, label) in enumerate(every):
            split = label.kind and (label.steps or kinds.count(label.kind) > MOST)
            group = groups.setdefault(label.kind, label.group) if split else label.group
            if (label.kind or at in near) and label.group == group:
                shown.append((arg, replace(label, strong=at == asked)))
        return shown

    def _legal(self) -> Sequence[AnyAction]:
        return self.title.rules.game.legal(self.match.state, self.lesson.seat)

    def wanted_words(self) -> Text:
        """Return the label of the next press."""
        return next(label.text for arg, label in self.choices() if arg == self.wanted)


def stage(title: Title, done: int, learner: str) -> LessonStep:
    """Return the lesson after `done` exercises. Raises IllegalMove if the lesson breaks the rules."""
    lesson = title.words.lesson
    assert lesson is not None
    others = iter(NAMES)
    names = tuple(learner if seat == lesson.seat else next(others) for seat in range(lesson.seats))
    done = min(done, len(lesson.exercises))
    return LessonStep(title, lesson, done, *reached(title.rules.game, lesson, done), names)


def lesson_message(
    at: LessonStep,
    pictures: Sequence[Picture],
    locale: Locale,
    *,
    other: bool = False,
    resumed: bool = False,
    opens: bool,
) -> MessageLayout:
    """Return the learner's message. other: whether the learner has pressed a wrong button. resumed: whether
    the lesson is being continued. opens: whether the learner can open a lobby here.
    """
    exercise = at.exercise
    if exercise is None:
        return _learned(at, pictures, locale, opens=opens)
    every = list(
        choice_controls(
            ButtonId(at.title.command, "lesson", at.done),
            choices=at.choices(),
            opened="",
            emoji=NO_EMOJI,
            locale=locale,
            marked=at.wanted,
        )
    )
    controls = sorted(every, key=lambda each: not isinstance(each, ActionMenu))
    said = [
        say("lesson-step", locale, game=at.title.name, step=at.done + 1, steps=len(at.lesson.exercises)),
        # the explanation of a wrong press leaves no room for the story on a phone
        *(f"-# {line}" for line in (() if other else _story(at, locale))),
        spoken(exercise.text, locale),
    ]
    prompt = _prompt(at, controls, locale)
    restart = button(ButtonId(at.title.command, "teach", 1), say("lesson-restart", locale))
    return layout(
        "\n".join(said),
        *pictures,
        say("lesson-wrong" if other else "lesson-prompt", locale, press=prompt, why=exercise.why),
        buttons=[*controls, *([restart] if resumed else [])],
    )


def _prompt(at: LessonStep, controls: Sequence[Control], locale: Locale) -> str:
    wanted = safe(spoken(at.wanted_words(), locale))
    for each in controls:
        if isinstance(each, ActionMenu) and at.wanted in [option.value for option in each.options]:
            return say("lesson-choose", locale, menu=each.placeholder or "", button=wanted)
    return say("lesson-press", locale, button=wanted)


def _story(at: LessonStep, locale: Locale) -> list[str]:
    """Return the lines about the other players' moves, or nothing if there is no room for them."""
    happened = [snapshots.Happened(each.turn, each.event) for each in at.told if each.seat != at.lesson.seat]
    entries = [occupants.Dated(each, tuple(at.names)) for each in happened]
    lines = briefly(entries, Reader(at.title, at.lesson.seat, locale, at.names[at.lesson.seat]))
    return lines if at.exercise and room([*lines, spoken(at.exercise.text, locale)]) <= STORY else []


def _learned(at: LessonStep, pictures: Sequence[Picture], locale: Locale, *, opens: bool) -> MessageLayout:
    command = at.title.command
    known = "\n".join(f"- {line}" for line in lines(at.lesson.known, locale))
    buttons = [button(ButtonId(command, "practise"), say("lesson-practise", locale), _GREEN)]
    if opens:
        lobby = ButtonId("0", "lobby", arg=tag(at.title.key))
        buttons.append(button(lobby, say("lesson-open", locale), discord.ButtonStyle.primary))
    buttons.append(button(ButtonId(command, "teach", 1), say("lesson-again", locale)))
    where = "" if opens else say("lesson-where", locale, command=command)
    parts: list[str | Picture] = [
        f"{say('lesson-learned', locale, game=at.title.name)}\n{known}",
        *pictures,
        *([where] if where else []),
    ]
    return layout(*parts, buttons=buttons)


def lessons_message(titles: Sequence[Title], done: Mapping[str, int], locale: Locale) -> MessageLayout:
    """Return the games with a lesson, and a menu of all rules. done: the number of exercises done, by the
    game's key.
    """
    taught = [title for title in titles if title.words.lesson is not None]
    rules = [Option(tag(each.key), each.name) for each in titles]
    listed = [
        say("lesson-listed", locale, game=title.name, how=_how_far(title, done.get(title.key, 0)))
        for title in taught
    ]
    return layout(
        "\n".join([say("lesson-list", locale, minutes=MINUTES), *listed]),
        buttons=[
            *(button(ButtonId(title.command, "teach"), title.name, _GREEN) for title in taught),
            menu(ButtonId("0", "learn"), say("lesson-rules", locale), rules),
        ],
    )


def _how_far(title: Title, done: int) -> Phrase:
    assert title.words.lesson is not None
    count = len(title.words.lesson.exercises)
    if done >= count:
        return Phrase("lesson-done")
    return Phrase("lesson-partly", done=done, steps=count) if done else Phrase("lesson-new", steps=count)
