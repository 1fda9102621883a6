### Answers to commands and presses, and questions before something that can’t be undone.

answer-table = table { $table }
answer-table-link = [table { $table }]({ $link })

## Tables and lobbies

answer-rematch-joined = You’re in for the rematch: { $where }.
answer-rematch-open = The rematch lobby is at table **{ $table }**. Start the game there.
answer-series = The lobby for the next game is here: { $where }.
answer-lobby-again = I’m moving the lobby to the bottom of its channel.
answer-table-again = I’m moving the table to the bottom of its channel.
answer-robot = A robot will play for { $name } until they press *I’m back*.
answer-lobby-listed = { $where }
    -# Open lobby · closes { $when }
answer-lobby-posted = -# I’m posting it at the bottom of this channel.
answer-mine = **My tables**
answer-mine-table = { $mark } { $game } · { $where } · { $now }
answer-no-tables = There are no tables here, and you’re not playing anywhere else. Pick a game with `/paddock`.
answer-leave = Leave table **{ $table }**? A robot takes over until you press **I’m back**. If nobody is left, the game ends.{ $rated ->
    [yes] { " " }If you don’t return, this game counts as a last-place finish in your rating.
   *[no] { "" }
}
answer-leave-button = Leave the table
answer-leave-which = Which game do you want to leave? A robot takes over until you press **I’m back**.{ $rated ->
    [yes] { " " }If you don’t return, this game counts as a last-place finish in your rating.
   *[no] { "" }
}
answer-left = You left, and a robot took over. Press **I’m back** at the table to return.
answer-end = End the game at table **{ $table }** for everyone? There will be no result, and you can’t undo this.{ $rated ->
    [yes] { " " }If others are still playing, this game counts as a last-place finish in your rating.
   *[no] { "" }
}
answer-end-button = End the game
answer-end-practice = End practice at table **{ $table }**? You won’t be able to pick it up again.
answer-end-practice-button = End practice
answer-ended = The game at table { $table } has ended.

## Practice

answer-practice = Practice: **{ $game }** against { level } robots. You can use *Hint* and *Undo*, and there’s no clock.
answer-practice-deal = **{ $game }** against robots, with the same cards as at table **{ $table }**. The result doesn’t count.
answer-what-if = What if? { $turn } in **{ $game }** at table **{ $table }**, this time against robots. The result doesn’t count.
answer-opened = It’s already open: { $where }.
answer-practice-ready = Your game is ready in our DMs: <#{ $channel }>.
answer-daily = Daily { $day }: **{ $game }**. Good luck!

## Direct messages

answer-dms-closed = I can’t DM you. Press *My hand* at the table instead: it works just as well. To get DMs, long-press or right-click this server’s icon, open *Privacy Settings* and allow **Direct Messages**.
answer-dms-try = Try my DMs again
answer-dms-lobby = It works! Your cards will be in your DMs when the game starts.
answer-dms-hand = It works! Your hand is in your DMs.
answer-dms-still = Your DMs are still closed. *My hand* at the table works anyway.
answer-notices-off = You won’t hear about new tables in that server any more. To turn these notices back on, use `/settings`.

## After a game

answer-shared = Shared: [here’s what everyone sees]({ $link }).
answer-unshare = Take it back
answer-unshared = I took it back. Nobody can see it any more.
answer-replay = [Watch the replay]({ $link }) of this game.
answer-record = Here’s the record of table **{ $table }**, with every move and every card. Keep it or share it. You can check that its deal was fair, or play the same cards again.
answer-report = Report a problem
answer-report-ask = A bad robot move, a wrong rule, anything else
answer-report-example = In round 3 the robot threw away its best card.
answer-report-sent = Thanks! I’ve sent your note and the game’s record to the bot owner.
answer-cut = Cut the cards
answer-cut-ask = Your words go into the shuffle (optional)
answer-cut-example = three green bottles

## Which table a message is about, and messages in DMs

answer-head = **{ $game }** · table **{ $table }**
answer-head-near = { answer-head } · [to the table]({ $link })
answer-head-elsewhere = { answer-head } · { $server } · { $channel }
answer-head-linked = { answer-head-elsewhere } · [to the table]({ $link })
answer-levels = Robots: { $names }.
answer-robots = against robots
answer-alone = just you
answer-branch = what if
answer-uncounted = doesn’t count
answer-server = a server
answer-channel = a channel
answer-dms = direct messages
answer-group = a group
answer-greeting = You’re in! Your cards will appear here.
answer-resting = You’re playing at the table. Press *My hand* there to see your cards.
answer-rest-here = Play here
answer-opening = { $head }
    { $name } wants to play: { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }.
    -# You asked for these messages. You get at most one an hour for each game.
answer-opening-hush = Mute this server
answer-call = { $names }, { $reminded ->
    [yes] half your time is up
   *[no] your turn
} at { $where }.
answer-call-clock = { answer-call } Time’s up { $when }.
answer-call-table = { $game } table { $table }
answer-call-link = [{ answer-call-table }]({ $link })
answer-lobby-closed = This lobby is closed. Open a new one with `/paddock`.
answer-removed = I was removed from a server where you play. Your games there continue in your DMs, but they end if nobody presses a button for a day. To get the tables back, invite me again.
answer-channel-gone = This table’s channel is gone. You can play on in your DMs. The game ends if nobody presses a button for a day.
answer-dms-lost = I can’t DM you, so I can’t show you this table. Let me DM you, then use `/table show` in our DMs. The game ends if nobody presses a button for a day.
answer-channel-shut = I can’t post in this table’s channel any more. You can play on in your DMs. The game ends if nobody presses a button for a day. To get the table back, give me these permissions: { $permissions }. Then use `/table show`.
answer-blocked = AutoMod is blocking a player’s name at this table, so I’m hiding all names there for now. Ask a manager of that server to exempt my role from AutoMod.
answer-reported = **Report** · { $game } · table **{ $table }**
    { "" }>>> { $comment }
