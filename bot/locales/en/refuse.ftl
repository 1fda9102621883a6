### What tables, lobbies and records refuse: what is in the way, then what to do. $name and $host are players.

## The table

refuse-moved-on = Things just changed. Look again.
refuse-not-seated = You’re not in this game. You can still read *As text*, *History* and *Rules*.
refuse-over = This game is over. Start another with `/paddock`.
refuse-stored-elsewhere = Another version of the bot saved this, or I no longer have that game. Ask the bot owner.
refuse-turn = It’s { $name }’s turn. Wait for yours.
refuse-your-turn = It’s already your turn. Make your move.
refuse-impossible = You can’t do that right now. Use these buttons.
refuse-tap-public = Tap that card at the table. The first tap counts.
refuse-tap-twice = Your tap is on its way. One is enough.
refuse-tap-gone = That card is gone. Tap another.
refuse-tap-late = Too late: that round is over. Tap in the next one.
refuse-tap-late-before = You pressed { $seconds } s before the round closed, but your tap arrived too late.
refuse-tap-late-after = Too late: you pressed { $seconds } s after the round closed.
refuse-tap-beaten = { $name } was { $seconds } s faster. Tap another card.
refuse-tap-beaten-arriving = You were { $seconds } s faster than { $name }, but your tap arrived too late. Tap another card.
refuse-tap-beaten-draw = Dead heat, and the random tie-break went to { $name }. Tap another card.
refuse-undo-nothing = You can’t undo this: new cards were revealed, or someone else has moved. Play on from here.
refuse-undo-late = Too late to undo: your time for that step is up.
refuse-left-already = You’ve already left. Press *I’m back* to return.
refuse-back-already = You’re already playing.
refuse-seat-own = You’re already in this game.
refuse-seat-known = You’ve seen a hand here, so you can’t switch seats. Watch, or join the next game.
refuse-seat-taken = That seat isn’t free. Pick one whose player has left.
refuse-robot-plays-you = A robot is playing for you. Press *I’m back* first.
refuse-robot-plays = A robot is already playing for { $name }. You don’t need to do anything.
refuse-robot-own = That’s your own seat. Leave the game with `/table leave`.
refuse-not-their-turn = It’s not { $name }’s turn. You can put a robot in once it is.
refuse-not-away = { $name } was here a moment ago. Try again once they’ve been idle for ten minutes.
refuse-host-only = Only the host or someone with *Manage Server* can do that. Ask one of them.
refuse-host-named = Only the host ({ $name }) or someone with *Manage Server* can do that. Ask one of them.
refuse-hint-tap = It’s a race now, so there are no hints. Just tap!
refuse-hint-busy = All robots are busy thinking. Ask again in a moment.

## The lobby

