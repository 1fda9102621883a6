### The page on which a browser checks a sealed deal.

check-title = Check the deal
check-how = The lobby showed the seal before anyone joined. Your browser checks whether this game’s cards match it.
check-seal = Seal: compare it with the lobby’s
check-secret = Secret
check-deal = Deal
check-cuts = Cuts, one line per player (“-” for none). To try your own, type “words:” and then your words.
check-button = Check
check-record = Or open a game record
check-limits = This can’t rule out that the bot owner saw the cards.
check-yes = Yes: the secret matches the seal, and the deal follows from the secret and the cuts.
check-no-seal = No: this secret doesn’t match the seal.
check-no-deal = No: this deal doesn’t follow from the secret and the cuts.
