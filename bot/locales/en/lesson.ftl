### Lessons: what surrounds the exercises, which are among the messages of each game.

lesson-step = -# **{ $game }** · step { $step } of { $steps }
lesson-press = Press **{ $button }**
lesson-choose = In *{ $menu }*, choose **{ $button }**
lesson-prompt = { $press }.
lesson-wrong = Almost! { $press }: { $why }
lesson-restart = Start over
lesson-learned = ## You can play { $game }
lesson-practise = Play against robots
lesson-open = Open a lobby
lesson-again = Repeat lesson
lesson-where = -# To play with friends, use `/{ $command } start` in a server.
lesson-rules = Read the rules
lesson-list = ## Learn a game
    Learn by playing, in { $minutes } minutes. Stop any time, and pick up where you left off.
lesson-listed = - **{ $game }**: { $how }
lesson-done = learned
lesson-partly = { $done } of { $steps } steps done
lesson-new = { $steps } steps
