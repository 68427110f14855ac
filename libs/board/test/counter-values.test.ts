import type { GameInfo } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { formOf } from '../src/counter-form.ts';
import { printedValues } from '../src/counter-values.ts';
import type { Reader } from '../src/facts.ts';
import type { KindLayout } from '../src/layout.ts';

/** Units name a model; its attack rises with what they have learned. */
const info = {
  kinds: [
    { name: 'Unit', members: ['one', 'two'] },
    { name: 'Model', members: ['gun', 'tank'] },
  ],
  fields: [
    { kind: 0, name: 'skill', type: 0, state: true },
    { kind: 0, name: 'model', type: 1, state: false },
  ],
  types: [
    { t: 'int', min: 0, max: 9, den: 1 },
    { t: 'kind', kind: 1 },
  ],
  constants: [{ name: 'learned', type: 0, value: 3 }],
} as unknown as GameInfo;

const facts: Readonly<Record<string, readonly (string | number)[]>> = {
  'Unit.skill': [0, 3],
  'Unit.model': ['tank', 'tank'],
  'Model.attack': [1, 4],
  'Model.better': [2, 6],
  'Model.armour': ['none', 'plate'],
};
const read: Reader = (kind, at, field) => facts[`${kind}.${field}`]?.[at];

const how: KindLayout = {
  draw: 'counter',
  values: {
    left: { of: ['Model.attack', 'Model.better'], by: 'Unit.skill', steps: ['learned'] },
    middle: { of: 'Model.armour', shield: true, figures: { plate: 'P' } },
    top: 'Unit.skill',
  },
};

test('values of a counter are those of what it names, and follow a constant of the rules', () => {
  const printed = printedValues(info, read);
  const described = (at: number) => printed(how, 'Unit', at).values.map(({ at: place, text }) => [place, text]);
  expect(described(0)).toEqual([
    ['left', '4'],
    ['middle', 'P'],
    ['top', '0'],
  ]);
  expect(described(1)[0]).toEqual(['left', '6']);
  expect(printed(how, 'Unit', 0).values[1]).toMatchObject({ hasShield: true, said: 'Armour P' });
  const named = printedValues(info, read, (path) => (path === 'Model.armour' ? 'Panzerung' : undefined));
  expect(named(how, 'Unit', 0).values.map(({ said }) => said)).toEqual(['Attack 4', 'Panzerung P', 'Skill 0']);
});

test('a counter is cut by its value, else like all of its kind', () => {
  expect(formOf({ draw: 'counter', form: 'block', forms: { fleet: 'hull' } }, '', 'fleet')).toBe('hull');
  expect(formOf({ draw: 'counter', form: 'block', forms: { fleet: 'hull' } }, '', 'army')).toBe('block');
  expect(formOf({ draw: 'counter' }, '', 'army')).toBe('square');
});
