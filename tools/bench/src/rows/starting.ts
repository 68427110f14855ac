import { spawnSync } from 'node:child_process';
import type { Contestant } from '../measure.ts';
import { type Row, ratio } from '../row.ts';

const COMMAND = new URL('../../../../apps/cli/src/main.ts', import.meta.url).pathname;
const RULESET = new URL('../../../../rulesets/hex-dice', import.meta.url).pathname;

const command = (name: string, args: readonly string[]): Contestant => ({
  name,
  run() {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, [COMMAND, ...args]);
    if (status !== 0) throw new Error(`${name} failed`);
    return performance.now() - start;
  },
});

/** The help needs none of what commands need, so that it starts much earlier than the check of a small game ends. */
export function startOfHelp(): Row {
  return {
    name: 'start: help over check of a small game',
    unit: 'ms',
    better: 'lower',
    contestants: [command('help', ['--help']), command('check', ['check', RULESET])],
    figure: ratio,
    figureUnit: '×',
    first: 0.7,
    goal: 0.5,
  };
}
