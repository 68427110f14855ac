import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';
import { PUSH_FIXED, PUSH_MADE } from './push.ts';

test.each([
  ['pieces of a table', PUSH_FIXED],
  ['pieces that come and go', PUSH_MADE],
])(
  '%s are pushed alike by emitted code and by the reference',
  async (_, text) => {
    const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
    const module = await loadModule(javascript);
    const plan = { module, javascript, games: 40, seed: 3, seats: [0], options: 'random' as const, maxDecisions: 100 };
    expect(compareWithReference(module, model, plan, 40).differences).toEqual([]);
  },
  60_000,
);

test('another position that is handed in is solved anew, and an old one as before', async () => {
  const { javascript } = compile([{ path: 'rules.sand', text: PUSH_FIXED }]);
  const module = await loadModule(javascript ?? '');
  const S = new Int32Array(module.layout.size);
  const other = new Int32Array(module.layout.size);
  const play = (at: Int32Array, seed: number, steps: number) => {
    module.start(at, seed, 0, Int32Array.of(1));
    let random = seed;
    const next = (n: number) => {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      return random % n;
    };
    return Array.from({ length: steps }, () => () => {
      module.sample(at, next);
      module.decide(at);
    });
  };
  for (const step of play(S, 5, 20)) step();
  const alone = S.slice();
  const [one, two] = [play(S, 5, 20), play(other, 6, 20)];
  for (const [i, step] of one.entries()) {
    two[i]?.();
    step();
  }
  expect(S).toEqual(alone);
});
