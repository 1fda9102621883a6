"""The permissions of Discord that the simulation knows, as bits."""

ADMINISTRATOR = 1 << 3
MANAGE_GUILD = 1 << 5
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_EVENTS = 1 << 33
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
CREATE_EVENTS = 1 << 44
USE_EXTERNAL_APPS = 1 << 50

BOT = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
"""The permissions in the bot's invitation."""

EVERYONE = BOT | USE_APPLICATION_COMMANDS | USE_EXTERNAL_APPS
"""The permissions of a member without a role."""

MANAGER = EVERYONE | MANAGE_GUILD | MANAGE_MESSAGES | MANAGE_THREADS
"""The permissions of a member who can manage the server."""

ALL = (1 << 53) - 1
"""The permissions of an administrator."""
