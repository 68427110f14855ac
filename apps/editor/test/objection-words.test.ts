import type { Texts } from '@sandtable/board/texts';
import { expect, test } from 'vitest';
import { headOf, type RefusedAnswer } from '../src/explain/objection-words.ts';
import { say } from '../src/words.ts';
import type { DescribedAgainst } from '../src/workers/why-protocol.ts';

const words: Readonly<Record<string, string>> = { 'play/order/march/to': 'Where to?' };
const textsWith = (more: Readonly<Record<string, string>>): Texts => {
  const all = { ...words, ...more };
  return { path: (path: string) => all[path] ?? path, named: (path: string) => all[path] } as Texts;
};
const asked = { of: 'candidate', name: 'north', question: { choice: 'play/order', picked: ['march'] }, possible: [] };
const headWith = (more: Readonly<Record<string, string>>): string => {
  const later = { what: 'later', next: 'to', claims: [] } as unknown as DescribedAgainst;
  return headOf(say('en'), textsWith(more), later, asked as unknown as RefusedAnswer);
};

test('an answer that leaves nothing to choose next names the question, or is refused in the ruleset’s own sentence', () => {
  expect(headWith({})).toBe('No answer to “Where to?” would be possible then.');
  expect(headWith({ 'play/order/march/to/empty': 'Nothing is free next to it.' })).toBe('Nothing is free next to it.');
});

test('what is against an answer as a whole is only named where the ruleset gives no reason', () => {
  const head = (more: Partial<DescribedAgainst>): string => {
    const whole = { what: 'whole', claims: [{}], ...more } as unknown as DescribedAgainst;
    return headOf(say('en'), textsWith({}), whole, asked as unknown as RefusedAnswer);
  };
  expect(head({ reason: 'play/order/reason/one-general' })).toBe('');
  expect(head({})).toBe('The answer as a whole doesn’t meet its condition.');
});
