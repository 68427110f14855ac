// The functions of a module work on its own position, a constant of the module; every other one is copied there and back.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { load, randomness } from './play.ts';

const text = emitJavaScript(
  modelOf(`ruleset "turns" version "1" language 1
kind Side { }
kind Coin { state up: bool }
table Side { id
red
blue
}
table Coin { id up
${Array.from({ length: 9 }, (_, i) => `c${i} false`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
state score: 0..1000 = 0
procedure flip(s: Side) {
  let coins = choose some of c in Coin by s where not c.up otherwise {}
  for c in coins { c.up = true score += 3 }
}
procedure turn(s: Side) { choose act by s { flip -> { flip(s) } more -> { score += 2 } pass -> { } } }
play {
  repeat 12 times { turn(red) turn(blue) }
  finish drawn by Side because "over"
}
`),
);
const game = await load(text);
const begun = (seed: number, S: Int32Array = new Int32Array(game.layout.size)): Int32Array => {
  game.start(S, seed, 0, new Int32Array(0));
  return S;
};

describe('the position of a module', () => {
  it('is a constant that its functions do not pass on', () => {
    expect(text).toMatch(new RegExp(`const S = room\\(${game.layout.size}\\);`));
    expect(text).toMatch(/^ {2}function run\d+\(\) \{$/m);
    expect(text).not.toMatch(/^ {2}function \w+\(S\b/m);
    expect(text).not.toMatch(/\b(?:run\d+|ask\d+|draw|proceed|step)\(S\b/);
  });

  it('gives the same games as any other', () => {
    for (const seed of [1, 2, 3]) {
      const other = begun(seed);
      expect(game.play?.(other, randomness(seed), 1000)).toBeGreaterThan(9);
      const own = begun(seed, game.position);
      game.play?.(own, randomness(seed), 1000);
      expect(own).toEqual(other);
    }
  });

  it('keeps nothing of a position for the next', () => {
    const alone = [1, 2].map((seed) => {
      const S = begun(seed);
      game.play?.(S, randomness(seed), 1000);
      return S;
    });
    const [first, second] = [begun(1), begun(2)];
    const [one, other] = [randomness(1), randomness(2)];
    while (first[0] === 0 || second[0] === 0)
      for (const [S, random] of [
        [first, one],
        [second, other],
      ] as const) {
        if (S[0] !== 0) continue;
        game.sample(S, random);
        game.decide(S);
      }
    expect([first, second]).toEqual(alone);
  });

  it('is not copied back by what only reads', () => {
    const S = begun(1);
    const before = S.slice();
    const out = new Int32Array(8);
    game.sample(S, randomness(1));
    expect([game.candidates(S, 0, out), game.offered(S, out), game.count(S), game.validate(S)]).toEqual([3, 3, 3, 0]);
    expect(game.reasons(S, 0, 0, out)).toBe(0);
    expect(S).toEqual(before);
  });

  it('is copied back as far as it was played when whoever draws throws', () => {
    const broken = (S: Int32Array): Int32Array => {
      const random = randomness(3);
      let draws = 0;
      const thrown = new Error('no more');
      const few = (n: number): number => {
        if (draws++ === 9) throw thrown;
        return random(n);
      };
      expect(() => game.play?.(S, few, 1000)).toThrow(thrown);
      return S.slice();
    };
    const other = broken(begun(3));
    expect(other[5]).toBeGreaterThan(2);
    expect(other).toEqual(broken(begun(3, game.position)));
  });
});
