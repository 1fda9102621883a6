### A player's own message, and the answers to its buttons.

hand-away = A robot is playing for you. Press *I’m back* to take over.
hand-passing = **You can only pass.** It’ll happen automatically in a moment.
hand-waiting = The others are playing. Your buttons will appear on your turn.
hand-planned = Planned: **{ $move }**
hand-old-moved = Your hand after your last move:
hand-old-dealt = Your starting hand:
hand-clock = time’s up { $when }
hand-since = **Since your last turn:** { $line }
hand-so-far = **So far:** { $line }
hand-news = News
hand-note = { $buttons }: { $note }
hand-car = { $striped ->
    [true] Your car has stripes here because someone else has { $wanted }.
   *[other] Your car is { $colour } here because someone else has { $wanted }.
}
hand-refresh = Refresh
hand-back = I’m back
hand-hint = Hint
hand-undo = Undo
hand-undo-turn = Undo turn
hand-more = More
hand-pass-always = Pass · turn on auto-pass
hand-auto-pass = { $on ->
    [yes] Auto-pass: on
   *[no] Auto-pass: off
}
hand-plan = Plan ahead
hand-cancel-plan = Cancel plan
hand-out = You didn’t finish.
hand-won = You won!
hand-shared = You tied for { place } place.
hand-came = You came { place } of { $of }.
hand-ahead = { $points } ahead of { $name }.
hand-short = { $points } behind { $name }.
hand-level = Level with { $name }. The tie-break decided.
hand-share-line = Paddock · { $game } · { $result }
hand-moment = Key moment: { $moment }
