// Conditions on what a pattern binds are asked once for each value that fits, not for each member.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const rules = (where: string): string => `ruleset "values" version "1" language 1
kind Side { }
kind Camp { }
type Turn = 1..4
type Place = Camp | coming(Turn) | lost
kind Band { side: Side, heavy: bool, due: Turn, state at: Place = coming(due) }
table Side { id
red
blue
}
table Camp { id
north
south
}
table Band { id side heavy due
${Array.from({ length: 40 }, (_, i) => `b${i} ${i % 2 ? 'red' : 'blue'} ${i % 3 === 0} ${1 + (i % 4)}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
state turn: 0..20 = 0
state sum: 0..99999 = 0

procedure arrive(s: Side) {
  let arrived = { b in Band where ${where} }
  sum = (sum * 3 + count(arrived)) mod 99999
  if arrived is not empty {
    let who = choose some of b in arrived by s
    for b in who { b.at = if b.heavy then north else if turn < 4 then coming(turn + 1) else lost }
  }
  sum = (sum * 5 + (count b in Band where ${where})) mod 99999
}
play {
  for n in 1..8 {
    turn = n
    for s in Side { arrive(s) }
  }
  finish drawn by Side because "over"
}
`;

const DUE = 'b.side == s and b.at is coming(t) and t <= turn';
/** Loops over members of the field in which a turn is worked out of where they are. */
const looped = (where: string): boolean => /% 4 \+ 1/.test(emitJavaScript(modelOf(rules(where))));

describe('conditions on what a pattern binds', () => {
  it.each([
    DUE,
    'b.at is coming(t) and t != turn and t > 1 and b.heavy',
    'b.at is coming(t) and (t == turn or t + 1 == turn)',
  ])('pass those whom the reference lets pass: %s', async (where) => {
    expect(looped(where)).toBe(false);
    const game = await play(modelOf(rules(where)), 40);
    for (const seed of [1, 2, 3]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(3);
      expect(ours).toEqual(theirs);
    }
  });
  it('are asked for each member if they are about the member too, or can be a fault', () => {
    expect(looped('b.at is coming(t) and (t <= turn or b.heavy)')).toBe(true);
    expect(looped('b.at is coming(t) and 12 div (turn - 1) >= t')).toBe(true);
  });
});
