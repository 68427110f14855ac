import type { BoardLayout } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import { type NotePart, notePart, withNotes } from '../src/events/note-part.ts';
import type { Sum, Term } from '../src/explain/account-words.ts';

const fields = [{ kind: 0, name: 'worth', type: 0, state: true }];
const info: GameInfo = { ...stonesModule().info, kinds: [{ name: 'Marker', members: ['gas'] }], fields };
const layout = { sides: { red: { colour: '#b3372b' } } } as unknown as BoardLayout;
const view = { fields: { 'Marker.worth': [2] } };
const words: Readonly<Record<string, string>> = { 'kind/Marker': 'marker', 'p/more/bonus': 'more armies' };
const texts = { named: (path: string) => words[path], member: (member: string) => `the ${member}` };
const partOf = (path: string, args: Readonly<Record<string, string | number>>): NotePart | undefined =>
  notePart({ decision: 1, path, sort: 'log', args }, texts, layout, {
    info,
    infoBefore: info,
    after: view,
    before: view,
  });

test('a line is worth its thing, or the only number that has a name', () => {
  expect(partOf('p/played', { g: 'red', m: 'gas', value: 2 })).toMatchObject({
    value: 2,
    name: 'the gas',
    plain: 'marker',
  });
  expect(partOf('p/more', { g: 'red', bonus: 1 })).toMatchObject({ value: 1, name: 'more armies', piece: undefined });
  expect(partOf('p/more', { g: 'red', bonus: 1, of: 3 })).toBeUndefined();
  expect(partOf('p/other', { g: 'red', n: 1 })).toBeUndefined();
});

const term = (over: Partial<Term>): Term => ({
  ...{ sign: '+', value: '1', name: '', plain: '', dice: [], at: { text: '', file: '', start: 0, end: 0, line: 1 } },
  ...over,
});
const sum = (...terms: readonly Term[]): Sum => ({ name: 'Attack', value: '', lead: '', terms, more: [], because: [] });
const note = (name: string, value: number): NotePart => ({ value, name, plain: name, piece: undefined });
const shown = (terms: readonly Term[], notes: readonly NotePart[]) =>
  withNotes(sum(...terms), notes, 'Other').terms.map(({ sign, value, name }) => `${sign}${value} ${name}`);

test('what is left of a sum is called what the log said, part by part', () => {
  const strength = term({ sign: '', value: '3', name: 'Strength' });
  expect(shown([strength, term({ value: '3' })], [note('Gas', 2), note('Numbers', 1), note('Mud', 0)])).toEqual([
    ...['3 Strength', '+2 Gas', '+1 Numbers'],
  ]);
  expect(shown([term({ sign: '−', value: '1' })], [note('Mud', -1)])).toEqual(['−1 Mud']);
  // One part has a name already.
  expect(shown([term({ value: '2' })], [note('Gas', 2), note('Numbers', 1)])).toEqual(['+2 Gas']);
});

test('parts that cancel each other out are told as well', () => {
  const [strength, rest] = [term({ sign: '', value: '3', name: 'Strength' }), term({ value: '0' })];
  expect(shown([strength, rest], [note('Numbers', 1), note('Mud', -1)])).toEqual([
    '3 Strength',
    '+1 Numbers',
    '−1 Mud',
  ]);
  expect(shown([strength, rest], [note('Numbers', 1)])).toEqual(['3 Strength']);
  expect(shown([strength, rest], [])).toEqual(['3 Strength']);
});

test('what the log does not account for stays one number without a name of its own', () => {
  expect(shown([term({ value: '4' })], [note('Gas', 2), note('Numbers', 1)])).toEqual(['+4 Other']);
  expect(shown([term({ value: '1' })], [])).toEqual(['+1 Other']);
});
