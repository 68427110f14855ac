import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sum } from '../src/explain/account-words.ts';
import { SumPair } from '../src/explain/SumPair.tsx';

const sum = (name: string, value: string): Sum => ({ name, value, terms: [] }) as unknown as Sum;
const sums = [sum('Hits scored', '3'), sum('Damage taken', '2')] as const;

test('numbers that are compared are named above what they are made of', () => {
  const [head, foot] = renderToStaticMarkup(<SumPair sums={sums} />).split('<tbody>');
  expect(head).toContain('Hits scored');
  expect(foot).not.toContain('Hits scored');
});

test('numbers of two kinds are named below, not above the dice of the other side', () => {
  const html = renderToStaticMarkup(<SumPair sums={sums} isCompared={false} />);
  expect(html).not.toContain('<thead>');
  expect(html).toMatch(/3<small[^>]*>Hits scored<.*2<small[^>]*>Damage taken</);
});
