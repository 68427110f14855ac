// Loops whose condition binds a name ask it once for each member, if no turn can change what it reads.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const rules = (where: string, turn: string): string => `ruleset "once" version "1" language 1
kind Side { }
kind Camp { low: bool, state visits: 0..9999 }
kind Band { side: Side, home: Camp?, number: 0..99, state at: Camp }
table Side { id
red
blue
}
table Camp { id low visits
${Array.from({ length: 5 }, (_, i) => `c${i} ${i % 2 === 0} 0`).join('\n')}
}
table Band { id side home number at
${Array.from({ length: 9 }, (_, i) => `b${i} ${i % 2 ? 'red' : 'blue'} ${i % 4 === 3 ? 'none' : `c${(i * 3) % 5}`} ${i} c${i % 5}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
state sum: 0..99999 = 0

procedure turn(s: Side) {
  var limit: 0..9 = 1
  let n = choose one of n in 1..4 by s
  for b in Band where b.number mod n == 0 and ${where} { ${turn} }
  for b in Band { sum = (sum * 7 + limit + n + b.at.visits) mod 99999 }
}
play { repeat 4 times { for s in Side { turn(s) } } finish drawn by Side because "over" }
`;

/** How often the home of a band is looked up in the table of homes. */
const asked = (where: string, turn: string): number =>
  [...emitJavaScript(modelOf(rules(where, turn))).matchAll(/^ *const t\d+ = K\d+\[L\d+\];$/gm)].length;

const GO = 'b.at.visits = b.at.visits + 1  b.at = c';

describe('conditions of loops that bind a name', () => {
  it.each([
    ['about constants', 'b.home is c: Camp and c.low', GO],
    ['about what a turn changes', 'b.home is c: Camp and c.visits mod 2 == 0', GO],
    ['about a local that a turn sets', 'b.home is c: Camp and (limit == 2 or c.low)', `limit = 2  ${GO}`],
  ])('are asked as by the reference: %s', async (_, where, turn) => {
    const game = await play(modelOf(rules(where, turn)), 20);
    for (const seed of [1, 2, 3, 4]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(5);
      expect(ours).toEqual(theirs);
    }
  });
  it('are asked once if they are about constants', () => {
    const once = asked('b.home is c: Camp and c.low', GO);
    expect(asked('b.home is c: Camp and c.visits mod 2 == 0', GO)).toBe(once + 1);
    expect(asked('b.home is c: Camp and (limit == 2 or c.low)', `limit = 2  ${GO}`)).toBe(once + 1);
  });
});
