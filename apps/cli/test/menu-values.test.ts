import { decideBoth } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { built } from './together/built.ts';

const RULES = `ruleset "menus" version "1.0.0" language 1
type Deed = raid(who: Piece, whither: Town?) | pay(n: -1..5) | wait
kind Side { state coins: 0..99 = 9 }
kind Town { state holder: Side? = none }
kind Piece { side: Side }
table Side { id
  red
  blue
}
table Town { id
  aria
  bree
}
table Piece { id side
  r1 red
  r2 red
  b1 blue
}
seats for Side { two { a {red} b {blue} } }
state last(s: Side): Deed = wait
state told: 0..99 = 0
play {
  repeat 6 times {
    for s in Side { turn(s) }
    simultaneously for s in Side {
      let vote = choose ballot by s { yes  no  some(n: 1..3) }
      told = match vote { yes -> 9, no -> 0, some(n) -> n }
    }
  }
}
procedure turn(s: Side) {
  last(s) = choose action by s {
    raid(p in { x in Piece where x.side == s }, t: Town) where s.coins > 0 else "poor" -> s.coins -= 1
    pay(n: 1..3 where n <= s.coins else "too-much") -> { s.coins -= n  if n == 3 { return } }
    wait
  }
  if last(s) is raid(_, t) { if t is u: Town { u.holder = s } }
  var said = reply(s)
  if told > 5 { said = choose again by s { hush  shout(k: 1..4) } }
  s.coins += if said is shout(k) then k else 1
}
type Said = hush | shout(k: 0..9)
procedure reply(s: Side): Said {
  return choose word by s { hush  shout(k: 0..2) -> told += k }
}
`;

test('menus as values are the same on both sides', async () => {
  const { module, model } = await built(RULES);
  const kinds = new Set<number>();
  for (let seed = 0; seed < 25; seed += 1) {
    const S = new Int32Array(module.layout.size);
    module.start(S, seed, 0, new Int32Array(0));
    const reference = start(model, { seed, layout: 0, options: [] });
    const random = createRandom(seed);
    while (S[STATUS] === RUNNING) {
      const here = readCanonical(module, S);
      expect(here).toEqual(reference.canonical());
      for (const deed of here.states.last ?? []) kinds.add(Number(deed));
      module.sample(S, random);
      expect(decideBoth(module, S, reference)).toBeUndefined();
    }
    expect(readCanonical(module, S)).toEqual(reference.canonical());
  }
  // Three pieces with two towns each, two sums, and waiting; who pays three leaves before anything is kept.
  expect(kinds.size).toBe(9);
});
