// What takes too long for every change: `npm run test:long` runs all of it, `-- --part 3` one part, `-- --turn` the part
// whose turn it is with this commit, and `-- --list` says what is in each. docs/ARCHITECTURE.md says what is in it.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Command, commandsOf } from './commands.ts';
import { longBrowserTests, longUnitTests } from './found.ts';
import { type Job, jobsOf, PARTS, partOf, secondsOf, seedOf, unusedTimes } from './jobs.ts';
import { share } from './share.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    turn: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const head = (): string => execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

function parts(): readonly number[] {
  if (values.turn) return [partOf(head())];
  if (values.part !== undefined) return [Number(values.part)];
  return Array.from({ length: PARTS }, (_, i) => i + 1);
}

const succeeds = ({ words, folder, env }: Command): boolean => {
  console.log(`> node ${words.join(' ')}`);
  return (
    spawnSync(process.execPath, words, { cwd: folder, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0
  );
};

const expected = (jobs: readonly Job[]): number => Math.round(jobs.reduce((sum, job) => sum + secondsOf(job), 0));

/** The part of a commit is repeated exactly; whoever runs all of it looks for something new each time. */
const seed = values.turn ? seedOf(head()) : undefined;
const folder = mkdtempSync(join(tmpdir(), 'sandtable-long-'));
const testList = join(folder, 'tests.txt');

function run(part: number, jobs: readonly Job[]): void {
  console.log(`Part ${part} of ${PARTS} of the long tests; to repeat it: npm run test:long -- --part ${part}`);
  const browser = jobs.filter(({ runner }) => runner === 'browser').map(({ name }) => name);
  writeFileSync(testList, browser.join('\n'));
  const began = performance.now();
  const failed = commandsOf(jobs, testList, seed).filter((command) => !succeeds(command));
  if (failed.length > 0) process.exitCode = 1;
  const took = Math.round((performance.now() - began) / 1000);
  console.log(`Part ${part} took ${took} s; tools/soak/src/long/seconds.json expects ${expected(jobs)} s.`);
}

function list(part: number, jobs: readonly Job[]): void {
  console.log(`Part ${part}: ${expected(jobs)} s`);
  for (const job of jobs) console.log(`${Math.round(secondsOf(job)).toString().padStart(5)} s  ${job.name}`);
}

try {
  const all = jobsOf(longBrowserTests(), longUnitTests());
  for (const name of unusedTimes(all)) console.log(`tools/soak/src/long/seconds.json: no such test: ${name}`);
  const shares = share(all, secondsOf, PARTS);
  for (const part of parts()) (values.list ? list : run)(part, shares[part - 1] ?? []);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
