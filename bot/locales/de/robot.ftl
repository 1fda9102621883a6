### Die Roboter am Tisch: jeder mit einer Zeile Temperament.

robot-temper = { $robot ->
    [apex] bremst spät
    [bolt] wartet nie
    [clutch] zählt alles zweimal
    [dyno] traut nur Zahlen
    [etta-gasket] bleibt immer dicht
    [flux] ändert in der Kurve den Plan
    [grease-lightly] schlüpft vorbei
    [hubcap] glänzt am Schluss
    [ignatia] startet schnell
    [jack-stand] hält durch
    [kelvin] bleibt kühl
    [lugnut] ist eine harte Nuss
   *[other] fährt
}
robot-for = { $name } (per Roboter)
