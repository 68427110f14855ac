import { playTwins, type Twins } from '@sandtable/analysis/interpreter';
import { describe, expect, it } from 'vitest';
import { HIDDEN_ARMY } from './army.ts';
import { HIDDEN_CARDS } from './cards.ts';
import { built } from './module.ts';

async function twins(text: string): Promise<Twins> {
  const { module, model } = await built(text);
  const plan = { javascript: '', games: 20, seed: 1, seats: [0], options: new Int32Array(0), maxDecisions: 300 };
  return playTwins(module, model, plan, 20);
}

describe('twins', () => {
  it.each([
    ['counters', HIDDEN_ARMY],
    ['cards', HIDDEN_CARDS],
  ])(
    'find nothing where nothing leaks: %s',
    async (_, text) => {
      const { leaks, rests } = await twins(text);
      expect(leaks).toEqual([]);
      expect(rests).toBeGreaterThan(100);
    },
    60_000,
  );

  it.each([
    [
      'candidates that read what others hide',
      'where not a.dummy else "dummies-stay"',
      'where not a.dummy and (no e in Army where e.side != s and e.at == a.at and e.strength == 1) else "dummies-stay"',
      ['attack/force'],
    ],
    [
      'a bound that reads a hidden plan',
      'let bid = choose one of 0..2 by s',
      'let bid = choose one of 0..min(2, plan(foe(s))) by s',
      ['play/bid'],
    ],
    [
      'a bid that reads a sealed one',
      'let bid = choose one of 0..2 by s secret',
      'let bid = choose one of 0..2 by s secret let over = choose one of x in 0..2 by foe(s) where x > bid otherwise 0',
      ['play/over'],
    ],
  ])(
    'find %s',
    async (_, clean, leaking, choices) => {
      expect(HIDDEN_ARMY).toContain(clean);
      const { leaks } = await twins(HIDDEN_ARMY.replace(clean, leaking));
      expect(leaks.map((leak) => leak.choice)).toEqual(choices);
      expect(leaks[0]?.changed.length).toBeGreaterThan(0);
    },
    60_000,
  );
});
