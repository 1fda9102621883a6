"""The buttons of lessons and of the list of lessons."""

from dataclasses import replace

from bot.features.lessons import layouts
from bot.locales.phrase import Phrase
from bot.model.snapshots import Player
from bot.render.themes import theme_of
from bot.tables.robots import with_cars
from bot.tables.views import seated_names
from bot.title import AnyTitle as Title
from bot.ui import client, components, errors, text
from bot.ui.actions.practice import practise
from bot.ui.handlers import on_press
from bot.ui.messages import message
from bot.ui.sync.answering import redraw, show_panel


@on_press("lessons", redraws=True)
async def choose(interaction: client.Interaction, _button_id: components.ButtonId) -> None:
    """Show the games with a lesson."""
    titles = tuple(interaction.client.builder.titles.values())
    done = interaction.client.registry.preferences.of(interaction.user.id).lessons
    drawn = layouts.lessons_message(titles, done, text.locale_of(interaction))
    await show_panel(interaction, drawn, components.HUB)


@on_press("teach", redraws=True)
async def teach(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Start or continue the lesson of the button's game. Mark 1 restarts it."""
    title = _title(interaction, button_id)
    if not button_id.mark:
        done = _done(interaction, title.key)
        drawn = await _drawn(interaction, layouts.stage(title, done, _name(interaction)), resumed=done > 0)
        await show_panel(interaction, drawn, _above(interaction, button_id))
        return
    await _persist(interaction, title, 0)
    await _redraw(interaction, layouts.stage(title, 0, _name(interaction)))


@on_press("lesson", redraws=True)
async def press(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Handle a press in a lesson. A wrong press changes nothing and gets an explanation."""
    title = _title(interaction, button_id)
    at = layouts.stage(title, button_id.mark, _name(interaction))
    if at.exercise is not None and button_id.arg != at.wanted:
        await _redraw(interaction, at, other=True)
        return
    await _persist(interaction, title, at.done + 1)
    await _redraw(interaction, layouts.stage(title, at.done + 1, _name(interaction)))


@on_press("practise", opens=True)
async def practice(interaction: client.Interaction, button_id: components.ButtonId) -> None:
    """Start a table with learner robots."""
    await practise(interaction, game=_title(interaction, button_id).key, level="learner")


def _title(interaction: client.Interaction, button_id: components.ButtonId) -> Title:
    """Return the button's game. Raises Refusal if it has no lesson."""
    titles = interaction.client.builder.titles.values()
    found = [each for each in titles if each.command == button_id.table and each.words.lesson is not None]
    if not found:
        raise errors.Refusal(Phrase("refuse-lesson"))
    return found[0]


def _name(interaction: client.Interaction) -> str:
    return text.plain(interaction.user.display_name)


def _done(interaction: client.Interaction, key: str) -> int:
    """Return the number of exercises of a lesson that the user has done, or 0 after the last one."""
    title = interaction.client.builder.titles[key]
    done = interaction.client.registry.preferences.of(interaction.user.id).lessons.get(key, 0)
    return done if title.words.lesson is not None and done < len(title.words.lesson.exercises) else 0


async def _persist(interaction: client.Interaction, title: Title, done: int) -> None:
    preferences, person = interaction.client.registry.preferences, interaction.user.id
    await preferences.load((person,), fresh=True)
    chosen = preferences.of(person)
    await preferences.choose(person, replace(chosen, lessons={**chosen.lessons, title.key: done}))


def _above(interaction: client.Interaction, button_id: components.ButtonId) -> components.ButtonId:
    """Return the button that leads back to the panel from which the lesson was started."""
    pressed = interaction.message.components if interaction.message is not None else ()
    ids = [components.read(getattr(part, "custom_id", None) or "") for part in components.parts_of(pressed)]
    lobby = next((each.table for each in ids if each.action == "cancel"), "")
    if lobby:
        return components.ButtonId(lobby, "options")
    return components.ButtonId("0", "learn" if button_id.arg else "lessons", arg=button_id.arg)


async def _redraw(interaction: client.Interaction, at: layouts.LessonStep, *, other: bool = False) -> None:
    await redraw(interaction, await _drawn(interaction, at, other=other))


async def _drawn(
    interaction: client.Interaction, at: layouts.LessonStep, *, other: bool = False, resumed: bool = False
) -> message.MessageLayout:
    client, learner = interaction.client, interaction.user.id
    chosen, opens = client.registry.preferences.of(learner), interaction.is_guild_integration()
    theme, locale, view = theme_of(chosen.theme), chosen.reads, at.shown
    players = [
        Player(name, learner if seat == at.lesson.seat else None) for seat, name in enumerate(at.names)
    ]
    names = seated_names(with_cars(players, client.registry.preferences.car_of))
    drawn = await client.pictures.draw(
        at.title.board.painter, view, names, at.recent, theme, locale, at.marked, urgent=True
    )
    pictures = message.pictures_of("lesson", drawn, at.title.words.text.alts(view, at.names), locale)[:1]
    return layouts.lesson_message(at, pictures, locale, other=other, resumed=resumed, opens=opens)
