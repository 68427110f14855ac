import { compareWithReference } from '@sandtable/analysis/interpreter';
import { describe, expect, it } from 'vitest';
import { HIDDEN_ARMY } from './army.ts';
import { HIDDEN_CARDS } from './cards.ts';
import { built } from './module.ts';

describe.each([
  ['counters', HIDDEN_ARMY],
  ['cards', HIDDEN_CARDS],
])('a game of hidden %s', (_, text) => {
  it('has the same canonical state on module and reference after every decision of 200 games', async () => {
    const { module, model } = await built(text);
    const plan = { javascript: '', games: 200, seed: 1, seats: [0], options: new Int32Array(0), maxDecisions: 400 };
    expect(compareWithReference(module, model, plan, 200)).toEqual({ games: 200, differences: [] });
  }, 60_000);
});
