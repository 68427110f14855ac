// A number that may be missing keeps its value in positions and logs, which hold 32 bits.
import { check } from '@sandtable/check';
import { parse } from '@sandtable/syntax';
import { expect, it } from 'vitest';
import { both, load } from './play.ts';

const rules = `ruleset "optional" version "1" language 1
kind Side { }
table Side { id
red
blue
}
seats for Side { two { first {red} second {blue} } }
die D6 { 1..6 }
state sum: 0..1000 = 0
play {
  repeat 5 times {
    for s in Side {
      let again = choose 1..3 of {1, 2, 3} by s
      var dice = roll D6 for each g in again by s as first
      let kept = dice[2]
      log "kept" (n: kept)
      choose act by s { go -> {} stay -> {} }
      if kept is n: D6 { sum = sum + n }
    }
  }
  finish drawn by Side because "over"
}
`;

const { model } = check([parse('optional.sand', rules)], []);
if (model === undefined) throw new Error('the rules have errors');

it('is the same after a question', async () => {
  for (const seed of [1, 2, 3]) {
    const { ours, theirs } = await both(model, seed);
    expect(ours.length).toBeGreaterThan(10);
    expect(ours).toEqual(theirs);
  }
});

it('is logged', async () => {
  const { text, S } = await both(model, 1);
  const game = await load(text);
  game.events.enabled = true;
  game.start(S, 1, 0, new Int32Array(0));
  const logged: number[] = [];
  for (let k = 0, x = 7; S[0] === 0 && k < 100; k += 1) {
    game.sample(S, (n) => {
      x = (x * 48271) % 0x7fffffff;
      return x % n;
    });
    game.decide(S);
  }
  game.events.read((log, args) => log === 0 && logged.push(...args));
  expect(logged.some((code) => code > 0)).toBe(true);
});
