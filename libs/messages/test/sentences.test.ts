import { expect, test } from 'vitest';
import { sentencesIn } from '../src/index.ts';

const BODY = `
A hand has up to {constant.hand} cards, i.e. {ruling.by}. The rest is
discarded!

- **First.** Draw {constant.drawn}.
- Then [each one. Really](ruling.by=one) plays.

| a | b |
| {Town.lyra} | c |
`;

test('a body is divided into sentences, each with what it takes from the rules', () => {
  const found = sentencesIn(BODY).map(({ text, paths }) => [text, paths]);
  expect(found).toContainEqual([
    'A hand has up to {constant.hand} cards, i.e. {ruling.by}.',
    ['constant.hand', 'ruling.by'],
  ]);
  expect(found).toContainEqual(['The rest is\ndiscarded!', []]);
  expect(found).toContainEqual(['Draw {constant.drawn}.', ['constant.drawn']]);
  expect(found).toContainEqual(['Then [each one. Really](ruling.by=one) plays.', ['ruling.by']]);
  expect(found.some(([, paths]) => paths?.includes('Town.lyra'))).toBe(false);
});
test('places are those of the body', () => {
  for (const { text, start, end } of sentencesIn(BODY)) expect(BODY.slice(start, end)).toBe(text);
});
