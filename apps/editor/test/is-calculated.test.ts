import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { isCalculated } from '../src/play/is-calculated.ts';

const line = (decision: number, sort: LogLine['sort'], args: LogLine['args'] = {}): LogLine => ({
  ...{ decision, path: 'p', sort, args },
});

test('a line with numbers of two sides or beside dice tells what was reckoned, and dice do where no such line follows', () => {
  const [fought, rolled] = [line(1, 'log', { attack: 7 }), line(1, 'roll', { faces: ['4'] })];
  const [lone, plain] = [line(2, 'roll', { faces: ['2'] }), line(2, 'log', { who: 'ada' })];
  const counted = line(3, 'log', { points: 3 });
  const sides = line(4, 'log', { attack: 3, defence: 2 });
  const log = [rolled, fought, lone, plain, counted, sides];
  expect(log.filter((one) => isCalculated(log, one))).toEqual([fought, lone, sides]);
});
