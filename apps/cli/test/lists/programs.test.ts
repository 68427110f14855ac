import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';
import { begin, type Lists, programs, rulesOf, Stopped } from './programs.ts';

function plainly(program: Parameters<typeof rulesOf>[0]): {
  readonly lists: Lists;
  readonly fault: string | undefined;
} {
  const lists = begin();
  try {
    for (const { run } of program) Object.assign(lists, run(lists));
  } catch (error) {
    if (error instanceof Stopped) return { lists, fault: error.fault };
    throw error;
  }
  return { lists, fault: undefined };
}

test('whatever a program does with lists, module, interpreter and plain arrays come to the same', async () => {
  const seen = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(programs, async (program) => {
      const text = rulesOf(program);
      const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
      const game = await loadModule(javascript);
      const S = new Int32Array(game.layout.size);
      game.start(S, 1, 0, new Int32Array(1));
      const reference = start(model, { seed: 1, layout: 0, options: [] });
      expect(readCanonical(game, S)).toEqual(reference.canonical());
      while (S[0] === 0) {
        game.sample(S, () => 0);
        const code = game.answer[0] ?? 0;
        game.decide(S);
        reference.decide({ form: 'one', code });
        expect(readCanonical(game, S)).toEqual(reference.canonical());
      }
      const { lists, fault } = plainly(program);
      const { states, fault: met } = readCanonical(game, S);
      expect(met).toBe(fault);
      expect(Object.fromEntries(Object.entries(states).map(([name, [value]]) => [name, value]))).toEqual(lists);
      // Equal lists have equal bytes: nothing is left behind their ends.
      for (const { path, at, words } of game.layout.states) {
        const value = lists[path as keyof Lists];
        if (path !== 'a' && path !== 'b') continue;
        const rest = [...S.slice(at + 1 + (value as number[]).length, at + words)];
        expect(rest.filter((slot) => slot !== 0)).toEqual([]);
      }
      seen.add(fault);
    }),
    { numRuns: 150 },
  );
  expect(seen).toEqual(new Set([undefined, 'full', 'range']));
}, 120_000);
