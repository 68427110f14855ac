import { answerCodes } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import { RUNNING, readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';
import { LASTING, MIXED } from './mixed.ts';

test.each([
  ['in all places', MIXED],
  ['that outlive questions', LASTING],
])('lists %s mean the same in module and interpreter', async (_, text) => {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  const game = await loadModule(javascript);
  const ends = new Set<number>();
  for (let seed = 1; seed <= 30; seed += 1) {
    const S = new Int32Array(game.layout.size);
    game.start(S, seed, 0, new Int32Array(1));
    const reference = start(model, { seed, layout: 0, options: [] });
    let x = seed;
    const random = (n: number): number => {
      x = (Math.imul(x, 1664525) + 1013904223) | 0;
      return Math.floor(((x >>> 0) / 2 ** 32) * n);
    };
    expect(readCanonical(game, S)).toEqual(reference.canonical());
    while (S[0] === RUNNING) {
      game.answer.fill(0);
      game.sample(S, random);
      expect(game.validate(S)).toBe(0);
      const choice = game.info.choices[S[11] ?? -1];
      if (choice === undefined) throw new Error('no question');
      const answer = answerCodes(game, choice);
      game.decide(S);
      reference.decide(answer);
      expect(readCanonical(game, S)).toEqual(reference.canonical());
    }
    ends.add(S[0] ?? -1);
  }
  expect(ends).toEqual(new Set([1]));
});
