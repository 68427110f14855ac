import { expect, test } from 'vitest';
import { killSeries } from '../src/kill-series.ts';

/** Kills of a server that has to start each time; the long tests try ten. */
const KILLS = process.env.LAW_RUNS === undefined ? 1 : 10;

test('a server that is killed while it saves loses and tears nothing that it has acknowledged', {
  timeout: 120_000,
}, async () => {
  const result = await killSeries({ kills: KILLS, size: 400_000, seed: 7 });
  expect(result).toMatchObject({ kills: KILLS, acknowledged: KILLS, lost: 0, torn: 0, orphans: 0 });
  expect(result.saves).toBeGreaterThanOrEqual(KILLS);
});
