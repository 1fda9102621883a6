### What people and servers have chosen.

settings-own = ## Your settings
    { "" }**Pings**: { $calls ->
        [channel] ping in the channel
        [dm] direct message
       *[none] no pings
    }
    { "" }**Quiet hours**: { $quiet }
    { "" }**Language**: { $language }
    { "" }**Pictures**: { $theme }
settings-quiet = { $begin } to { $end }, { $zone }
settings-quiet-none = none
settings-quiet-help = -# Quiet hours: no pings, and relaxed clocks stop for you.
settings-language-client = like Discord
settings-notify-any = **New tables here**, by direct message: all games
settings-notify-some = **New tables here**, by direct message: { $games }
settings-notify-none = **New tables here**, by direct message: none
settings-server = -# This server: { $theme }, language { $language }, { $ratings ->
    [on] with ratings
   *[off] without ratings
}.
settings-server-role = -# Its lobbies ping { $role }.
settings-server-role-none = -# Its lobbies ping nobody.
settings-theme = { $theme ->
    [light] light
    [contrast] high contrast
    [deuteranopia] for green blindness
    [protanopia] for red blindness
    [tritanopia] for blue blindness
   *[standard] standard, dark
}
