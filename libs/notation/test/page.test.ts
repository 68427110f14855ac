import { describe, expect, test } from 'vitest';
import { type Asked, formOf, type Note, readPage } from '../src/index.ts';
import { board, notation } from './trade.ts';

const form = formOf(notation, 'turn/errands') ?? { type: -1 };
const asked: Asked = {
  notation,
  lang: 'en',
  board,
  form,
  each: { kind: 3, keys: ['unit_1', 'unit_2', 'unit_3'], missing: 'rest' },
};

/** A line, what is reported about it, and what its piece then does. */
const LINES: readonly (readonly [line: string, code: string, key?: string, value?: string])[] = [
  ['C Aria - Corin', 'read', 'unit_1', 'go(corin, false)'],
  ['- C Aria - Corin', 'read', 'unit_1', 'go(corin, false)'],
  ['3. C Aria - Corin', 'read', 'unit_1', 'go(corin, false)'],
  ['S Aria - Corin', 'other-piece', 'unit_1', 'go(corin, false)'],
  ['Aria - Corin', 'read', 'unit_1', 'go(corin, false)'],
  ['S Bree nh - Corin', 'other-piece', 'unit_2', 'go(corin, false)'],
  ['S Bree - Corin', 'other-piece', 'unit_2', 'go(corin, false)'],
  ['C Bree - Corin', 'other-piece', 'unit_2', 'go(corin, false)'],
  ['C Dorn Hlils - Corin', 'guessed', 'unit_3', 'go(corin, false)'],
  ['C Aria - Dorn', 'guessed', 'unit_1', 'go(dorn_hills, false)'],
  ['C Aria - Bre', 'guessed', 'unit_1', 'go(bree, false)'],
  ['S Mid-Lake - Corin', 'foreign'],
  ['C Mid-Lake - Corin', 'foreign'],
  ['C Bree nh S Bree - Corin - Aria', 'not-understood'],
  ['C Aria -', 'unfinished'],
  ['C Aria jumps', 'not-understood'],
  ['Red:', 'heading'],
  ['red', 'heading'],
  ['Spring 1901', 'heading'],
  ['# my orders', 'heading'],
];

const described = ({ code, key, value }: Note) => [code.replace('notation/', ''), key, value];

describe('lines', () => {
  for (const [line, code, key, value] of LINES)
    test(`${line}: ${code}`, () => {
      const [first] = readPage(asked, [line]).notes.filter((note) => note.line === 0);
      expect(first && described(first)).toEqual([code, key, value]);
    });
});

test('a date that doesn’t match the position is reported', () => {
  const { info } = notation;
  const dated = { ...notation, info: { ...info, types: [...info.types, { t: 'int', min: 1890, max: 1950, den: 1 }] } };
  // The craft stands for a season here.
  const now = [
    { type: 4, value: 'ship' },
    { type: info.types.length, value: '1901' },
  ];
  const code = (line: string) => readPage({ ...asked, notation: dated as typeof notation, now }, [line]).notes[0]?.code;
  expect(code('Ship 1901')).toBe('notation/heading');
  expect(code('Orders of 1901, ship')).toBe('notation/heading');
  expect(code('Cart 1901')).toBe('notation/other-time');
  expect(code('1902')).toBe('notation/other-time');
  expect(code('1066')).toBe('notation/heading');
});

test('the first line for a piece stands, and pieces without one do what is usual', () => {
  const { answer, notes } = readPage(asked, ['C Aria - Corin', '', 'C Aria H', 'S Bree sh S C Aria - Corin']);
  expect(answer).toEqual({
    each: { unit_1: 'go(corin, false)', unit_2: 'help(aria_r, corin)', unit_3: 'rest' },
  });
  expect(notes.map(({ line, code }) => `${line} ${code}`)).toEqual([
    '0 notation/read',
    '2 notation/again',
    '3 notation/read',
    '-1 notation/missing-line',
  ]);
  expect(notes.at(-1)?.fields).toEqual({ piece: 'C Dorn Hills', read: 'C Dorn Hills H' });
});

test('an unreadable line leaves its piece to a later one', () => {
  const { answer } = readPage(asked, ['C Aria jumps', 'C Aria - Corin']);
  expect(answer).toMatchObject({ each: { unit_1: 'go(corin, false)' } });
});

test('several pieces in one region are told apart by what is written', () => {
  const two = [...board, { member: 'unit_6', fields: { side: 'red', craft: 'ship', site: 'bree_north' } }];
  const both = { ...asked, board: two, each: { kind: 3, keys: ['unit_2', 'unit_6'], missing: 'rest' } };
  const codes = (line: string) => readPage(both, [line]).notes[0];
  expect(codes('S Bree nh H')).toMatchObject({ code: 'notation/read', key: 'unit_6' });
  expect(codes('S Bree H')).toMatchObject({ code: 'notation/several-pieces' });
});

test('lines that belong to no piece are listed', () => {
  const stalls = formOf(notation, 'market/stalls') ?? form;
  const { answer, notes } = readPage({ ...asked, form: stalls, each: undefined }, [
    'Open ship Bree sh',
    'Open C Aria',
    'Build C Aria',
  ]);
  expect(answer).toEqual(['Stall(bree_south, ship)', 'Stall(aria, cart)']);
  expect(notes.at(-1)).toMatchObject({ line: 2, code: 'notation/not-understood', fields: { text: 'Build' } });
});
