import { decideBoth } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { ASKS, type GameModule, RUNNING, readCanonical, STATUS } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { start } from '@sandtable/reference';
import { expect, test } from 'vitest';
import { built } from '../together/built.ts';
import { partners } from './rules.ts';

/** Plays on both sides; any of those who may answer does. */
function agree(module: GameModule, model: Model, seed: number): readonly number[] {
  const S = new Int32Array(module.layout.size);
  const random = createRandom(seed);
  const layout = random(module.info.layouts.length);
  module.start(S, seed, layout, new Int32Array(0));
  const reference = start(model, { seed, layout, options: [] });
  const several: number[] = [];
  for (let n = 0; n < 200 && S[STATUS] === RUNNING; n += 1) {
    expect(readCanonical(module, S)).toEqual(reference.canonical());
    const asks = S[ASKS] ?? 1;
    several.push(asks);
    const k = random(asks);
    module.select(S, k);
    reference.select(k);
    module.sample(S, random);
    expect(decideBoth(module, S, reference)).toBeUndefined();
  }
  expect(readCanonical(module, S)).toEqual(reference.canonical());
  return several;
}

test('emitted and slow interpreter agree, whoever answers', async () => {
  const { module, model } = await built(partners);
  const several = Array.from({ length: 60 }, (_, seed) => agree(module, model, seed)).flat();
  expect(new Set(several)).toEqual(new Set([1, 2, 3, 4]));
});
