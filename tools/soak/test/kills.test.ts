import { expect, test } from 'vitest';
import { killSeries } from '../src/kill-series.ts';

test('a server that is killed while it saves loses and tears nothing that it has acknowledged', {
  timeout: 120_000,
}, async () => {
  const result = await killSeries({ kills: 5, size: 400_000, seed: 7 });
  expect(result).toMatchObject({ kills: 5, acknowledged: 5, lost: 0, torn: 0, orphans: 0 });
  expect(result.saves).toBeGreaterThanOrEqual(5);
});
