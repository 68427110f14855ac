/** A ruleset with a table in a file, in two files. */
export const MAIN = `ruleset "river" version "1.0.0" language 1

/// Those who row.
kind Crew { strength: 1..9 }
table Crew from "crews.csv"
kind Bank { wet: bool }
table Bank {
  id    wet
  north true
  south false
}
state score: 0..99 = 0
constant limit: 1..9 = 3
seats for Crew { two { one {red} other {blue} } }

/// Whether a crew is strong.
function strong(crew: Crew): bool = crew.strength > limit

play {
  phase rowing {
    for crew in Crew { row(crew) }
  }
  finish won by {red}
}
`;

export const MOVES = `procedure row(crew: Crew) {
  let goal = choose one of b in Bank by crew
  if goal.wet and strong(crew) { score += 1 }
}
`;

export const CREWS = 'id,strength\nred,2\nblue,4\n';

export const RIVER = { 'river/main.sand': MAIN, 'river/moves.sand': MOVES, 'river/crews.csv': CREWS };
