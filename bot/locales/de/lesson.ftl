### Lektionen: was um die Übungen herum steht. Die Übungen sind bei den Nachrichten ihres Spiels.

lesson-step = -# **{ $game }** · Schritt { $step } von { $steps }
lesson-press = Drück **{ $button }**
lesson-choose = Wähle unter *{ $menu }* den Eintrag **{ $button }**
lesson-prompt = { $press }.
lesson-wrong = Fast! { $press }: { $why }
lesson-restart = Von vorn
lesson-learned = ## Jetzt kannst du { $game } spielen!
lesson-practise = Gegen Roboter spielen
lesson-open = Lobby öffnen
lesson-again = Lektion wiederholen
lesson-where = -# Mit anderen spielst du auf einem Server: Gib dort `/{ $command } start` ein.
lesson-rules = Regeln lesen
lesson-list = ## Ein Spiel lernen
    Lern es beim Spielen, in { $minutes } Minuten. Du kannst jederzeit aufhören und später weitermachen.
lesson-listed = - **{ $game }**: { $how }
lesson-done = gelernt
lesson-partly = { $done } von { $steps } Schritten geschafft
lesson-new = { $steps } Schritte
