import { describe, expect, test } from 'vitest';
import { ownFolder } from '../own-folder.ts';
import { hasRedis, ownRedis } from './redis.ts';
import { startWorker } from './worker-process.ts';

/** Both add to a sum. */
const rules = (most: number): string => `ruleset "sums" version "1" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
constant rounds: 1..3 = 3
state sum: 0..12 = 0
play {
  repeat rounds times {
    for s in Side {
      let n = choose one of 0..${most} by s
      sum += n
    }
  }
  if sum mod 2 == 0 { finish won by {red} because "even" }
  finish won by {blue} because "odd"
}
`;
const { sandtable } = ownFolder({
  'rulesets/sums/rules.sand': rules(2),
  'rulesets/other/rules.sand': rules(1),
});

/** What a command finds out, but for the time it takes. */
async function found(...argv: readonly string[]): Promise<string> {
  const { out } = await sandtable(...argv, '--json');
  return out.replace(/"seconds": ?[\d.]+/, '');
}

describe.skipIf(!hasRedis)('with a Redis of its own (left out where redis-server is not installed)', () => {
  test('two workers find the same bytes as this machine alone, and play each share once', async () => {
    const redis = await ownRedis();
    try {
      const workers = await Promise.all([1, 2].map(() => startWorker(redis.url, '--concurrency', '1')));
      const simulated = ['simulate', 'sums', '--games', '600', '--coverage', '--seed', '7'];
      const compared = ['compare', 'sums', 'other', '--games', '60', '--seed', '7'];
      const shared = (share: string) => ['--queue', redis.url, '--batch', share];
      expect(await found(...simulated, ...shared('60'))).toBe(await found(...simulated, '--workers', '1'));
      // One is enough for what else there is to be seen, and the other one may go.
      const gone = await Promise.all(workers.slice(1).map((worker) => worker.stop()));
      expect(await found(...compared, ...shared('6'))).toBe(await found(...compared, '--workers', '1'));
      const laddered = ['ladder', 'sums', '--bots', 'random,search:1', '--games', '6'];
      expect(await found(...laddered, ...shared('4'))).toBe(await found(...laddered, '--workers', '1'));
      // Points have rules of their own, which the worker makes; each is played in eight blocks.
      const swept = ['sweep', 'sums', '--vary', 'rounds=2,1', '--games', '16'];
      expect(await found(...swept, '--queue', redis.url)).toBe(await found(...swept, '--workers', '1'));
      const last = await workers[0]?.stop();
      expect([...gone, last ?? 0].reduce((sum, shares) => sum + shares)).toBe(10 + 10 + 2 + 24);
    } finally {
      await redis.remove();
    }
  }, 300_000);
});
