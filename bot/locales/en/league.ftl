### Circuits, their standings, and what players have achieved in a server. $name is a circuit's or a player's.

league-game-gone = a game that’s no longer available
league-choice = { $name }
league-choice-closed = { $name } (closed)
league-open = ## The circuit { $name } is open
    { $terms } Press *Play a circuit game*, or choose the circuit in a lobby’s *Options*.
league-any-game = any game
league-quick = Circuit { $id }
league-stand-in = a robot
league-counts = Play { $game } to score points.
league-counts-people = Play { $game } to score points. Only people are ranked.
league-ends-closed = The circuit is closed.
league-ends-closing = The circuit closes when its games in progress are over.
league-ends-games = The circuit ends after game { $number }.
league-ends-time = The circuit ends { $when }.
league-ends-open = The circuit ends when its host closes it.
league-close = Close the circuit **{ $name }**? Games in progress still count.
league-close-button = Close the circuit
league-button-new = New circuit
league-button-playfor = Play a circuit game
league-button-cupplan = Plan a cup
league-play = ## { $name }
    Which game?
league-new-name = Name of the circuit
league-new-any = All games
league-new-game = Which games count?
league-new-games = End after how many games?
league-button-cup = Standings
league-button-games = Games
league-button-export = CSV file
league-button-edit = Edit
league-button-reopen = Reopen
league-button-rivals = Head to head
league-button-history = Recent games
league-edit = ## { $name }
    { $terms }
league-edit-scoring = { $on ->
    [yes] Count robots: on
   *[no] Count robots: off
}
league-edit-hinting = { $on ->
    [yes] Hints: on
   *[no] Hints: off
}
league-edit-rename = Rename
league-edit-name = New name, at most { $most } characters
league-closing = New games no longer count towards { $name }. It closes when the games in progress are over.
league-closed = { $name } is closed. I’m posting its final standings in this channel.
league-reopened = { $name } is open again
league-export = All results from { $name }.
league-games = ## { $name }, game by game
league-game = **Game { $number }** · { $game } · table { $table } · { $day }
    { $cars }
league-history = ## { $name }’s recent games
league-result = { $day } · { $game } · table { $table } · { place } with { $score }
league-result-out = { $day } · { $game } · table { $table } · didn’t finish

## Standings

league-after = after game { $game } of { $games }
league-after-open = after { games }
league-empty = { $name }: no games yet
league-won = { $player } wins { $name } { $after }, with { points }.
league-won-shared = { $names } tie for 1st place in { $name } { $after }, with { points } each.
league-leads = { $player } leads { $name } { $after }, with { points }.
league-leads-by = { $player } leads { $name } by { $gap } { $after }, with { points }.
league-leads-shared = { $names } share the lead in { $name } { $after }, with { points } each.
league-row = { place } { $name }: { $points }
league-row-up = { place } { $name }: { $points } (up { $gain ->
    [one] { $gain } place
   *[other] { $gain } places
})
league-row-down = { place } { $name }: { $points } (down { $gain ->
    [one] { $gain } place
   *[other] { $gain } places
})
league-row-new = { place } { $name }: { $points } (new)
league-more = and { $count ->
    [one] { $count } more player
   *[other] { $count } more players
}
league-line = { $rank }. { $name }: { points }, { games }, { wins }
league-by-game = Points game by game:
league-by-last = Points in the last { $games } games:
league-robot = { $name } (robot)
league-podium = The podium. { $headline }
league-final = final
league-table = -# Counts for the circuit { $name }
league-table-ended = Ended early, so it doesn’t count for the circuit { $name }.
league-table-over = **{ $name }**, { $after }
league-column-game = Game
league-column-wins = Wins
league-column-points = Points

## Profiles and ratings

league-profile = ## { $name }
    Games: **{ $games }** · wins: **{ $wins }** · longest winning streak: **{ $streak }**
league-profile-none = ## Your profile
    No finished games here yet. Play the first one!
league-profile-left = Games left early: **{ $left }** of { $games }
league-profile-game = { $game }: **{ $games }** · wins: **{ $wins }** · average place: **{ $place }**
league-profile-best = best score: **{ $score }**
league-profile-out = didn’t finish: **{ $games }**
league-ratings = ### Ratings
league-rated = { $game }: { $rating }
league-unrated = no games against a rated player yet
league-rating = **{ $points } ± { $margin }** ({ games })
league-rating-better = { league-rating }, up { $gain } in the last { $last } games
league-rating-worse = { league-rating }, down { $gain } in the last { $last } games
league-card-games = Games
league-card-wins = Wins
league-card-streak = Best streak
league-card-place = Avg. place
league-card-favourite = Favourite game
league-card-played = Played
league-card-played-times = { $games ->
    [one] once
   *[other] { $games } times
}
league-card-best = Best score
league-card-rating = Rating: { $points } ± { $margin }
league-card-rated = { $rating }, after { games }
league-card-line = { $label }: { $value }
league-card-places = { place }: { $count ->
    [one] once
   *[other] { $count } times
}

## Head to head

league-rivals = ## Head to head
    Pick one person to compare yourself with, or two to compare with each other.
league-rivals-menu = One or two people
league-rivals-head = ## { $one } and { $other }
    Games together: **{ $games }**
league-rivals-person = { $name } · ahead: **{ $ahead }** · wins: **{ $wins }**
league-rivals-game = { $game }: { $one } **{ $first } – { $second }** { $other }
league-rivals-last = ### Recent games
league-rivals-race = -# { $day } · { $game } · { $one } { $first } · { $other } { $second }
league-rivals-out = didn’t finish

## The page of the league

league-head = ## Circuits
    Pick one to see its standings.
    -# A circuit ranks players over many games. A cup is a race night with several rounds.
league-none = ## League
    No circuits here yet. A circuit ranks players over many games. Start one with *New circuit*.
league-listed = **{ $name }** · { $terms }
league-circuits-more = More circuits
league-circuits-fewer = Previous circuits

## Leaderboards

league-board = Leaderboard
league-board-head = ## Leaderboard: { $game }
league-board-all = All games in this server
league-board-months = Month
league-board-empty = No games yet. Play the first one!
league-leader = { place } { $name } · { wins } · { games }
league-leader-rated = { place } { $name } · **{ $points } ± { $margin }** · { wins } · { games }
league-leader-new = – { $name } · { wins } · { games } · { $people ->
    [one] ranked after playing one more opponent
   *[other] ranked after playing { $people } more opponents
}
league-board-order = Sorted by rating minus twice the margin (±), so it takes many games to reach the top.
league-me = My profile
