import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { tellingLine } from '../src/ending/telling-line.ts';

const line = (sort: LogLine['sort'], path: string, args: LogLine['args'], decision = 7): LogLine => ({
  ...{ decision, path, sort, args },
});
const rows = ['red', 'blue'].map((id) => ({ id, name: id, side: undefined, value: 0, text: '' }));
const known = { rows, isOmitted: () => false };
const moment = { step: 7, turns: [{ row: 0, from: 4, to: 6 }] };

test('the line that names who and how much tells it; what names nobody doesn’t', () => {
  const decision = line('decision', 'act', { role: 'blue', answer: 'go' });
  const log = [
    line('log', 'early', { s: 'red', n: 2 }, 6),
    decision,
    line('log', 'won', { s: 'red', n: 2 }),
    line('log', 'moved', { s: 'red' }),
    line('log', 'season', { year: 1910 }),
  ];
  expect(tellingLine({ log }, moment, known)?.path).toBe('won');
  expect(tellingLine({ log: [decision, line('log', 'season', { year: 1910 })] }, moment, known)).toBe(decision);
  expect(tellingLine({ log: [] }, moment, known)).toBeUndefined();
});

test('a line that names a side with another number that is the same by chance gives way to the decision by which one gained', () => {
  const turns = [
    { row: 0, from: 6, to: 5 },
    { row: 1, from: 6, to: 7 },
  ];
  const took = line('decision', 'take', { role: 'blue', answer: 'aria' });
  const other = line('log', 'points', { loser: 'red', points: 1 });
  expect(tellingLine({ log: [took, other] }, { step: 7, turns }, known)).toBe(took);
  const both = line('log', 'taken', { by: 'blue', of: 'red' });
  expect(tellingLine({ log: [took, both, other] }, { step: 7, turns }, known)).toBe(both);
});

test('a line that the log leaves out tells nothing here either', () => {
  const decision = line('decision', 'act', { role: 'red', answer: 'go' });
  const won = line('log', 'won', { s: 'red', n: 2 });
  expect(tellingLine({ log: [decision, won] }, moment, { rows, isOmitted: (one) => one === won })).toBe(decision);
});

test('of a lone marker, which no line names, the last line with the change of its value tells', () => {
  const log = [
    line('decision', 'aim', { role: 'blue' }),
    line('log', 'hits', { n: 2 }),
    line('log', 'battle', { gain: 2 }),
    line('log', 'next', { n: 3 }),
  ];
  const marker = { ...known, rows: rows.slice(0, 1).map((row) => ({ ...row, id: 'marker' })) };
  expect(tellingLine({ log }, moment, marker)?.path).toBe('battle');
  expect(
    tellingLine({ log: log.filter(({ path }) => path !== 'battle' && path !== 'hits') }, moment, marker)?.path,
  ).toBe('aim');
  expect(tellingLine({ log }, moment, known)?.path, 'of several rows one is to be named').toBe('aim');
});

test('where several changed at once, a line about one of them doesn’t tell it', () => {
  const turns = [
    { row: 0, from: 6, to: 4 },
    { row: 1, from: 7, to: 9 },
  ];
  const log = [line('decision', 'orders', { role: 'red' }), line('log', 'ignored', { power: 'blue' })];
  expect(tellingLine({ log }, { step: 7, turns }, known)).toBeUndefined();
  const taken = line('log', 'taken', { by: 'blue', from: 'red' });
  expect(tellingLine({ log: [...log, taken] }, { step: 7, turns }, known)).toBe(taken);
});
