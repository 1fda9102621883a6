### The page of all games (/paddock), and its news.

door-head = ## Paddock
    Five car games. Pick one to open a lobby.
door-head-direct = ## Paddock
    Five car games. Play robots, or today’s deal.
door-friends = -# To play with friends, use `/paddock` in a server.
door-waiting = **Waiting for players**
door-lobby = -# **{ $table }** · { $game } · { $taken } of { $seats } seats taken · { $channel }
door-join = Join { $table }
door-daily = Daily
door-solo = Practice
door-solo-head = ## Practice
    You and robots, in your DMs, without a clock. Pick a game.
    -# Other robot levels: `/practice`
door-lessons = Learn
door-league = League
door-league-head = ## Open circuits
    Pick one to see its standings.
door-league-none = ## League
    No circuit is open here. Create one with `/league create`.
door-board = Leaderboard
door-board-head = ## Leaderboard: { $game }
door-board-all = Every game in this server
door-board-month = Games since { $month }
door-board-to-all = All time
door-board-to-month = This month
door-board-empty = No games yet. Play the first one!
door-leader = { place } { $name } · { wins } · { games }
door-leader-rated = { place } { $name } · **{ $rating }** · { wins } · { games }
door-circuit = **{ $name }** · { $terms }
door-mine = My tables
door-settings = Settings
door-news = News
door-alt = { $game }, for { $players } players, about { $minutes } minutes
door-alt-pitch = { door-alt }: { $pitch }
door-poster = { $players } · { $minutes } min
door-news-head = ## What’s new
door-news-hub = `/paddock` has a button for everything: daily deal, practice, lessons, league, your settings.
door-news-daily = `/daily`: one deal a day, the same for everyone. Share your result, not the cards.
door-news-learn = `/learn` teaches a game while you play it, one step at a time.
door-news-lobbies = `/paddock` shows lobbies that wait for players. *Call players* in a lobby calls them, once.
door-news-practice = `/practice`: you and robots, in DMs, without a clock. *Hint* shows a strong move.
door-news-levels = Robots have levels, from easy to champion. Choose them in a lobby.
door-news-how = A lobby shows what its game is about, and *How to play*.
door-news-result = Results get a message of their own and ping the players.
door-news-settings = `/settings`: how you’re pinged, your quiet hours, your language.
door-news-sure = I ask before you leave or end a game or delete your data.