refuse-lobby-started = That game has started. Ask to join the next one.
refuse-lobby-started-yours = Your game has started: { $where }.
refuse-lobby-cancelled = This lobby was closed. Open a new one with `/paddock`.
refuse-lobby-empty = Everyone left, so this lobby closed. Open a new one with `/paddock`.
refuse-lobby-expired = This lobby closed after two hours of inactivity. Open a new one with `/paddock`.
refuse-join-first = Join the lobby first. Then you can do that.
refuse-joined = You’re already in. To leave, press *Join / Leave*.
refuse-not-joined = You’re not in this lobby. To play, press *Join / Leave*.
refuse-cut-unsealed = This deal isn’t sealed, so there’s nothing to cut.
refuse-level-fixed = Robots in a replayed deal keep their levels. To choose levels, open a lobby with `/paddock`.
refuse-robot-gone = That robot is gone. Pick another one.
refuse-options-fixed = This replayed deal keeps its options. To change them, open a lobby with `/paddock`.
refuse-called = This lobby has already pinged players. Give them a while, or add a robot.
refuse-seats = This game is for { $fewest } to { $most } players.
refuse-too-few = You need { $seats } players. Add a robot?
refuse-deal-seats = This deal is for { $seats } players. Add robots to fill the seats.
refuse-full = All { $seats } seats are taken. Open your own lobby with `/paddock`.
refuse-robots-most = This game has { $seats } seats: { $robots ->
    [one] one for you and one for a robot
   *[other] one for you and up to { $robots } for robots
}.
refuse-level-unknown = This game has no { $level } robots. Choose one of these: { $levels }.
refuse-daily-again = You get one try at each daily. Play the next one with `/daily`.
refuse-rematch-early = This game is still on. Press *Rematch* when it’s over.
refuse-rematch-gone = The rematch has started, or was called off. Open a lobby with `/paddock`.
refuse-rematch-lost = I can’t post in this table’s channel any more. Open a lobby elsewhere with `/paddock`.
refuse-series-gone = The previous game is gone, so you can’t start a circuit from it. Use `/league create` instead.
refuse-series-unfinished = The previous game has no result, so you can’t start a circuit from it. Use `/league create` instead.
refuse-many-own = { $tables ->
    [one] You’re already in a game or lobby. Finish or leave it first. `/table list` shows it.
   *[other] You’re already in { $tables } games and lobbies. Finish or leave one first. `/table list` shows them.
}
refuse-many-here = { $tables ->
    [one] You’re already in a game or lobby here. Finish or leave it first. `/table list` shows it.
   *[other] You’re already in { $tables } games and lobbies here. Finish or leave one first. `/table list` shows them.
}
refuse-many-channel = { $tables ->
    [one] There’s already a game or lobby in this channel. Open yours in another channel.
   *[other] There are already { $tables } games and lobbies in this channel. Open yours in another channel.
}
refuse-many-server = { $tables ->
    [one] There’s already a game or lobby in this server. Open yours when it’s over.
   *[other] There are already { $tables } games and lobbies in this server. Open yours when one of them is over.
}
refuse-code = That isn’t a share code. A share code looks like p1-f65em-3fa9c1d2e4.
refuse-code-version = That share code is from another version of the bot. Choose a newer game.
refuse-code-gone = I can’t find a finished game for that code. Check the code, or choose a newer game.
refuse-code-unfinished = That game isn’t over yet. Once it is, you can replay its deal.
refuse-deal-known = { $name } has already played this deal. It’s for players who haven’t seen its cards.
    .you = You’ve already played this deal. It’s for players who haven’t seen its cards.

## Dailies

refuse-daily-played = You’ve played today’s daily. The next one starts at midnight (UTC).
refuse-daily-shared = You’ve already shared this result here. Choose another server.
refuse-daily-unfinished = Finish your game first, then share it.
refuse-daily-own-first = Finish yesterday’s game first. This one has the same cards.

## Circuits

refuse-circuit-none = No open circuit has that name. Create one with `/league create`.
refuse-circuit-limit = Should the circuit end after a number of games, or after a number of hours? Choose one.
refuse-circuit-games = Choose between 1 and { $most } games for the circuit.
refuse-circuit-hours = Choose between 1 and { $most } hours for the circuit.
refuse-circuit-nameless = A circuit needs a name. Type one.
refuse-circuit-name-long = That name has { $length } characters. Choose one with at most { $most }.
refuse-circuit-game = This circuit is for { $game } only. Choose another circuit, or none.
refuse-circuit-name-taken = A circuit with that name is already open here. Choose another name, or close that one.
refuse-circuit-name-again = Another circuit has that name now. Rename or close that one first.
refuse-circuit-close = Only the circuit’s host or someone with *Manage Server* can close it. Ask one of them.
refuse-circuit-edit = Only the circuit’s host or someone with *Manage Server* can change it. Ask one of them.
refuse-circuit-closing = This circuit is closing: only games in progress still count. Choose another circuit.
refuse-circuit-closed = This circuit is closed: no new games count towards it. Choose another circuit.
refuse-circuit-full = { $games ->
    [one] This circuit’s only game has been played. Choose another circuit.
   *[other] All { $games } of this circuit’s games have been played. Choose another circuit.
}
refuse-circuit-last = { $games ->
    [one] This circuit has only one game, and it’s in progress. Choose another circuit.
    [2] Both games of this circuit are over or in progress. Choose another circuit.
   *[other] All { $games } games of this circuit are over or in progress. Choose another circuit.
}
refuse-circuit-time = This circuit’s time is up: no new games count towards it. Choose another circuit.

## Records

