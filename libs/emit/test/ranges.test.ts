// Ranges are read by their ends, however far apart these are; what takes too long ends in a runtime error.
import { start } from '@sandtable/reference';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { load, play } from './play.ts';

const rules = (body: string) => `ruleset "ranges" version "1" language 1
kind Side { }
table Side { id
red
blue
}
type Wide = -100000000..100000000
seats for Side { two { first {red} second {blue} } }
state low: int = -3
state high: int = 4
state seen: int = 0
state done: bool = false
procedure ask(s: Side) { choose act by s { add -> { seen += 1 } less -> { high -= 1 low -= 1 } } }
procedure plain() { for k in low..high { seen += k if k == 3 { high = 9 } } }
play {
  ${body}
  finish drawn by Side because "over"
}
`;

const played: Readonly<Record<string, string>> = {
  'a loop that asks, over numbers that could be any': 'for k in low..high { ask(red) seen += 10 * k }',
  'a loop that asks and is left': 'for k in 0..100000000 { ask(red) seen += k if k == 5 { break } } ask(blue)',
  'a loop in another that asks': 'for k in low..high { for j in k..high { ask(blue) seen += j } }',
  'an empty range': 'for k in high..low { ask(red) } ask(blue)',
  'a loop that asks nothing, and changes its ends': 'plain() ask(red) plain() ask(blue)',
  'a type of numbers': 'for k in Wide { ask(red) if k > -99999990 { break } } ask(blue)',
  'a range with many numbers, as a set': 'for k in {1} + (290..301) + {395} { ask(red) seen += k }',
  quantifiers:
    'ask(red) seen += count k in low..high where k mod 2 == 0 if some k in Wide where k > -99999000 { ask(red) } ask(blue)',
  'tests of membership': 'ask(red) if high in {low, 4} { seen = 7 } if high in low..seen { seen = 8 } ask(red)',
};

describe('ranges', () => {
  it.each(Object.entries(played))('%s: the module plays as the reference does', async (_, body) => {
    const game = await play(modelOf(rules(body)), 60);
    for (const seed of [1, 2]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(1);
      expect(ours).toEqual(theirs);
    }
  });

  it.each([
    'for k in 0..100000000 { seen = k } ask(red)',
    'for k in 0..100000000 { if done { ask(red) } }',
    'seen = count k in 0..100000000 where k mod 2 == 0 ask(red)',
    'done = some k in Wide where k == 100000000 ask(red)',
  ])('that take too long end the match: %s', async (body) => {
    const model = modelOf(rules(body));
    const text = emitJavaScript(model);
    expect(text.length).toBeLessThan(20_000);
    const game = await load(text);
    expect(game.layout.size).toBeLessThan(100);
    const S = new Int32Array(game.layout.size);
    game.start(S, 1, 0, new Int32Array(8));
    const theirs = start(model, { seed: 1, layout: 0, options: [] });
    expect([S[0], theirs.canonical().status]).toEqual([3, 3]);
  });
});
