"""Tables and lobbies: people round a match, with clocks. Knows no game, no Discord and no SQL."""
