import { expect, test } from 'vitest';
import type { Edge } from '../src/search/node.ts';
import { favourite, isSettled } from '../src/search/tree.ts';

const edge = (name: number, visits: number, mean: number, isAdvised = false): Edge => ({
  answer: Int32Array.of(name),
  isAdvised,
  visits,
  total: visits * mean,
  next: new Map(),
});
const chosen = (...edges: readonly Edge[]): number | undefined => favourite(edges, 0.3)?.answer[0];

test('the answer that was tried most often is the favourite; of several the better one', () => {
  expect(chosen(edge(1, 10, 0.9), edge(2, 40, 0.5))).toBe(2);
  expect(chosen(edge(1, 40, 0.4), edge(2, 40, 0.5))).toBe(2);
  expect(chosen()).toBeUndefined();
});

test('what the policy advises stays, unless another is better by more than chance explains', () => {
  expect(chosen(edge(1, 40, 0.5, true), edge(2, 60, 0.57))).toBe(1);
  expect(chosen(edge(1, 40, 0.5, true), edge(2, 60, 0.8))).toBe(2);
  // Many tries make small differences sure.
  expect(chosen(edge(1, 4000, 0.5, true), edge(2, 6000, 0.6))).toBe(2);
});

test('a search is settled once no other answer can be tried more often than what the policy advises', () => {
  expect(isSettled([edge(1, 60, 0.5, true), edge(2, 20, 0.5)], 39)).toBe(true);
  expect(isSettled([edge(1, 60, 0.5, true), edge(2, 20, 0.5)], 40)).toBe(false);
  // Answers that weren't tried before may still come.
  expect(isSettled([edge(1, 4, 0.5, true)], 4)).toBe(false);
  expect(isSettled([edge(1, 60, 0.5), edge(2, 20, 0.5)], 39)).toBe(false);
});
