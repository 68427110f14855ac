/** All answer at the same time, and as often as they like: questions in loops of all sorts, one of them in a branch. */
export const looping = `ruleset "looping" version "1.0.0" language 1
kind Side { state sum: 0..99 = 0  state bold: bool = false }
kind Town { worth: 0..3  state holder: Side? = none }
table Side { id
  red
  blue
  green
}
table Town { id worth
  aria 1
  bree 2
  corin 3
  dorn 0
}
seats for Side { three { a {red} b {blue} c {green} } two { a {red} b {blue, green} } }
state round: 0..9 = 0
state said(s: Side, t: Town): 0..3 = 0 seen by s
play {
  repeat 3 times {
    round += 1
    bids()
    marches()
    wishes()
  }
}
procedure bids() {
  simultaneously for s in Side {
    var all = map t in Town: 0
    for t in Town where t.worth > 0 {
      let bid = choose one of x in 0..3 by s where x <= t.worth else "too-much"
      all[t] = bid
      if bid == 3 { let sure = choose one of bool by s   if sure { break } }
    }
    for t in Town { said(s, t) = all[t]  s.sum += all[t] }
  }
}
procedure marches() {
  simultaneously for s in Side where s.sum > 0 {
    var gone: set of Town = {}
    var more = true
    while more {
      choose step by s {
        visit(t in Town where t not in gone else "was-there") -> gone += {t}
        rest -> more = false
      }
      if count(gone) == 4 { more = false }
    }
    for t in gone where t.holder is none or s.bold { t.holder = s }
    let luck = random some of Town
    if s.bold { s.sum += count(luck & gone) }
  }
}
procedure wishes() {
  simultaneously for s in Side {
    let dare = choose one of bool by s
    var votes = 0
    if dare {
      repeat 2 times {
        for t in Town where t.holder != s sorted by -t.worth { let vote = choose one of 0..2 by s   votes += vote }
      }
    }
    s.bold = dare
    s.sum += votes
  }
}
`;
