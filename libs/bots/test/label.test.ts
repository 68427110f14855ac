import { expect, test } from 'vitest';
import { labelOf } from '../src/compare/label.ts';
import type { Measure } from '../src/compare/measure.ts';

const NAMES: Readonly<Record<string, string>> = {
  'Side.red.name': 'Reds',
  'Town.aria.name': 'Aria',
  'Town.bree.name': 'bree',
  turn: 'A turn',
  'kind/Town': 'Town',
  'Town.keeper': 'keeper',
  'Town.keeper/none': 'nobody',
  'state/war': 'war',
};

const cases: readonly (readonly [Measure, string])[] = [
  [{ sort: 'won', path: 'red' }, 'won Reds'],
  [{ sort: 'won', path: 'blue' }, 'won blue'],
  [{ sort: 'drawn', path: '' }, 'drawn '],
  [{ sort: 'chosen', path: 'Town.aria' }, 'Aria (Town.aria)'],
  [{ sort: 'chosen', path: 'Town.bree' }, 'Town.bree'],
  [{ sort: 'chosen', path: 'Town.cole' }, 'Town.cole'],
  [{ sort: 'use', path: 'turn' }, 'A turn (turn)'],
  [{ sort: 'use', path: 'turn/move' }, 'turn/move'],
  [{ sort: 'final', path: 'Side.points' }, 'Side.points'],
  [{ sort: 'final', path: 'Side.points', value: 'red' }, 'Side.points · Reds'],
  [{ sort: 'members', path: 'Town.owner', value: 'blue' }, 'Town.owner = blue'],
  [{ sort: 'members', path: 'Town.keeper', value: 'red' }, 'Town: keeper = Reds'],
  [{ sort: 'members', path: 'Town.keeper', value: 'none' }, 'Town: keeper = nobody'],
  [{ sort: 'final', path: 'war' }, 'war'],
];

test.each(cases)('%o is called %s', (measure, label) => {
  expect(
    labelOf(
      (sort, role) => `${sort} ${role}`,
      (path) => NAMES[path],
      'Side',
      measure,
    ),
  ).toBe(label);
});

const plainCases: readonly (readonly [Measure, string])[] = [
  [{ sort: 'won', path: 'blue' }, 'won Blue'],
  [{ sort: 'chosen', path: 'Town.aria' }, 'Aria'],
  [{ sort: 'chosen', path: 'Town.new_cole' }, 'New cole'],
  [{ sort: 'use', path: 'turn' }, 'A turn'],
  [{ sort: 'use', path: 'night/move' }, 'Night: Move'],
  [{ sort: 'final', path: 'Side.points', value: 'red' }, 'Side: Points · Reds'],
  [{ sort: 'members', path: 'Town.owner', value: 'none' }, 'Town: Owner = nothing'],
];

test.each(plainCases)('without ids, %o is called %s', (measure, label) => {
  const readable = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replace('_', ' ');
  expect(
    labelOf(
      (sort, role) => `${sort} ${role}`,
      (path) => NAMES[path],
      'Side',
      measure,
      { readable, none: 'nothing' },
    ),
  ).toBe(label);
});
