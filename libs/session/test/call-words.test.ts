import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import { load } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { callWords, playable } from '../src/index.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
type Effect = procedure(s: Side)
kind Side { state points: 0..9 = 0 }
kind Card { effect: Effect }
procedure gain(n: 0..9, s: Side) { s.points = n }
procedure aim(hits: set of 1..6, s: Side) { s.points = count h in hits }
table Side {
  id
  red
}
table Card {
  id  effect
  a   gain(2)
  b   aim({1, 4})
}
seats for Side { one { one {red} } }
play {
  for s in Side {
    for c in Card { c.effect(s) }
  }
}
`;

test('the words for an effect are given numbers as the rules write them, in a set as well', async () => {
  const { javascript = '', findings } = compile([{ path: 'main.sand', text: RULES }]);
  expect(findings).toEqual([]);
  const { info } = playable(await load(javascript), engine);
  expect(Object.fromEntries(callWords(info))).toEqual({
    'Effect.gain(2).name': { path: 'Effect.gain.name', args: { n: 2 } },
    'Effect.aim({1, 4}).name': { path: 'Effect.aim.name', args: { hits: '1, 4' } },
  });
});