refuse-record-early = This game’s record would show what’s still hidden. Ask for it again when the game is over.
refuse-record-ended = This game was ended early, so it has no record. Look at its history instead.
refuse-record-branch = A *What if?* game has no record. Use the record of the game it came from.
refuse-record-older = This game was played under older rules, so I can’t replay it. Choose a newer game.
refuse-record-forged = This record has moves that the rules don’t allow. Use the file as I sent it.
refuse-record-stops = This record ends before the game is over. Use the file as I sent it.
refuse-record-end = This game didn’t end the way its record says. Use the file as I sent it.
refuse-record-line = I can’t read line { $line } of the moves. Use the file as I sent it.
refuse-record-move = Line { $line } contains a move this game doesn’t recognise. Use the file as I sent it.
refuse-record-value = I can’t read the `{ $move }` in line { $line } of the moves. Use the file as I sent it.
refuse-record-size = This game is too long for a record (up to { $size } KiB). Look at its history instead.
refuse-record-long = A record can be up to { $size } KiB, and this file is larger. Choose another file.
refuse-record-toml = This isn’t a record of a game: I can’t read it as TOML. Choose another file.
refuse-record-seats = You can’t play { $game } with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Use the file as I sent it.
refuse-record-other = This isn’t a record of a Paddock game. Choose another file.
refuse-record-version = This record was made by another version of the bot. Use that version to read it.
refuse-record-game = This record is from a game I don’t know. Use the bot version it came from.
refuse-record-rules = This record was made under a different version of { $game }’s rules. Use the bot version it came from.
refuse-record-seal = The seal is wrong: the secret and cuts give another deal. Use the file as I sent it.
refuse-record-options = This record has options that { $game } doesn’t have. Use the file as I sent it.
refuse-record-sitters = This record doesn’t say who sat where. Use the file as I sent it.
refuse-record-lacks = This record is missing its { $part }. Use the file as I sent it.
refuse-record-lacks-seat = This record is missing a seat’s { $part }, because the game wasn’t over. Use a finished game’s record.
refuse-record-moveless = This record has no moves. Use the file as I sent it.
refuse-record-cut = The moves are cut off, or there are too many. Use the file as I sent it.
refuse-record-packed = I can’t read the moves in this record. Use the file as I sent it.

## Before any table is asked

refuse-hidden = You can’t see this table’s channel. Ask a moderator for access.
refuse-gone = This table is gone. Start another with `/paddock`.
refuse-place = I can’t open a table here. Try a text channel in a server.
refuse-place-permissions = To open a table here, I need these permissions: { $permissions }.
refuse-place-apps = This server doesn’t allow external apps. Try a group DM, or ask a moderator.
refuse-place-game = { $game } only works in servers I’m in. Here you can play { $games }.
refuse-pictures = The message already shows every picture of this table.
refuse-dms-soon = I tried your DMs a moment ago. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
refuse-no-server = I can only DM members of a server I’m in. Join one, then try again.
refuse-practice-dms = Practice needs DMs, and yours are closed. Open them, then try again.
refuse-daily-dms = The daily needs DMs, and yours are closed. Open them, or use `/daily` in our DMs.
refuse-daily-over = That day is over. Play today’s deal with `/daily`.
refuse-daily-nobody = There’s nobody here to share your result with. Use `/daily` in a server.
refuse-daily-spot = I can’t post there any more. Press *Share* and choose another channel.
refuse-daily-best = Nobody has shared yesterday’s game here. Share today’s with `/daily`.
refuse-dms-no-seat = You’re not in a game right now. In the next one, you’ll get your hand by DM.
refuse-practice-on = You already have a practice game here. Finish it, or press *End practice* below it.
refuse-series = This game isn’t part of a circuit. Start one with `/league create`.
refuse-circuit-elsewhere = That circuit is from another server. Close it there.
refuse-game-gone = This game isn’t available any more. See the others with `/paddock`.
refuse-friends = To play with friends, use `/paddock` in a server. Here you can use `/practice robots` and `/daily`.
refuse-challenge-bot = Bots don’t play. Challenge a person, or add a robot in a lobby.
refuse-challenge-self = You can’t challenge yourself. Try `/practice robots`, or challenge someone else.
refuse-challenge-away = { $name } can’t see this channel. Try another channel, or challenge someone else.
refuse-challenge-other = This challenge is for someone else. If you’d like to play too, press *Join / Leave*.
refuse-challenge-peace = { $name } doesn’t want to be challenged. Open a lobby for everyone with `/paddock`.
refuse-challenge-shunned = You’ve chosen to keep your distance from { $name }. Change that in `/settings` first.
refuse-challenge-open = You have an open challenge with { $name } at table { $table }. Answer or close that one first.
refuse-challenge-soon = You can challenge { $name } again { $when }. Until then, open a lobby for everyone with `/paddock`.
refuse-join-apart = You can’t join here. Open your own lobby with `/paddock`.
refuse-peace-self = That’s you. Pick another person.
refuse-kept-out = A manager of this server has stopped you from opening tables. You can still join other players’ tables.
refuse-rules-old = These rules have changed. Open them again.
refuse-report-empty = The form was empty. Say in a few words what went wrong.
refuse-report-soon = You just sent a report. Try again in ten minutes.
refuse-long = That’s too long. Type at most { $most } characters.
refuse-history = This game was played under older rules, so I can’t show its history. Choose a newer game.
refuse-lesson = This game no longer has a lesson. Find other lessons with `/paddock`.
refuse-notices-off = That server is already muted. Use `/settings` there to hear about new tables again.
refuse-replay-soon = I’m drawing the replay. It’ll be here in a moment.
refuse-until-over = Wait until this game is over, then try again.
refuse-hints = This game counts, so there are no hints. To practise, use `/practice robots`.
refuse-plan = The game has just changed. Plan again.
refuse-level-again = The lobby just changed. Choose again.
refuse-code-game = That code is for another game. Try `/{ $command } start`.
refuse-code-circuit = A replayed deal can’t count for a circuit. Leave the circuit out.
refuse-table-unknown = There’s no table { $table } here. See yours with `/table list`.
refuse-tables-several = That could be several tables: { $tables }. Choose one with the `table` option.
refuse-table-mine = You’re not in a game here. See your tables with `/table list`.
refuse-table-none = There’s no table in this channel. Pick one with the `table` option, or see `/table list`.
refuse-table-over = That game is over. [See the result]({ $link }).
refuse-lobbies-several = Several lobbies are open here: { $tables }. Choose one with the `table` option.
refuse-player = { $name } isn’t in this game. Choose someone else.
refuse-circuits-several = Several circuits are open here: { $names }. Choose one with the `circuit` option.
refuse-circuit-number = That isn’t a number of games. Type one, like 10, or leave the field empty.
refuse-circuit-gone = That circuit is gone. Open the league again with `/paddock`.
refuse-circuits-none = No circuit is open here. Create one with `/league create`, or type the name of a closed one.
refuse-circuit-reopen = Only the circuit’s host or someone with *Manage Server* can reopen it. Ask one of them.
refuse-circuit-final = You can reopen a circuit only within a day after someone closes it. Use `/league create` instead.
refuse-rivals-self = That’s just you. Pick another person, or two people.
refuse-rivals-none = They haven’t finished a game together here. Pick other players, or start a game with `/paddock`.
refuse-circuit-unknown = There’s no circuit named “{ $name }” in this server. Check its name.
refuse-circuit-empty = No games in { $name } yet. Play the first one!
refuse-results = { $name } hasn’t finished a game in this server yet. Choose someone else.
    .you = You haven’t finished a game in this server yet. Start one with `/paddock`.
