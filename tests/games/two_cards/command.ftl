command-two = Two Cards: play higher than the card below
command-two-start = Play Two Cards in this channel
    .rounds = How many turns each player has
command-two-rules = How to play Two Cards
