### The history of a game, its replay, and the opened seal of its deal.

history-round = Round { $round }
history-clock = (Out of time, so Paddock moved.)
history-head = ### { $game } · table { $table }
    { "" }**{ $round }** · page { $page } of { $pages }
history-head-step = ### { $game } · table { $table }
    { "" }**{ $round }** · step { $page } of { $pages }
history-show = Show a step
history-eyes = Seen by
history-everybody = Everyone
history-first = Beginning
history-back = Previous
history-forward = Next
history-last = End
history-more = More
history-record = Record
history-watch = Watch
history-play = Play
history-stop = Stop
history-share = Share replay
history-share-result = Share result
history-seen = seen by { $name }
history-key = ⭐ **Key moment**
history-shared = ### Replay · { $game } · table { $table }
    { "" }**{ $name }** shared this game. Players: { $names }.
    -# No spoilers: *Watch* starts at the deal, just for you.
history-deal = The deal.

## Replay

history-replay = ### Replay · { $game } · table { $table }
    { "" }**{ $headline }** { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
history-replay-alt = The whole game turn by turn, as everyone saw it: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}. At the end:
history-replay-stills = Still pictures
history-replay-motion = -# Too much motion? *Still pictures* shows the game without it, just for you.
history-replay-code = -# Others can play this deal: `/{ $command } start deal:{ $code }`
history-stills = ### { $game } · table { $table }
history-stills-alt = Pictures of the table from the deal to the end. Everything else is in the text.
history-stills-more = -# *History* has the rest, page by page.

## The seal

history-seal = ### The deal at table { $table }
history-seal-none = This deal wasn’t sealed, so there’s nothing to open.
history-seal-wrong = **No: this game’s cards don’t match the seal.**
history-seal-right = ✔ **The seal is open, and this game’s cards match it.** { $cuts ->
    [0] Nobody cut the cards.
   *[other] { $cuts } of { $seats } players cut the cards.
}
history-seal-check = Check it yourself: { $where ->
    [link] the button opens a page that checks the deal without the bot.
   *[file] open the file below in any browser. It checks the deal without the bot.
} Is `{ $seal }` the seal you saw in the lobby?
history-seal-limits = -# The cards were fixed before anyone sat down, and no cut was changed. This can’t rule out that the bot owner saw the cards.
history-seal-page = Check the deal
history-seal-play = Play this deal
