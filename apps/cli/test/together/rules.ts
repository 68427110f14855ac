/** Three bidders who answer at the same time: dialogues of several questions, branches, chance, watchers. */
const HEAD = `ruleset "small" version "1.0.0" language 1
kind Side { state points: 0..999 = 0, state pledge: 0..9 = 0, state last: Town? = none }
table Side { id
  red
  blue
  green
}
kind Town { value: 1..9, state owner: Side? = none, state bids: 0..99 = 0 }
table Town { id value
  aria 1
  bree 2
  corin 3
  dorn 4
}
kind Army { side: Side, state at: Town = aria }
table Army { id side
  r1 red
  r2 red
  b1 blue
  g1 green
}
die D { 1..6 }
kind Card { worth: 1..9 }
table Card { id worth
  c1 1
  c2 2
  c3 3
  c4 4
}
pile deck of Card
pile hand(s: Side) of Card
state turn: 0..9 = 0
state calls: 0..99 = 0
seats for Side { three { a {red} b {blue} c {green} } two { a {red, green} b {blue} } duel { a {red} b {blue} } }
function own(s: Side): set of Army = { a in Army where a.side == s }
`;

export const rules = (play: string): string => `${HEAD}${play}`;

/** Everything that may stand in a \`simultaneously\`. */
export const bidding = rules(`
play {
  for c in Card { put c into deck }
  for n in 1..3 { turn = n round(n) }
  finish won by { s in Side where s.points == (max x in Side: x.points) } because "points"
}
procedure round(n: 1..3) {
  let rich = { t in Town where t.value >= n }
  var bonus = n
  bonus += 1
  simultaneously for s in Side where seated(s) {
    step opening {
      let goal = choose one of t in rich by s where t.owner != s else "yours" otherwise dorn
    }
    var most = goal.value
    if goal.value > 2 {
      let stake = choose one of 0..4 by s secret
      most += stake
      choose style by s {
        bold(by2: 1..2) -> { let why = choose optional one of Town by s }
        meek -> { log "meek"(s) }
      }
      s.points += most
    } else {
      let posts = choose one of Town for each a in own(s) by s
      for a in own(s) { a.at = posts[a] }
    }
    let luck = roll D by s
    let got = draw one from deck to hand(s)
    goal.bids = min(99, goal.bids + luck + bonus)
    s.last = goal
    s.points = min(999, s.points + luck + bonus)
    if goal.owner is none { goal.owner = s }
    log "bid"(s, goal)
  }
  for t in Town { t.bids = 0 }
}
whenever calls < 9 and turn > 1 { calls += 1 }
`);

/** Whoever asks for the end gets it, and nobody else goes on. */
export const stopping = rules(`
play {
  while true {
    turn = min(9, turn + 1)
    simultaneously for s in Side where seated(s) and s.points < turn {
      let stop = choose one of bool by s
      s.points += 1
      if stop and turn > 2 { finish won by {s} because "stopped" }
    }
    simultaneously for s in Side where seated(s) and s.points > turn { let n = choose any of Town by s  s.pledge = count(n) }
    let next = choose one of Town by red
  }
}
`);
