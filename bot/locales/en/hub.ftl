### The page of all games (/paddock), and its news.

hub-head = ## Paddock
    Pick a car game to open a lobby.
hub-head-direct = ## Paddock
    Pick a car game. Play against robots, or play today’s deal.
hub-friends = -# To play with friends, use `/paddock` in a server.
hub-waiting = **Waiting for players**
hub-lobby = -# **{ $table }** · { $game } · { $taken } of { $seats } seats taken · { $channel }
hub-join = Join { $table }
hub-daily = Daily
hub-solo = Practice
hub-solo-head = ## Practice
    Play against robots in your DMs, without a clock. Pick a game.
    -# Other robot levels: `/practice robots`
hub-solo-here = ## Practice
    Play against robots, without a clock. Pick a game.
hub-lessons = Learn
hub-puzzles = Puzzles
hub-league = League
hub-hubmore = More
hub-more-head = ## More
    Practice against robots, puzzles from your games, your tables and your settings.
hub-back = Back
hub-mine = My tables
hub-settings = Settings
hub-news = News
hub-alt = { $game }, for { $players } players, about { $minutes } minutes
hub-alt-pitch = { hub-alt }: { $pitch }
hub-poster = { $players } · { $minutes } min
hub-news-head = ## What’s new
hub-news-hub = `/paddock` has a button for everything: daily deal, practice, lessons, league and settings.
hub-news-daily = `/daily`: one deal a day, the same for everyone. Share your result, not the cards.
hub-news-learn = *Learn* teaches a game while you play it, one step at a time.
hub-news-lobbies = `/paddock` shows lobbies that are waiting for players. In a lobby, *Ping players* lets people know about it.
hub-news-practice = `/practice robots`: play against robots in your DMs, without a clock. *Hint* shows a strong move.
hub-news-puzzles = *Puzzles* (`/paddock`, *More*) bring back moves you missed, until you get them right twice.
hub-news-levels = Robots have levels, from easy to champion. Choose them in a lobby.
hub-news-how = A lobby says what its game is about and has a *How to play* button.
hub-news-result = Each result gets its own message, which pings the players.
hub-news-settings = `/settings`: choose your pings, quiet hours and language.
hub-news-sure = I ask you to confirm before you leave a game, end one or delete your data.

