// Mass runs over every ruleset, or those named: `npm run soak -- [NAME …] --games 10000 --reference 500`. Prints
// command, commit and totals.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    reference: { type: 'string', default: '500' },
    twins: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    'max-decisions': { type: 'string', default: '10000' },
    workers: { type: 'string' },
  },
});
/** Games that are played twice more, to see that who plays them makes no difference. */
const AGAIN = 200;

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const all = readdirSync('rulesets', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const games = positionals.length > 0 ? positionals : all.map(({ name }) => name);
const failed = games.filter((game) => !soak(game) || !repeats(game));
process.exitCode = failed.length === 0 ? 0 : 1;

function soak(game: string): boolean {
  const { games: count, reference, twins, workers } = values;
  const args = [...series(game, count), '--reference', reference, '--twins', twins];
  if (workers !== undefined) args.push('--workers', workers);
  console.log(`sandtable ${args.join(' ')}   (commit ${commit})`);
  return sandtable(args, 'inherit').status === 0;
}

/** The same games by one worker and by three end in the same bytes. */
function repeats(game: string): boolean {
  const [one, three] = ['1', '3'].map((workers) => {
    const { stdout } = sandtable([...series(game, String(AGAIN)), '--workers', workers, '--json'], 'pipe');
    return (JSON.parse(stdout) as { result: { digest: string } }).result.digest;
  });
  console.log(`  ${AGAIN} games again: digest ${one}${one === three ? '' : `, but by three workers ${three}`}`);
  return one === three;
}

function series(game: string, count: string): readonly string[] {
  const limits = ['--seed', values.seed, '--max-decisions', values['max-decisions']];
  return ['simulate', game, '--seats', 'all', '--options', 'random', '--games', count, ...limits];
}

function sandtable(args: readonly string[], stdout: 'inherit' | 'pipe') {
  const stdio = ['inherit', stdout, 'inherit'] as const;
  return spawnSync(process.execPath, ['apps/cli/src/main.ts', ...args], { stdio: [...stdio], encoding: 'utf8' });
}
