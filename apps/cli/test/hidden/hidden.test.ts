import { compareWithReference } from '@sandtable/analysis/interpreter';
import { describe, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { HIDDEN_ARMY } from './army.ts';
import { HIDDEN_CARDS } from './cards.ts';
import { built } from './module.ts';

const GAMES = isLong ? 200 : 50;

describe.each([
  ['counters', HIDDEN_ARMY],
  ['cards', HIDDEN_CARDS],
])('a game of hidden %s', (_, text) => {
  it('has the same canonical state on module and reference after every decision of many games', async () => {
    const { module, model } = await built(text);
    const plan = { javascript: '', games: GAMES, seed: 1, seats: [0], options: new Int32Array(0), maxDecisions: 400 };
    expect(compareWithReference(module, model, plan, GAMES)).toEqual({ games: GAMES, differences: [] });
  }, 60_000);
});
