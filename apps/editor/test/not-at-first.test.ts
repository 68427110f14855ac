import { expect, test } from 'vitest';
import { earlyIn } from '../vite/not-at-first.ts';

const scripts = new Map([
  ['page', { isEntry: true, imports: ['shared'], modules: ['/src/main.ts'] }],
  ['shared', { isEntry: false, imports: ['page'], modules: ['/lab/chart.ts', '/ui/button.ts'] }],
  ['later', { isEntry: false, imports: ['shared'], modules: ['/lab/lab.ts'] }],
]);

test('what a page waits for is found, also in scripts that others import; what is fetched later is not', () => {
  expect(earlyIn(scripts, [/\/lab\//])).toEqual(['/lab/chart.ts']);
  expect(earlyIn(scripts, [/\/lab\/lab/])).toEqual([]);
});
