// What a procedure requires isn't tested again where only menus call it, which offer the call where it holds.
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { emit } from '../src/module.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const rules = (more: string, arms: string): string => `ruleset "needs" version "1" language 1
kind Side { }
kind Camp { state held: 0..9 }
table Side { id
red
blue
}
table Camp { id held
a 1
b 3
c 0
}
seats for Side { two { first {red} second {blue} } }
state days: 0..30 = 0

procedure raid(s: Side, c: Camp)
  requires c.held > 0 else "empty"
  requires days mod 3 < 2 else "tired"
{
  c.held = c.held - 1
  let to = choose one of d in Camp by s where d != c
  if to.held < 9 { to.held = to.held + 1 }
}
procedure rest(s: Side)
  requires days > 1 else "early"
{
  days = days + 1
}
procedure turn(s: Side) {
  choose act by s {
    ${arms}
    wait -> { days = days + 1 }
  }
  ${more}
}
play { repeat 12 times { for s in Side { turn(s) } } finish drawn by Side because "over" }
`;

const arms = 'raid(c: Camp) -> raid(s, c)  rest -> rest(s)';
const tests = (text: string): number => emitJavaScript(modelOf(text)).match(/fault\(6, /g)?.length ?? 0;

describe('what a procedure requires', () => {
  it('is the same as in the reference', async () => {
    const game = await play(modelOf(rules('', arms)), 60);
    for (const seed of [1, 2, 3, 4]) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(20);
      expect(ours).toEqual(theirs);
    }
  });
  it('is the same as in the reference if something else calls it as well, where it may not hold', async () => {
    const game = await play(modelOf(rules('if days mod 7 == 4 { raid(s, c) }', arms)), 60);
    const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { ours, theirs } = game(seed);
      expect(ours).toEqual(theirs);
      return ours.at(-1)?.fault;
    });
    expect(ends).toContain('requires');
  });
  it("isn't tested again if only menus call it", () => {
    expect(tests(rules('', arms))).toBe(0);
    const notes = emit(modelOf(rules('', arms))).plans.map(({ plan }) => plan);
    expect(notes).toContainEqual({ is: 'offered', name: 'raid' });
    expect(notes).toContainEqual({ is: 'offered', name: 'rest' });
  });
  it('is tested if something else calls it as well', () => {
    expect(tests(rules('if days == 20 { rest(s) }', arms))).toBe(1);
    expect(tests(rules('if days == 20 { raid(s, a) }', arms))).toBe(2);
  });
  it('is tested if the arm does something before', () => {
    expect(tests(rules('', 'raid(c: Camp) -> { days = 0  raid(s, c) }  rest -> rest(s)'))).toBe(2);
  });
  it('is tested where it is counted what is read', () => {
    expect(emitJavaScript(modelOf(rules('', arms)), { watched: true })).toMatch(/fault\(6, /);
  });
});
