import { expect, test } from 'vitest';
import type { Sum, Term } from '../src/explain/account-words.ts';
import { sumRows } from '../src/explain/sum-rows.ts';

const at = { text: '', file: '', start: 0, end: 0, line: 1 };
const term = (value: string, plain: string, whose = '', dice: Term['dice'] = []): Term => ({
  ...{ sign: '+', value, plain, dice, at },
  name: `${plain}${whose}`,
});
const die: Term['dice'] = [{ face: '3', counts: true, isDie: true, dotted: true }];
const sum = (...terms: readonly Term[]): Sum => ({ name: '', value: '', lead: '', terms, more: [], because: [] });

test('parts of one sort share a line, dice whatever they are called, and what one side has alone says whose it is', () => {
  const left = sum(term('3', 'strength', ' of A'), term('', 'red die', '', die));
  const right = sum(term('', 'white die', '', die), term('2', 'strength', ' of B'), term('1', 'trench', ' of B'));
  expect(sumRows(left, right).map(({ label, terms }) => [label, terms.map((one) => one?.value)])).toEqual([
    ['Strength', ['3', '2']],
    ['Red die · white die', ['', '']],
    ['Trench of B', [undefined, '1']],
  ]);
});
