import { type BoardLayout, type Fight, layoutFor } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { expect, test } from 'vitest';
import type { Sum, Term } from '../src/explain/account-words.ts';
import { rowsOf } from '../src/log/fight-rows.ts';
import { logEntries } from '../src/log/log-entries.ts';

const info: GameInfo = {
  ...stonesModule().info,
  kinds: [
    { name: 'Side', members: ['north', 'south'] },
    { name: 'Town', members: ['arden', 'bern'] },
    { name: 'Unit', members: ['one', 'two', 'three'] },
  ],
  choices: [{ path: 'p/act', form: 'menu', element: 0, arms: [], place: { file: '', start: 0, end: 0 } }],
};
const layout: BoardLayout = {
  ...layoutFor(info, undefined),
  kinds: { Unit: { draw: 'counter', at: 'at' } },
  events: {
    'p/met': {
      compared: true,
      sides: [
        { who: 'one', value: 'attack' },
        { who: 'two', value: 'defence' },
      ],
    },
  },
};
const line = (decision: number, sort: LogLine['sort'], path: string, args: LogLine['args']): LogLine => ({
  ...{ decision, sort, path, args },
});
const decided = (decision: number, answer: string | readonly string[], args: LogLine['args'] = {}, path = 'p/which') =>
  line(decision, 'decision', path, { role: 'north', ...args, answer });
const nothing = (): boolean => false;
const read = (lines: readonly LogLine[], isOmitted: (line: LogLine) => boolean = nothing) =>
  logEntries({ info, layout, isOmitted }, lines).map(({ line: { path }, decisions, listed }) => [
    path,
    decisions.map(({ decision }) => decision),
    listed.map(({ decision }) => decision),
  ]);

test('a line that names who decided, and counts what was chosen, tells of the decisions before it', () => {
  const march = line(2, 'log', 'p/marched', { who: 'north', from: 'arden', units: 2 });
  const act = decided(1, 'march', { from: 'arden' }, 'p/act');
  expect(read([act, decided(2, ['one', 'two']), march])).toEqual([['p/marched', [1, 2], [2]]]);
  expect(read([act, decided(2, ['one: bern', 'two: none', 'three: bern']), march])).toEqual([
    ['p/marched', [1, 2], [2]],
  ]);
});

test('what a line does not tell keeps a line of its own', () => {
  const which = decided(1, ['one', 'two']);
  const other = line(1, 'log', 'p/came', { who: 'north', units: 3 });
  expect(read([which, other]).map(([path]) => path)).toEqual(['p/which', 'p/came']);
  const nobody = line(1, 'log', 'p/fell', { unit: 'one' });
  expect(read([decided(1, 'one'), nobody]).map(([path]) => path)).toEqual(['p/which', 'p/fell']);
  const later = line(2, 'log', 'p/marched', { who: 'north', units: 2 });
  expect(read([which, later]).map(([path]) => path)).toEqual(['p/which', 'p/marched']);
  // An answer is more than the action that a menu has.
  const short = line(1, 'log', 'p/passed', { who: 'north' });
  expect(read([decided(1, 'yes'), short]).map(([path]) => path)).toEqual(['p/which', 'p/passed']);
  expect(read([decided(1, 'pass', {}, 'p/act'), short])).toEqual([['p/passed', [1], []]]);
});

const met = line(3, 'log', 'p/met', { one: 'one', two: 'two', who: 'north', attack: 7, defence: 3 });
const rolled = line(3, 'roll', 'p/die', { die: 'd', faces: ['4'] });

test('dice, words between them and what came of it are within a fight', () => {
  const played = line(3, 'log', 'p/played', { by: 'south' });
  const fell = line(3, 'log', 'p/fell', { unit: 'two' });
  const season = line(3, 'log', 'p/season', { year: 1915 });
  const entries = logEntries({ info, layout, isOmitted: nothing }, [
    decided(3, 'one'),
    rolled,
    played,
    met,
    fell,
    season,
  ]);
  expect(entries.map((entry) => entry.line.path)).toEqual(['p/played', 'p/met', 'p/season']);
  expect(entries[1]?.decisions).toHaveLength(1);
  expect(entries[1]?.fight).toMatchObject({ rolls: [rolled], results: [fell] });
  // The fight tells who was chosen to lead it, with words between or without.
  expect(read([decided(3, 'one'), rolled, met])).toEqual([['p/met', [3], []]]);
});

