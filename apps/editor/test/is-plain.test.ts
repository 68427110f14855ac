import { expect, test } from 'vitest';
import { type Drawn, isPlain, isPlainPart } from '../src/play/is-plain.ts';

const kinds = [
  { name: 'City', members: ['aria', 'bree'] },
  { name: 'Side', members: ['red', 'blue'] },
] as unknown as Drawn['info']['kinds'];
const drawn: Drawn = { info: { kinds }, kinds: new Set(['City']) };
const menu = (picked: readonly string[], kind: string) => ({ picked, kind, candidates: [] });

test('words and numbers are plain, and what the board draws is not', () => {
  const ask = { form: 'one', picked: [], kind: undefined } as const;
  expect(['3', 'yes', 'red', 'coming(2)', 'aria', 'at(bree)'].filter((value) => isPlain(drawn, ask, value))).toEqual([
    '3',
    'yes',
    'red',
    'coming(2)',
  ]);
});

test('no member of a kind is plain, unless the board draws none of them', () => {
  const ask = (kind: string) => ({ form: 'optional', picked: [], kind }) as const;
  expect(['none', 'aria'].map((value) => isPlain(drawn, ask('City'), value))).toEqual([true, false]);
  expect(isPlain(drawn, ask('Side'), 'red')).toBe(true);
});

test('an arm is plain without a way that begins on the board', () => {
  const ways = [menu(['move'], 'City'), menu(['pay'], 'Side')];
  const ask = { form: 'menu', picked: [], kind: undefined, ways } as const;
  expect(['move', 'pay', 'pass'].map((arm) => isPlain(drawn, ask, arm))).toEqual([false, true, true]);
});

test('a part of a value is plain where it can be the last one', () => {
  const offered = ['holds', 'moves(aria)', 'moves(bree)', 'waits(2)'];
  expect(['holds', 'moves', 'aria', '2'].map((part) => isPlainPart(drawn, offered, part))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
