### Robots at the table: a line of temper for each.

robot-temper = { $robot ->
    [apex] brakes late
    [bolt] never waits
    [clutch] counts everything twice
    [dyno] only trusts numbers
    [etta-gasket] never blows a gasket
    [flux] changes plans mid-corner
    [grease-lightly] slips past
    [hubcap] shines at the end
    [ignatia] starts fast
    [jack-stand] holds on
    [kelvin] stays cool
    [lugnut] is a tough nut
   *[other] drives
}
robot-for = { $name }’s robot