test('the table of a fight has its dice, then its numbers, and says whose is greater', () => {
  const [{ fight } = { fight: undefined }] = logEntries({ info, layout, isOmitted: nothing }, [rolled, met]);
  if (fight === undefined) throw new Error('no fight');
  const words = {
    total: 'Total',
    dice: 'Dice',
    nameOf: () => '',
    labelOf: () => '',
    partsOf: () => undefined,
    begun: (text: string) => text.toUpperCase(),
    faces: (all: readonly { readonly face: string }[]) => all.map(({ face }) => face).join(' '),
  };
  const faces = [{ face: '4', counts: true, dotted: true }];
  const rows = rowsOf(fight, { dice: [{ name: 'Die', faces }], sums: undefined, words });
  expect(rows).toEqual([
    { label: 'Die', cells: ['4', ''], isSum: false, winner: undefined },
    { label: 'Total', cells: ['7', '3'], isSum: true, winner: 0 },
  ]);
  const term = (value: string, plain: string): Term => ({
    ...{ sign: '', value, name: plain, plain, dice: [], at: { text: '', file: '', start: 0, end: 0, line: 1 } },
  });
  const die = (plain: string): Term => ({ ...term('', plain), dice: faces.map((face) => ({ ...face, isDie: true })) });
  const sum = (name: string, terms: readonly Term[]): Sum => ({
    ...{ name, value: '', lead: '', terms, more: [], because: [] },
  });
  const sums = [
    sum('attack', [term('3', 'strength'), die('red')]),
    sum('defence', [term('2', 'strength'), die('white'), { ...term('1', 'gas'), sign: '+' }]),
  ] as const;
  expect(rowsOf(fight, { dice: [], sums, words }).map(({ label, cells }) => [label, ...cells])).toEqual([
    ['STRENGTH', '3', '2'],
    ['Dice', '4', '4'],
    ['GAS', '–', '+1'],
    ['Total', '7', '3'],
  ]);
});

test('of several meetings each has below its numbers what these add up from', () => {
  const [{ fight } = { fight: undefined }] = logEntries({ info, layout, isOmitted: nothing }, [rolled, met]);
  if (fight === undefined) throw new Error('no fight');
  const words = {
    ...{ total: 'Total', dice: 'Dice', nameOf: () => '', labelOf: () => 'Met', begun: (text: string) => text },
    partsOf: () => ({ label: 'cards + aid', sums: ['6 + 1', '3 + 0'] as const }),
    faces: () => '',
  };
  const rows = (bouts: Fight['bouts']) =>
    rowsOf({ ...fight, bouts }, { dice: [], sums: undefined, words }).map(({ cells, isBelow }) => [...cells, isBelow]);
  const [bout] = fight.bouts;
  expect(rows([bout, bout])).toEqual([
    ['7', '3', undefined],
    ['6 + 1', '3 + 0', true],
    ['7', '3', undefined],
    ['6 + 1', '3 + 0', true],
  ]);
  expect(rows([bout])).toEqual([['7', '3', undefined]]);
});

test('a decision that is left out leaves its number to the next line about it, and blocks no other', () => {
  const isOmitted = ({ path }: LogLine): boolean => path === 'p/wants' || path === 'p/from';
  const wants = decided(4, 'true', {}, 'p/wants');
  const drawn = line(4, 'chance', 'p/pot', { who: 'north', drawn: ['one'] });
  expect(read([wants, drawn, drawn], isOmitted)).toEqual([
    ['p/pot', [4], []],
    ['p/pot', [], []],
  ]);
  // What comes next may be about another decision.
  expect(read([wants, decided(5, 'arden', {}, 'p/city')], isOmitted)).toEqual([['p/city', [], []]]);
  expect(read([wants, line(5, 'chance', 'p/pot', {})], isOmitted)).toEqual([['p/pot', [], []]]);
  expect(read([wants], isOmitted)).toEqual([]);
  // The line names nothing of what was decided first, and yet covers what was decided before and after.
  const act = decided(1, 'march', { from: 'arden' }, 'p/act');
  const march = line(3, 'log', 'p/marched', { who: 'north', from: 'arden', units: 2 });
  const from = decided(2, 'bern', {}, 'p/from');
  expect(read([act, from, decided(3, ['one', 'two']), march], isOmitted)).toEqual([['p/marched', [1, 2, 3], [3]]]);
});

test('a line of the rules that is left out stands for no decision', () => {
  const isOmitted = ({ path }: LogLine): boolean => path === 'p/marched';
  const march = line(2, 'log', 'p/marched', { who: 'north', from: 'arden', units: 2 });
  expect(read([decided(2, ['one', 'two']), march], isOmitted)).toEqual([['p/which', [], []]]);
});
