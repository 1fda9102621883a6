### What happened: lines of the table, the hand and the history.

story-turn = { $name } · { $deeds }
    .you = You · { $deeds }
story-deed = { $name } { $deed }.
    .you = You { $deed }.
story-forced = { $line } (no other choice)
    .whole = { $line } (No other choice.)
story-idled = { $name } ran out of time. Paddock moved for them.
    .you = You ran out of time. Paddock moved for you.
story-idled-to = You ran out of time · { $deeds }
story-away = { $name } is away. A robot is playing for them now.
    .you = You were away. A robot is playing for you now.
story-back = { $name } is back.
    .you = You’re back.
story-left = { $name } left. A robot took over.
    .you = You left. A robot took over.
story-handed = The host put a robot in for { $name }.
    .you = The host put a robot in for you.
story-hinted = { $name } asked for a hint.
    .you = You asked for a hint.
story-seated = { $name } took over from { $was }.
    .you = You took over from { $was }.
story-undid = { $name } undid a step.
    .you = You undid a step.
story-undid-turn = { $name } undid this turn.
    .you = You undid this turn.
