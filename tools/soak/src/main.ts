// Mass runs over every ruleset, or those named: `npm run soak -- [NAME …] --games 10000 --reference 500`; with
// `--variants` over each of their ready variants instead, 1,000 games each unless another number is given. Prints
// command, commit and totals.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    reference: { type: 'string' },
    variants: { type: 'boolean', default: false },
    twins: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    'max-decisions': { type: 'string', default: '10000' },
    workers: { type: 'string' },
  },
});
/** Games that are played twice more, to see that who plays them makes no difference. */
const AGAIN = values.variants ? 20 : 200;
const GAMES = values.games ?? (values.variants ? '1000' : '10000');
const REFERENCE = values.reference ?? (values.variants ? '5' : '500');

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const all = readdirSync('rulesets', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const named = positionals.length > 0 ? positionals : all.map(({ name }) => name);
const games = values.variants ? named.flatMap(variantsOf) : named;
const failed = games.filter((game) => !soak(game) || !repeats(game) || !matchesHand(game));
process.exitCode = failed.length === 0 ? 0 : 1;

/** `GAME+VARIANT` for each variant in the folder of a game. */
function variantsOf(game: string): readonly string[] {
  const folder = join('rulesets', game, 'variants');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^[^.]+(?=\.(sand|json)$)/.exec(file)?.[0] ?? []).map((name) => `${game}+${name}`);
}

function soak(game: string): boolean {
  const { twins, workers } = values;
  const args = [...series(game, GAMES), '--reference', REFERENCE, '--twins', twins];
  args.push('--shorten', join('dist', 'faults', `${game}.json`));
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

/** Where a game is also written by hand, as a limit for its speed, all games are the same by hand. */
function matchesHand(game: string): boolean {
  const script = join('tools', 'bench', 'src', game, 'compare.ts');
  if (!existsSync(script)) return true;
  return (
    spawnSync(process.execPath, [script, '--games', GAMES, '--seed', values.seed], { stdio: 'inherit' }).status === 0
  );
}

function series(game: string, count: string): readonly string[] {
  const limits = ['--seed', values.seed, '--max-decisions', values['max-decisions']];
  return ['simulate', game, '--seats', 'all', '--options', 'random', '--store', 'none', '--games', count, ...limits];
}

function sandtable(args: readonly string[], stdout: 'inherit' | 'pipe') {
  const stdio = ['inherit', stdout, 'inherit'] as const;
  return spawnSync(process.execPath, ['apps/cli/src/main.ts', ...args], { stdio: [...stdio], encoding: 'utf8' });
}
