// Values of an assignment are drawn key by key in the module, with the same random numbers as by the engine.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { playedAlone } from './played-alone.ts';

const rules = (camps: number, goal: string, then = ''): string => `ruleset "each" version "1" language 1
kind Side { }
kind Camp { low: bool, state visits: 0..9999 }
kind Band { side: Side, state at: Camp }
table Side { id
red
blue
}
table Camp { id low visits
${Array.from({ length: camps }, (_, i) => `c${i} ${i % 3 === 0} 0`).join('\n')}
}
table Band { id side at
${Array.from({ length: 9 }, (_, i) => `b${i} ${i % 2 ? 'red' : 'blue'} c${i}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }

function open(b: Band, c: Camp): bool = c != b.at and (c.low or c.visits <= b.at.visits)

procedure turn(s: Side) {
  let goal = choose ${goal}
  ${then}
  for b in Band where b in goal.keys and goal[b] is c: Camp { c.visits = c.visits + 1  b.at = c }
}
play { repeat 12 times { for s in Side { turn(s) } } finish drawn by Side because "over" }
`;

const KEYS = 'of c in Camp for each b in { m in Band where m.side == s } by s\n      where open(b, c)';
const FREE = KEYS.replace('open(b, c)', 'c != b.at');
const MOST = 'such that (count b in goal.keys where goal[b] is c: Camp and c.low) <= 2';
const RARE = 'such that (count b in goal.keys where goal[b] is c: Camp and c.low) == 1';

/** The same module, where the engine draws answers. */
function byEngine(text: string): string {
  const drawn = text.replace(
    /function d0\([\s\S]*?^ {2}\}\n/m,
    'function d0(random) { W0.sample(S, random, fresh === 0); }\n',
  );
  expect(drawn).not.toBe(text);
  return drawn;
}

describe('values that are drawn key by key', () => {
  it.each([
    ['one word', 12, `optional one ${KEYS} ${MOST}`],
    ['several words', 40, `optional one ${KEYS} ${MOST}`],
    ['a value for each key', 12, `one ${FREE} ${MOST}`],
    ['no condition', 12, `optional one ${KEYS}`],
    ['a condition that few answers meet', 12, `one ${FREE} ${RARE}`],
    [
      'wishes',
      12,
      `optional one ${KEYS}\n      favouring each c in { c in Camp where c.visits == 2 }: some b in Band where b.side == s and goal[b] == c`,
    ],
  ])('are those of the engine: %s', async (_, camps, goal) => {
    const text = emitJavaScript(modelOf(rules(camps, goal)));
    const ends = await playedAlone(text);
    expect(await playedAlone(byEngine(text))).toEqual(ends);
    expect(ends.every((end) => end.startsWith('2,'))).toBe(true);
    expect(new Set(ends).size).toBe(ends.length);
  });

  it('leave what stands at other keys, unless the answer is kept for later', () => {
    const cleared = (then: string): readonly string[] => {
      const text = emitJavaScript(modelOf(rules(12, `optional one ${KEYS}`, then)));
      const drawn = text.match(/function d0\([\s\S]*?^ {2}\}\n/m)?.[0] ?? '';
      return [text.includes('"byKey":true') ? 'by key' : 'whole', ...(drawn.match(/clear\(A, \d+, \d+\)/) ?? [])];
    };
    expect(cleared('')).toEqual(['by key', 'clear(A, 9, 10)']);
    expect(cleared('let n = choose one of n in 1..2 by s')).toEqual(['whole', 'clear(A, 0, 10)']);
    expect(cleared('let other = goal')).toEqual(['whole', 'clear(A, 0, 10)']);
  });
});
