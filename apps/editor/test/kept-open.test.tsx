// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptOpen } from '../src/events/useKeptOpen.ts';

type Reading = Parameters<typeof useKeptOpen>[1];

const calls: string[] = [];
let root: Root;
const motions = { hold: () => void calls.push('hold'), stay: () => void calls.push('stay') };
const Card = (reading: Reading) => {
  useKeptOpen(motions, reading);
  return null;
};

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  root = createRoot(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is called at each of several renderings. */
async function shown(...readings: readonly Reading[]): Promise<readonly string[]> {
  for (const reading of readings) await act(async () => root.render(<Card {...reading} />));
  return calls;
}

const looking: Reading = { isPointed: false, isFound: false, hasSum: false };

test('a card is held until its odds are found, and then has its time; a sum that comes later gives it more', async () => {
  const found = { ...looking, isFound: true };
  expect(await shown(looking, found, { ...found, hasSum: true })).toEqual(['hold', 'stay', 'stay']);
});

test('odds that are found don’t close a card that someone points at', async () => {
  const pointed = { ...looking, isPointed: true };
  expect(await shown(looking, pointed, { ...pointed, isFound: true, hasSum: true })).not.toContain('stay');
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(calls).not.toContain('stay');
});

test('odds that aren’t found keep it open for a few seconds', async () => {
  await shown(looking);
  await act(async () => vi.advanceTimersByTime(4000));
  expect(calls).toEqual(['hold', 'stay']);
});