refuse-quiet-both = Type a start and an end, like 22:30 and 7:00.
refuse-quiet-most = That’s too long: { $quiet }. Choose at most { $hours } hours, like 22:30 to 7:00.
refuse-zone = Add your time zone or a large city in it, like Berlin.
refuse-zone-unknown = I don’t know the time zone “{ $zone }”. Type a large city in your time zone, like Berlin.
refuse-setting-gone = These settings have changed. Open them again with `/settings`.
refuse-car-number = Choose a number from 1 to { $most }.
refuse-time = I can’t read “{ $time }” as a time. Type one like 22:30.
refuse-role-everyone = Not everyone wants these pings. Choose a role for people who do.
refuse-role = I can’t ping { $role }. Turn on *Allow anyone to @mention this role* in its settings first.
refuse-manager = Only people with *Manage Server* can change this. Ask one of them.
refuse-review = There’s no review for this game. Look at its *History*.
refuse-review-wait = Others can still play these cards. Your review opens { $when }.
refuse-review-open = Others are playing these cards right now. Your review opens when they’re done.
refuse-review-gone = That review is gone. Press *Look back* under your result, then *Review*.
refuse-review-branch = A *What if?* game has no review. Press *Review* for the game it came from.
refuse-puzzle-gone = This puzzle is gone. Press *Puzzles* in `/paddock` for another.
refuse-film-wait = Others can still play these cards. You can see the hands { $when }.
refuse-film-open = Others are playing these cards right now. Look at the hands when they’re done.
refuse-deal-wait = Others can still play this deal. Come back { $when }.
refuse-deal-open = Others are playing this deal right now. Come back when they’re done.
refuse-film-busy = Too many replays are playing right now. Press *Next*, or try again in a minute.
refuse-shared = This has just been shared here. Try again in ten minutes.
refuse-share-here = You can’t share this here. Try another channel.
