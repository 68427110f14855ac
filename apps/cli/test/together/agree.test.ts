import { decideBoth } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { ASKS, type GameModule, RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { isLong } from '../long.ts';
import { built } from './built.ts';
import { growing } from './growing.ts';
import { looping } from './looping.ts';
import { bidding, stopping } from './rules.ts';
import { year } from './year.ts';

/** Plays on both sides; of those who are asked at the same time any is the next to answer. */
function agree(module: GameModule, model: Model, seed: number): number {
  const S = new Int32Array(module.layout.size);
  const random = createRandom(seed);
  const layout = random(module.info.layouts.length);
  module.start(S, seed, layout, new Int32Array(0));
  const reference = start(model, { seed, layout, options: [] });
  let several = 0;
  for (let n = 0; n < 90; n += 1) {
    expect(readCanonical(module, S)).toEqual(reference.canonical());
    if (S[STATUS] !== RUNNING) break;
    several = Math.max(several, S[ASKS] ?? 0);
    const k = random(S[ASKS] ?? 1);
    module.select(S, k);
    reference.select(k);
    module.sample(S, random);
    expect(decideBoth(module, S, reference)).toBeUndefined();
  }
  return several;
}

test.each([
  ['growing', growing],
  ['bidding', bidding],
  ['stopping', stopping],
  ['year', year],
  ['looping', looping],
])('%s: emitted and slow interpreter agree', async (_, text) => {
  const { module, model } = await built(text);
  const several = Array.from({ length: isLong ? 40 : 15 }, (_, seed) => agree(module, model, seed));
  expect(Math.max(...several)).toBe(3);
});
