import { expect, test } from 'vitest';
import { heatKeys, heatLevel, shortNumber } from '../src/heat.ts';

test('levels rise with the number, and each begins where the legend says', () => {
  for (const most of [1, 2, 3, 7, 40, 999, 12_345]) {
    const levels = Array.from({ length: Math.min(most, 2000) + 1 }, (_, n) => heatLevel(n, most));
    expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
    expect([levels[0], heatLevel(most, most)]).toEqual([0, 4]);
    for (const { level, label } of heatKeys(most).slice(1)) {
      const from = label.endsWith('k+') ? undefined : Number(label.slice(0, -1));
      if (from !== undefined) expect([heatLevel(from, most), heatLevel(from - 1, most) < level]).toEqual([level, true]);
    }
  }
  expect(heatKeys(0)).toEqual([{ level: 0, label: '0' }]);
});

test('numbers are short', () => {
  expect([7, 999, 1000, 9949, 12_345].map(shortNumber)).toEqual(['7', '999', '1.0k', '9.9k', '12k']);
});
