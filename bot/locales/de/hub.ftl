### Die Seite aller Spiele (/paddock), und ihre Neuigkeiten.

hub-head = ## Paddock
    Such dir ein Autospiel aus und öffne eine Lobby.
hub-head-direct = ## Paddock
    Such dir ein Autospiel aus. Übe gegen Roboter oder spiel die Tagespartie.
hub-friends = -# Mit anderen spielst du auf einem Server: Gib dort `/paddock` ein.
hub-waiting = **Hier fehlt noch jemand**
hub-lobby = -# **{ $table }** · { $game } · { $taken } von { $seats } Plätzen belegt · { $channel }
hub-join = Mitspielen: { $table }
hub-daily = Tagespartie
hub-solo = Üben
hub-solo-head = ## Üben
    Spiel per Direktnachricht gegen Roboter, ohne Uhr. Such dir ein Spiel aus.
    -# Stärkere oder schwächere Roboter: `/practice robots`
hub-solo-here = ## Üben
    Spiel gegen Roboter, ohne Uhr. Such dir ein Spiel aus.
hub-lessons = Lernen
hub-puzzles = Aufgaben
hub-league = Liga
hub-hubmore = Mehr
hub-more-head = ## Mehr
    Üben gegen Roboter, Aufgaben aus deinen Partien, deine Tische und Einstellungen.
hub-back = Zurück
hub-mine = Meine Tische
hub-settings = Einstellungen
hub-news = Neues
hub-alt = { $game }, für { $players } Personen, etwa { $minutes } Minuten
hub-alt-pitch = { hub-alt }: { $pitch }
hub-poster = { $players } · { $minutes } Min.
hub-news-head = ## Was ist neu?
hub-news-hub = `/paddock` hat für alles einen Knopf: Tagespartie, Üben, Lektionen, Liga und Einstellungen.
hub-news-daily = `/daily`: jeden Tag neue Karten, für alle dieselben. Teil dein Ergebnis, nicht die Karten.
hub-news-learn = *Lernen* bringt dir ein Spiel beim Spielen bei, Schritt für Schritt.
hub-news-lobbies = `/paddock` zeigt Lobbys, in denen noch jemand fehlt. Drückst du in einer Lobby *Leute rufen*, lade ich andere zum Mitspielen ein.
hub-news-practice = `/practice robots`: Spiel per Direktnachricht gegen Roboter, ohne Zeitlimit. *Tipp* zeigt einen starken Zug.
hub-news-puzzles = Unter *Aufgaben* (`/paddock`, *Mehr*) kommen Züge, die du übersehen hast, so lange wieder, bis du zweimal richtigliegst.
hub-news-levels = Roboter sind verschieden stark, von leicht bis Meister. Du wählst die Stärke in der Lobby.
hub-news-how = In jeder Lobby steht, worum es im Spiel geht. Mehr erklärt der Knopf *So geht’s*.
hub-news-result = Das Ergebnis kommt als eigene Nachricht, und alle am Tisch bekommen Bescheid.
hub-news-settings = Mit `/settings` stellst du Benachrichtigungen, Ruhezeit und Sprache ein.
hub-news-sure = Bevor du gehst, eine Partie abbrichst oder deine Daten löschst, frage ich nach.
