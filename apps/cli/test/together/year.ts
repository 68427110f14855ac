/** A year of written orders, retreats and recruits: units that come and go, all of it answered at the same time. */
export const year = `ruleset "year" version "1.0.0" language 1
type Season = spring | autumn
type Order = hold | march(to: Land, forced: bool) | back(whom: Land, to: Land?)
type Recruit = { land: Land, guard: bool }
kind House { state peace: bool = false }
table House { id
  oak
  elm
  yew
}
kind Land { home: House? = none, state owner: House? = home }
table Land { id home
  a oak
  b oak
  c elm
  d elm
  e yew
  f _
  g _
}
relation road: Land -- Land
table road { a -- b -- c -- d -- e -- f -- g -- a  b -- f  c -- g  a -- d }
kind Unit pool 9 { house: House, guard: bool, state land: Land, state order: Order = hold, state beaten: Land? = none }
seats for House { three { x {oak} y {elm} z {yew} } two { x {oak} y {elm, yew} } }
function units(h: House): set of Unit = { u in Unit where u.house == h }
function lands(h: House): int = count l in Land where l.owner == h
function at(l: Land): Unit? = first u in Unit where u.land == l and u.beaten is none
function sensible(u: Unit): set of Order = {hold} + { march(l, false) for l in road(u.land) } + { back(l, none) for l in road(u.land) }
play {
  for l in Land where l.home is h: House { create Unit(house: h, guard: false, land: l) }
  repeat 3 times {
    for s in Season {
      phase orders { writePlans() }
      phase fight { fight() }
      phase retreats { retreat() }
      if all h in House: h.peace { finish drawn by House because "agreed" }
    }
    phase winter {
      for u in Unit { u.land.owner = u.house }
      adjust()
    }
  }
}
procedure writePlans() {
  for u in Unit { u.order = hold }
  simultaneously for h in House where seated(h) and units(h) is not empty {
    let written = choose one of Order for each u in units(h) as orders by h secret offering sensible(u)
    let peace = choose one of bool as vote by h secret
    for u in units(h) { u.order = written[u] }
    h.peace = peace
  }
  log "orders"
}
function goal(u: Unit): Land? = if u.order is march(to, _) then to else none
procedure fight() {
  for u in Unit {
    if goal(u) is l: Land and (count v in Unit where goal(v) == goal(u)) == 1 {
      if at(l) is v: Unit { if v != u { v.beaten = u.land } }
      u.land = l
    }
  }
}
procedure retreat() {
  simultaneously for h in House where seated(h) and some u in units(h) where u.beaten is not none {
    let flight = choose optional one of l in Land for each u in { u in units(h) where u.beaten is not none } as retreats by h secret
      where l in road(u.land) else "too-far"
      where at(l) is none else "occupied"
      where l != u.beaten else "attacker-came-from-there"
    for u in flight.keys { u.order = if flight[u] is l: Land then march(l, false) else hold }
  }
  let fleeing = { u in Unit where u.beaten is not none }
  for u in fleeing {
    if goal(u) is l: Land and (count v in fleeing where goal(v) == goal(u)) == 1 { u.land = l  u.beaten = none } else { remove u }
  }
}
procedure adjust() {
  simultaneously for h in House where seated(h) and lands(h) != count(units(h)) {
    if lands(h) > count(units(h)) {
      let sites = { l in Land where l.home == h and l.owner == h and at(l) is none }
      let more = lands(h) - count(units(h))
      let builds = choose 0..more of r in { Recruit(l, k) for l in sites, k in bool } by h secret
        where r.land.home == h else "not-yours"
        such that all x in builds, y in builds: x == y or x.land != y.land else "one-each"
      for r in builds { let fresh = create Unit(house: h, guard: r.guard, land: r.land) log "raised"(h, fresh) }
    } else {
      let away = choose count(units(h)) - lands(h) of units(h) as disbands by h secret
      for u in away { remove u }
    }
  }
}
`;
