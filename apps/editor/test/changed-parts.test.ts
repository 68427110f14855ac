import type { FieldInput } from '@sandtable/ide';
import { expect, test } from 'vitest';
import { changedParts } from '../src/settings/changed-parts.ts';

const NAMES: Readonly<Record<string, string>> = { de: 'Germany', fr: 'France', low: 'the lower one' };
const nameOf = (value: string): string => NAMES[value] ?? value;
const changes = (input: FieldInput, before: string, after: string) => changedParts(input, before, after, nameOf);

test('of a map only the keys with another value are named', () => {
  const input: FieldInput = {
    is: 'map',
    key: 'Power',
    keys: ['de', 'fr'],
    of: { is: 'number', min: 0, max: 9, step: 1 },
  };
  const before = 'map p in Power: match p { de -> 3  fr -> 2 }';
  const after = 'map p in Power: match p { de -> 4  fr -> 2 }';
  expect(changes(input, before, after)).toEqual([{ key: 'Germany', before: '3', after: '4' }]);
});

test('members of sets are listed by name', () => {
  const input: FieldInput = { is: 'set', values: ['de', 'fr'] };
  expect(changes(input, '{de}', '{de, fr}')).toEqual([{ key: undefined, before: 'Germany', after: 'Germany, France' }]);
});

test('a value is named, and what is calculated stays as it is written', () => {
  const input: FieldInput = { is: 'choice', values: ['low', 'high'] };
  expect(changes(input, 'low', 'if rich then low else high')).toEqual([
    { key: undefined, before: 'the lower one', after: 'if rich then low else high' },
  ]);
});
