"""The handlers of buttons, menus and modals, by the `action` of their ButtonId. Each is registered where it
is defined.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from bot.ui.client import Interaction
from bot.ui.components import ButtonId

Handles: TypeAlias = Callable[[Interaction, ButtonId], Awaitable[None]]
"""Carries out a press and answers it, or raises a refusal."""
H = TypeVar("H", bound=Handles)


@dataclass(frozen=True, slots=True)
class Handler:
    """The handler of a button, a menu or a modal."""

    run: Handles
    redraws: bool
    """Whether the handler answers by editing the pressed message or with a panel, which is possible even
    after an acknowledgement.
    """
    opens: bool
    """Whether the handler opens a lobby or starts a match. A repeated press then gets a link to it."""


PRESSES: Final = dict[str, Handler]()
"""The handler of each button and menu, by its action."""
FORMS: Final = dict[str, Handler]()
"""The handler of each submitted modal, by the action of the button that opened it."""


def on_press(*actions: str, redraws: bool = False, opens: bool = False) -> Callable[[H], H]:
    """Register the decorated function as the handler of the buttons and menus with these actions. redraws,
    opens: see Handler.
    """

    def registered(run: H) -> H:
        _add(PRESSES, actions, Handler(run, redraws=redraws, opens=opens))
        return run

    return registered


def on_form(*actions: str) -> Callable[[H], H]:
    """Register the decorated function as the handler of the modals with these actions."""

    def registered(run: H) -> H:
        _add(FORMS, actions, Handler(run, redraws=True, opens=False))
        return run

    return registered


def _add(there: dict[str, Handler], actions: tuple[str, ...], handler: Handler) -> None:
    for action in actions:
        assert action not in there, f"two handlers of {action}"
        there[action] = handler
