// Mass runs over every ruleset: `npm run soak -- --games 10000 --reference 500`. Prints command, commit and totals.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    reference: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
  },
});
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const games = readdirSync('rulesets', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const failed = games.filter(({ name }) => !soak(name));
process.exitCode = failed.length === 0 ? 0 : 1;

function soak(game: string): boolean {
  const args = [
    'simulate',
    game,
    '--seats',
    'all',
    '--options',
    'random',
    '--games',
    values.games,
    '--reference',
    values.reference,
    '--seed',
    values.seed,
  ];
  console.log(`sandtable ${args.join(' ')}   (commit ${commit})`);
  return spawnSync(process.execPath, ['apps/cli/src/main.ts', ...args], { stdio: 'inherit' }).status === 0;
}
