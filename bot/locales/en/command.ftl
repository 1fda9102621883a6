### The descriptions of commands and their options, and the choices, as Discord shows them while somebody types.

## Options that several commands have.

command-option =
    .robots = Robots at your table, 0 to { $most }
    .level = How strong your robots are. Adaptive ones match your level
    .circuit = Which circuit, if several are open
    .deal = A share code, to play the same deal again
    .pace = Time per turn: 90 seconds (live), 24 hours (relaxed) or no clock
    .table = Which table, if there are several
    .player = Whose profile, if not your own
    .game = The game

## Choices.

command-choice-level =
    .learner = easy
    .club = normal
    .expert = hard
    .champion = champion
    .adaptive = adaptive
command-choice-pace =
    .live = live
    .relaxed = relaxed
    .none = no clock

## The games.

command-start = Play { $game } in this channel
command-paddock = Games, lessons, league and settings, all with buttons
command-help = The same as /paddock: games, lessons, league, settings
command-practice = Play against robots, or solve puzzles from your games
command-practice-robots = Play against robots in your DMs, without a clock
    .level = How strong the robots are. If left out, it depends on your last game
command-practice-puzzles = Puzzles from your games: find the moves you missed
command-daily = Same cards for everyone: beat 3 robots in one try

## Tables.

command-table = Tables in this server
command-table-list = Your tables, and those in this channel
command-table-show = Show the table again at the bottom of the channel
command-table-leave = Give your seat to a robot
command-table-end = End the game early (host, or Manage Server)
command-table-robot = Put a robot in for a player who’s away (host)
    .player = The player who is away

## Circuits and results.

command-league = Circuits: several games with one ranking
command-league-create = Start a circuit for a number of games or hours, or until you close it
    .name = The circuit’s name, at most 60 characters
    .game = Count only this game (optional)
    .races = End after this many games
    .hours = End after this many hours. Games in progress still count
command-league-standings = A circuit’s standings
command-league-close = Close a circuit (host, or Manage Server)
command-league-profile = A player’s wins, streaks and best scores in this server

## Settings.

command-settings = Your pings, quiet hours, language, pictures, car and data
command-server = This server’s look, language, ratings and pings (Manage Server)

## The menu on a person: names of commands.

command-menu-profile = Profile
command-menu-challenge = Challenge
