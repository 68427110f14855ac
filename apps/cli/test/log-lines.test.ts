import { createMessages } from '@sandtable/messages';
import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { logText } from '../src/play/lines.ts';

const messages = createMessages('en', ['deal--supply = Supply\ndeal--mixed = Mixing\ndeal--lost = Lost\n']);
const described = (path: string, args: LogLine['args']) =>
  logText(messages, { decision: 0, path, sort: 'chance', args }).trim();

test('whose cards a draw brings, and how many, stands behind what the rules call it', () => {
  const args = { from: 'stock(red)', to: 'hand(ann)', drawn: ['?', '?'] };
  expect(described('deal/supply', args)).toBe('Supply (stock(red) → hand(ann): ?, ?)');
  expect(described('deal/other', args)).toBe('stock(red) → hand(ann): ?, ?');
});

test('what is shuffled and what is picked are named beside the words of the rules', () => {
  expect(described('deal/mixed', { pile: 'stock(red)' })).toBe('Mixing (stock(red))');
  expect(described('deal/lost', { picked: ['c1'] })).toBe('Lost: c1');
});
