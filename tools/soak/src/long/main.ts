// What takes too long for every change: `npm run test:long` runs all of it, `-- --part 3` a tenth, `-- --turn` the tenth
// whose turn it is with this commit. docs/ARCHITECTURE.md says what is in it.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Job, jobsOf, PARTS, partOf, seedOf } from './jobs.ts';

const { values } = parseArgs({ options: { part: { type: 'string' }, turn: { type: 'boolean', default: false } } });

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

const parts = (): readonly number[] => {
  if (values.turn) return [partOf(git('rev-parse', 'HEAD'))];
  if (values.part !== undefined) return [Number(values.part)];
  return Array.from({ length: PARTS }, (_, i) => i + 1);
};

/** Test files that check a law with values made at random, or have more cases than are tried for every change. */
const LONG = /from '(?:fast-check|(?:\.\.?\/)+long\.ts)'|\benv\.LAW_RUNS\b/;
const longer = git('ls-files', '*.test.ts', '*.test.tsx')
  .split('\n')
  .filter((path) => LONG.test(readFileSync(path, 'utf8')));

const succeeds = ({ words, folder, env }: Job): boolean => {
  console.log(`> node ${words.join(' ')}`);
  return (
    spawnSync(process.execPath, words, { cwd: folder, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0
  );
};

/** The tenth of a commit is repeated exactly; whoever runs all of it looks for something new each time. */
const seed = values.turn ? seedOf(git('rev-parse', 'HEAD')) : undefined;
for (const part of parts()) {
  console.log(`Part ${part} of ${PARTS} of the long tests; again with: npm run test:long -- --part ${part}`);
  const failed = jobsOf(part, longer, seed).filter((job) => !succeeds(job));
  if (failed.length > 0) process.exitCode = 1;
}
