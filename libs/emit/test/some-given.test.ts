// Assignments in which some key must have a value: drawn key by key, without a look at the whole answer.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { emit } from '../src/module.ts';
import { modelOf } from './model-of.ts';
import { load, randomness } from './play.ts';
import { playedAlone } from './played-alone.ts';

const ANY = 'some b in Band, c in Camp where b.side == s and open(b, c)';
const rules = (such: string, when = ANY): string => `ruleset "given" version "1" language 1
kind Side { }
kind Camp { low: bool, state visits: 0..999 }
kind Band { side: Side, state at: Camp }
table Side { id
red
blue
}
table Camp { id low visits
${Array.from({ length: 40 }, (_, i) => `c${i} ${i % 3 === 0} 0`).join('\n')}
}
table Band { id side at
${Array.from({ length: 9 }, (_, i) => `b${i} ${i % 2 ? 'red' : 'blue'} c${i * 3}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
option strict: bool = false

function open(b: Band, c: Camp): bool = c != b.at and c.low == b.at.low and c.visits < 2 and c.visits <= b.at.visits

procedure turn(s: Side) {
  if ${when} {
    let goal = choose optional one of c in Camp for each b in Band where b.side == s by s
      where open(b, c)
      such that ${such}
    for b in goal.keys where goal[b] is c: Camp { c.visits = c.visits + 1  b.at = c }
  }
}
play { repeat 12 times { for s in Side { turn(s) } } finish drawn by Side because "over" }
`;

const SOME = 'some b in goal.keys where goal[b] is not none';

/** The same module, where the engine draws answers and looks for one. */
function byEngine(text: string): string {
  const drawn = text.replace(
    /function d0\([\s\S]*?^ {2}\}\n/m,
    `function d0(random) { W0.sample(S, random, fresh === 0); }\n`,
  );
  const found = drawn.replace(/let open = 0;\n[\s\S]*?if \(open === 0\)/, 'if (W0.possible(S) === 0)');
  expect(drawn).not.toBe(text);
  expect(found).not.toBe(drawn);
  return found;
}

const noted = (such: string): boolean => emit(modelOf(rules(such))).plans.some(({ plan }) => plan.is === 'some-given');

describe('assignments in which some key has a value', () => {
  it('are legal, one after the other', async () => {
    const game = await load(emitJavaScript(modelOf(rules(SOME))));
    const S = new Int32Array(game.layout.size);
    for (const seed of [1, 2, 3, 4, 5]) {
      const random = randomness(seed);
      game.start(S, seed, 0, new Int32Array(8));
      let answers = 0;
      for (; S[0] === 0; answers += 1) {
        game.sample(S, random);
        expect(game.validate(S)).toBe(0);
        game.decide(S);
      }
      expect(S[0]).toBe(2);
      expect(answers).toBeGreaterThan(5);
    }
  });
  it('are drawn as if the whole were tested', async () => {
    const text = emitJavaScript(modelOf(rules(SOME)));
    expect(text).toContain('if (given !== 0) return;');
    expect(await playedAlone(byEngine(text))).toEqual(await playedAlone(text));
  });
  it('are asked for only as long as some key can have a value', async () => {
    const text = emitJavaScript(modelOf(rules(SOME, 's != blue or s != red')));
    const ends = await playedAlone(text);
    expect(await playedAlone(byEngine(text))).toEqual(ends);
    const noAnswer = ends.filter((end) => end.startsWith('3,'));
    expect(noAnswer).not.toEqual([]);
  });
  it('are known by what they say', () => {
    expect(noted(SOME)).toBe(true);
    expect(noted('some b in goal.keys where goal[b] is none')).toBe(false);
    expect(noted('no b in goal.keys where goal[b] is not none')).toBe(false);
    expect(noted('some b in goal.keys where b.at.low and goal[b] is not none')).toBe(false);
    expect(noted(`${SOME}\n      such that strict or count(goal.keys) > 1`)).toBe(false);
  });
});
