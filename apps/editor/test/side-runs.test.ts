import { expect, test } from 'vitest';
import { sideRuns } from '../src/play/side-runs.ts';

const line = (name: string, side?: string) => ({ name, value: '1', ...(side === undefined ? {} : { side }) });

test('lines of one side that follow each other stand together, and none is left out', () => {
  const lines = [line('round'), line('austria', 'Central'), line('germany', 'Central'), line('france', 'Entente')];
  expect(sideRuns(lines).map((run) => run.map(({ name }) => name))).toEqual([
    ['round'],
    ['austria', 'germany'],
    ['france'],
  ]);
});

test('where nobody plays together, all lines stand together', () => {
  const lines = [line('austria'), line('england'), line('france')];
  expect(sideRuns(lines)).toEqual([lines]);
});
