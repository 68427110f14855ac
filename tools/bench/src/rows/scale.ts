import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Contestant } from '../measure.ts';
import { type Row, ratio } from '../row.ts';

const COMMAND = new URL('../../../../apps/cli/src/main.ts', import.meta.url).pathname;
const RULESET = new URL('../../../../rulesets/hex-dice', import.meta.url).pathname;
/** Half a second of games: workers start while the rules are compiled, but each has to warm up by itself. */
const GAMES = 20_000;

/** Games per second as `sandtable simulate` tells them, in a process of its own. */
const simulating = (workers: number): Contestant => ({
  name: workers === 1 ? 'one worker' : `${workers} workers`,
  run: () => {
    const args = [
      COMMAND,
      'simulate',
      RULESET,
      '--games',
      `${GAMES}`,
      '--workers',
      `${workers}`,
      '--store',
      'none',
      '--json',
    ];
    const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr || stdout);
    const { result } = JSON.parse(stdout) as { result: { games: number; seconds: number } };
    return result.games / result.seconds;
  },
});

/** How much of every further core is used: W workers against W times one, by the clock, so the cores must be idle. */
export function workersOverOne(): Row {
  const workers = availableParallelism();
  return {
    name: `${workers} workers ÷ ${workers} × one worker`,
    unit: '/s',
    contestants: [simulating(workers), simulating(1)],
    figure: (medians) => ratio(medians) / workers,
    figureUnit: '×',
    better: 'higher',
    first: 0.9,
    goal: 0.95,
    rounds: 5,
  };
}
