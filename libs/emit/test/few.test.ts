// Questions whose few answers are tried one by one, and menus whose sets are short functions.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { emit } from '../src/module.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const rules = `ruleset "few" version "1" language 1
kind Side { }
kind Camp { state holder: Side? }
kind Band { side: Side, heavy: bool, state at: Camp? }
table Side { id
red
blue
}
table Camp { id
${Array.from({ length: 40 }, (_, i) => `c${i}`).join('\n')}
}
table Band { id side heavy at
${Array.from({ length: 14 }, (_, i) => `b${i} ${i % 2 ? 'red' : 'blue'} ${i % 5 === 0} ${i < 9 ? `c${i * 4}` : 'none'}`).join('\n')}
}
seats for Side { two { first {red} second {blue} } }
state strict: bool = false
state sum: 0..100000 = 0

function ready(s: Side): set of Band = { b in Band where b.side == s and b.at is not none }
function ways(b: Band): set of Camp = if b.at is c: Camp then { d in Camp where d != c and d.holder is none } else {}
function trails(b: Band): set of Camp = if b.at is c: Camp then { d in Camp where d != c and d.holder is none } else {c0, c1}

procedure turn(s: Side) {
  if ready(s) is not empty and (not strict or some b in ready(s) where b.heavy) {
    let force = choose some of b in ready(s) by s
      such that not strict or some b in force where b.heavy else "heavy-first"
    sum = (sum * 7 + count(force)) mod 100000
    for b in force { if b.at is c: Camp { c.holder = none } }
    if count(force) > 2 { for b in force { b.at = none } }
  }
  choose act by s {
    go(b in ready(s), to in ways(b)) -> { b.at = to  to.holder = s }
    drift(b in Band where b.side == s, to in trails(b)) -> { b.at = to  to.holder = s }
    call(b in Band where b.side == s and b.at is none) -> { b.at = c39 }
    turn -> { strict = not strict }
  }
}
play { repeat 12 times { for s in Side { turn(s) } } finish drawn by Side because "over" }
`;

const functionOf = (text: string, name: string): string =>
  text.split(`  function ${name}(`)[1]?.split('\n  }\n')[0] ?? '';

describe('few answers', () => {
  const model = modelOf(rules);
  it('play as the reference does', async () => {
    const game = await play(model, 60);
    for (const seed of [1, 2, 3, 4]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(30);
      expect(ours).toEqual(theirs);
    }
  });
  it('are passed to the engine, with whether any will do', () => {
    const text = emitJavaScript(model);
    expect(text).toMatch(/"plain":true/);
    expect(text).toMatch(/sure: sure0,/);
  });
  it('are not tested again for what the loop around them says', () => {
    const text = emitJavaScript(model);
    const tests = (arm: number): number => functionOf(text, `x1_${arm}_0`).match(/>= 1 && t\d+ <= 40/g)?.length ?? 0;
    expect([tests(0), tests(1)]).toEqual([0, 1]);
  });
  it('are noted', () => {
    const notes = emit(model).plans.map(({ plan }) => plan);
    expect(notes).toContainEqual({ is: 'tried-first', sets: true });
    expect(notes).toContainEqual({ is: 'in-menu', name: 'ways' });
  });
});
