"""Tables and lobbies: people at a match, with clocks. This package knows no game, no Discord and no SQL."""
