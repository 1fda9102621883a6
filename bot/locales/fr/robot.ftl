### Robots at the table: a line of temper for each.

robot-temper = { $robot ->
    [apex] freine tard
    [bolt] n’attend jamais
    [clutch] compte tout deux fois
    [dyno] ne croit qu’aux chiffres
    [etta-gasket] garde la tête froide
    [flux] change d’avis en plein virage
    [grease-lightly] se faufile
    [hubcap] brille à la fin
    [ignatia] démarre fort
    [jack-stand] tient bon
    [kelvin] reste zen
    [lugnut] ne lâche rien
   *[other] roule
}
robot-for = { $name } (robot remplaçant)
