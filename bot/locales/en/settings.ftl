### What people and servers have chosen: the panels of /settings and /server.

settings-own = ## Your settings
settings-saved = ✅ **{ $what }**
settings-quiet-line = Quiet hours: { $quiet }
settings-quiet = { $begin } to { $end }, { $zone }
settings-quiet-none = none
settings-notified = New tables here, by direct message: { $games }
settings-menu-calls = Pings
settings-menu-language = Language
settings-menu-theme = Pictures
settings-menu-notify = New tables here
settings-menu-role = Role that lobbies ping
settings-menu-circuit = Default circuit
settings-menu-most-person = Limit per person
settings-menu-most-channel = Limit per channel
settings-menu-most-server = Limit per server
settings-menu-colour = Colour
settings-menu-driver = At the wheel
settings-calls = { $calls ->
    [channel] Pings: in the channel
    [dm] Pings: by direct message
   *[none] No pings
}
settings-language = Language: { $language }
settings-language-auto = Language: same as Discord
settings-pictures = Pictures: { $theme ->
    [light] light
    [contrast] high contrast
    [deuteranopia] for colour blindness (green)
    [protanopia] for colour blindness (red)
    [tritanopia] for colour blindness (blue)
   *[standard] dark
}
settings-notify-all = New tables here: messages for all games
settings-notify-none = New tables here: no messages
settings-notify-game = { $on ->
    [yes] { $game }: switch off
   *[no] { $game }: switch on
}
settings-car = My car
settings-quiet-set = Quiet hours
settings-quiet-begin = Start
settings-quiet-end = End
settings-time-example = 20:30
settings-zone = Your time zone, or a large city in it
settings-zone-example = Berlin
settings-tips = { $on ->
    [yes] Tips: on
   *[no] Tips: off
}
settings-lends = { $on ->
    [yes] Share my puzzles: on
   *[no] Share my puzzles: off
}
settings-data = My data
settings-server-open = This server
settings-number = Number
settings-number-ask = From 1 to { $most }
settings-colour = Colour: { $colour ->
    [yellow] yellow
    [orange] orange
    [pink] pink
    [sky] light blue
    [white] white
   *[blue] blue
}
settings-driver = At the wheel: { $driver }
settings-server = ## This server
settings-role = Lobbies ping { $role }
settings-role-none = Lobbies don’t ping a role
settings-ratings = { $on ->
    [yes] Ratings: on
   *[no] Ratings: off
}
settings-circuit = Default circuit: { $name }
settings-circuit-none = No default circuit
settings-limits = Limits
settings-limits-head = ## Limits
    How many lobbies and games can be open at once.
settings-most = { $of ->
    [person] Per person: { $most }
    [channel] Per channel: { $most }
   *[server] In this server: { $most }
}
settings-most-highest = { settings-most } (maximum)
settings-hub = Post menu here
settings-hub-posted = [The menu is posted]({ $link }). You can pin it.
settings-peace = Challenges
settings-peace-head = ## Who can challenge you
    This applies to challenges and rematches. People you keep your distance from can’t invite you or accept your invitations. I won’t tell them.
settings-peace-apart = You’re keeping your distance from { $people ->
    [one] one person
   *[other] { $people } people
}.
settings-peace-menu = Keep your distance from someone, or undo that
settings-peace-ask = Who shouldn’t challenge you any more? You can change this in `/settings`.
settings-peace-person = Just { $name }
settings-peace-nobody = Everyone
settings-asked = { $on ->
    [yes] Challenges: on
   *[no] Challenges: off
}
settings-apart = { $on ->
    [yes] You’re now keeping your distance from { $name }
   *[no] { $name } can challenge you again
}
settings-apart-many = Changed for both people
settings-reports = { $on ->
    [yes] Reports: on
   *[no] Reports: off
}
settings-keep-out = Stop someone from opening tables, or allow it again
settings-kept-out = { $people ->
    [one] One person can’t open tables here.
   *[other] { $people } people can’t open tables here.
}
settings-kept = { $on ->
    [yes] { $name } can no longer open tables here
   *[no] { $name } can open tables again
}
settings-kept-many = Changed for both people
