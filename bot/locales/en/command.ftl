### The descriptions of commands and their options, and the choices, as Discord shows them while somebody types.

## Options that several commands have.

command-option =
    .robots = Robots at your table, 0 to { $most }
    .level = How strong your robots are. Adaptive ones keep your pace
    .circuit = The circuit, if several are open
    .deal = A share code, to play the same deal again
    .pace = Time for a turn: live 90 seconds, relaxed 24 hours
    .seating = Who sits where
    .table = The table, if there are several
    .player = Whose games, if not yours
    .game = The game
    .theme = Dark, light, high contrast, or for colour-blind eyes
    .language = A language that Paddock speaks
    .on = On or off

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
command-choice-seating =
    .random = drawn at the start
    .fixed = in the order of joining
command-choice-theme =
    .standard = standard, dark
    .light = light
    .contrast = high contrast
    .deuteranopia = for green blindness
    .protanopia = for red blindness
    .tritanopia = for blue blindness
command-choice-language =
    .auto = like Discord
command-choice-game =
    .any = any game
command-choice-robots =
    .ignore = only people score
    .count = robots score, too
command-choice-where =
    .channel = ping in the channel
    .dm = direct message
    .none = no pings
command-choice-colour =
    .yellow = yellow
    .orange = orange
    .pink = pink
    .sky = light blue
    .white = white
    .blue = blue
command-choice-grid =
    .random = at random
    .draft = the players choose
command-choice-mode =
    .public = public
    .stealth = stealth
command-choice-mismatch =
    .minus = against you
    .zero = nothing
    .plus = for you
command-choice-edition =
    .draft = early draft
    .published = published
command-choice-taps =
    .timed = fastest first
    .untimed = without a clock
command-choice-investors =
    .standard = standard: stacks 1 and 2
    .advanced = advanced: stack 1, and 2 or 3
    .expert = expert: one of each stack

## The games.

command-race = Gear Head: build a car, pull up first
command-race-start = Play Gear Head in this channel
command-race-rules = How to play Gear Head
command-rasant = Rasant: win rounds, overtake the whole line
command-rasant-start = Play Rasant in this channel
    .grid = How the cars line up
command-rasant-rules = How to play Rasant
command-scrap = Scrapheap Scavengers: peek, guard your finds, fetch them
command-scrap-start = Play Scrapheap Scavengers in this channel
    .mode = Tiles and taken cards: public while collecting, or hidden to the end
    .tiles = Symbols to look for. More make a longer game
    .mismatch = How cards count that match none of your tiles
command-scrap-rules = How to play Scrapheap Scavengers
command-smack = Racesmack: tap a correct card before anyone else
command-smack-start = Play Racesmack in this channel
    .edition = Rules of the early draft, or of the published game
    .taps = The fastest tap wins, or all choose in secret
    .seconds = Seconds to tap in a live game
    .racing_rules = Each round has a rule of its own
    .time_penalty = A wrong tap costs one of three penalties
    .noise_cancelling = Several Rules Cards: the highest decides
    .tiebreaker = Several correct cards: colour decides, then symbols
    .after_you = Reveal cards one by one, until a Rules Card comes
    .shifting_gears = 18 more cards: numbers, fingers, dice and tallies
command-smack-rules = How to play Racesmack
command-piston = Gear & Piston: build a car of 1888, please the investors
command-piston-start = Play Gear & Piston in this channel
    .investors = How hard the investors are to please
    .jump_row = Variant: parts stay for two rounds, Junk is drawn unseen
command-piston-rules = How to play Gear & Piston
command-paddock = All games: open a lobby, or learn to play
command-help = The games, how to play them, and your tables
command-learn = Learn a game by playing it, in four minutes
command-practice = Play robots in your DMs, without a clock
    .level = How strong the robots are, usually normal
command-daily = Same cards for everyone: beat 3 robots in one try

## Tables.

command-table = The tables of this server
command-table-list = Your tables, and this channel’s
command-table-show = Show the table again, at the end of the channel
command-table-text = The table in words, only for you
command-table-record = The record of a finished game, as a file only for you
command-table-leave = Give your seat to a robot
command-table-end = End the game early (host, or Manage Server)
command-table-robot = Robots for away players
command-table-robot-player = Put a robot in for an away player (host)
    .player = The player who is away

## Circuits and results.

command-league = Circuits: several games with one ranking
command-league-create = Start a circuit. Choose games, hours or open
    .name = Its name, at most 60 characters
    .game = The game that counts, if only one does
    .races = It ends after this many games
    .hours = It ends after this many hours. Games in progress still count
    .open = It ends when you close it
    .robots = Do robots get places and points?
    .hints = Are hints allowed in its games?
command-league-standings = The standings of a circuit
command-league-races = All games of a circuit with their results, only for you
command-league-export = The results of a circuit as a CSV file, only for you
command-league-close = Close a circuit (host, or Manage Server)
command-league-history = A player’s last games in this server, only for you
command-league-driver = A player’s wins, streaks and best scores in this server

## Settings and data.

command-settings = Your pings, quiet hours, language, pictures and car
command-settings-show = Your settings
command-settings-calls = How you’re pinged when it’s your turn
    .where = In the channel, by direct message, or not at all
command-settings-quiet = Hours without pings. Relaxed clocks stop, too
    .begin = Start, like 22:30. Leave all three out for no quiet hours
    .end = End, like 7:00
    .zone = Your time zone
command-settings-notify = A direct message when a table opens in this server
    .game = The game, if only one
command-settings-role = The role that lobbies of this server ping (Manage Server)
    .role = The role to ping. Leave it out to ping nobody
command-settings-language = The language of your hand, your DMs and answers to you
command-settings-server-language = The language of new tables in this server (Manage Server)
command-settings-theme = The look of your hands’ pictures
command-settings-tips = A tip with your first turns of a new game
command-settings-car = Your car: the same at every table
    .colour = The colour of your car
    .number = Its number, 1 to { $most }
    .driver = Who drives it
command-settings-server = The look of tables in this server (Manage Server)
command-settings-ratings = Rate the players of this server, game by game (Manage Server)
    .on = On or off, at any time
command-privacy = What Paddock stores about you
command-privacy-export = Everything stored about you, as a file only for you
command-privacy-delete = Delete everything about you
