import { expect, test } from 'vitest';
import { type Form, formOf, read } from '../src/index.ts';
import { board, ERRAND, notation } from './trade.ts';

const errand: Form = { type: ERRAND };

/** What a line says, in one string: the piece, then the value. */
function said(line: string, form: Form = errand): readonly string[] {
  return read(notation, form, line, board).readings.map(({ value, piece }) => {
    if (piece === undefined) return value;
    return `${'fields' in piece ? Object.values(piece.fields).join(' ') : piece.member}: ${value}`;
  });
}

const LINES: readonly (readonly [string, string])[] = [
  ['C Aria H', 'cart aria: rest'],
  ['C Aria', 'cart aria: rest'],
  ['C Aria Rests', 'cart aria: rest'],
  ['S Bree nh', 'ship bree_north: rest'],
  ['K Aria XXX', 'cart aria: rest'],
  ['K Aria-XXX', 'cart aria: rest'],
  ['Aria - Corin', 'aria: go(corin, false)'],
  ['c aria-koerin', 'cart aria: go(corin, false)'],
  ['C. Aria – Körin.', 'cart aria: go(corin, false)'],
  ['C aria→Korin', 'cart aria: go(corin, false)'],
  ['Cart Aria - Mid-Lake', 'cart aria: go(mid_lake, false)'],
  ['C Mid-Lake-Aria', 'cart mid_lake: go(aria, false)'],
  ['Karren Aria - Bree (north harbour) by ferry', 'cart aria: go(bree_north, true)'],
  ['C Aria - bree/nh on water', 'cart aria: go(bree_north, true)'],
  ['C Aria - Strassberg mit Faehre', 'cart aria: go(dorn_hills, true)'],
  ['S Bree(SH) S C Aria', 'ship bree_south: help(aria_r, none)'],
  ['S Bree sh S C Aria - STRASSBERG', 'ship bree_south: help(aria_r, dorn_hills)'],
  ['Boot Bree Süd U K Aria — Straßberg', 'ship bree_south: help(aria_r, dorn_hills)'],
  ['S Bree S Aria', 'ship bree: help(aria_r, none)'],
  ['S Bree helps S Bree nh - Corin', 'ship bree: help(bree_r, corin)'],
  ['C Aria takes 12', 'cart aria: load(12, false)'],
  ['C Aria takes -3 first', 'cart aria: load(-3, true)'],
  ['K Aria lädt 40 zuerst', 'cart aria: load(40, true)'],
];

test.each(LINES)('%s', (line, wanted) => expect(said(line)).toEqual([wanted]));

test('lines of other questions', () => {
  const flights = formOf(notation, 'flight/flights');
  const stalls = formOf(notation, 'market/stalls');
  const closed = formOf(notation, 'market/closed');
  if (!flights || !stalls || !closed) throw new Error('these questions have patterns');
  expect(said('S Bree sh - Corin', flights)).toEqual(['ship bree_south: corin']);
  expect(said('Scrap S Bree sh', flights)).toEqual(['ship bree_south: none']);
  expect(said('Open ship Bree sh', stalls)).toEqual(['Stall(bree_south, ship)']);
  expect(said('Shut Corin', closed)).toEqual(['unit_5']);
  expect(read(notation, closed, 'Shut C Bree nh', board).readings.map(({ value }) => value)).toEqual(['unit_2']);
  expect(formOf(notation, 'turn/errands')).toEqual({ type: ERRAND });
});
