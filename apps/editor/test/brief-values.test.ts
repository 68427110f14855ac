import { expect, it } from 'vitest';
import { briefValues } from '../src/play/brief-values.ts';

it('numbers are told with their names, a word without; what is no number tells little further on', () => {
  const season = { key: 'season', name: 'Season', value: 'Fall' };
  const year = { key: 'year', name: 'Year', value: '1902' };
  expect(briefValues([season, year, { key: 'treaty', name: 'Treaty', value: 'signed' }])).toEqual([
    'Fall',
    'Year 1902',
  ]);
  expect(briefValues([{ key: 'turn', name: 'Turn', value: '1 of 6', note: '1914' }])).toEqual(['Turn 1 of 6 1914']);
  expect(briefValues([{ key: 'coins', name: 'Coins', roles: [] }])).toEqual([]);
});
