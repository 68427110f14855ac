/** Teams of two sides on a road map: enough to learn why something cannot be chosen, in every way there is. */
export const RULES = `ruleset "teams" version "1.0.0" language 1
kind Side { state points: 0..99 = 0 }
kind Town { state closed: bool = false }
kind Team {
  side: Side
  size: 1..9
  state at: Town?
}
relation road: Town -- Town
table Side { id
  red
  blue
}
table Town { id closed
  aria false
  bree false
  cove true
  dale false
}
table road {
  aria -- bree
  bree -- cove
  cove -- dale
}
table Team { id side size at
  r1 red 2 aria
  r2 red 4 bree
  b1 blue 3 bree
  b2 blue 1 dale
}
seats for Side { two { first {red} second {blue} } }
search ride(from: Town) over (at: Town) from from {
  step n in road(at) where not n.closed to n
}
function enemies(s: Side): set of Team = { t in Team where t.side != s }
function inReach(t: Team, target: Team): bool = t.at == target.at
function ready(s: Side): set of Team = { t in Team where t.side == s and t.size > 2 }

procedure strike(t: Team, target: Team) {
  if t.size > target.size {
    target.at = none
    t.side.points += 1
  } else {
    if t.size == target.size { t.at = none }
  }
}

procedure go(t: Team, to: Town) { t.at = to }

play {
  repeat 4 times { phase turn {
    for s in Side {
      choose order by s {
        attack(t in ready(s), target in enemies(s) where inReach(t, target) else "far") -> strike(t, target)
        move(t in Team where t.side == s and t.at is not none, to in ride(t.at otherwise aria)) -> go(t, to)
        visit(t in Team where t.at is place: Town and not place.closed and t.side == s) -> s.points += 1
        rest -> s.points += 0
      }
    }
  } }
}
whenever no t in Team where t.side == blue and t.at is not none { finish won by {red} }
`;
