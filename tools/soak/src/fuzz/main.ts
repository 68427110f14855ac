// Changes files of all rulesets at random and looks at what `check` makes of them: `npm run fuzz -- --files 2000 --seed 1`.
// Prints the totals by ruleset and by kind of file, and each case that crashed, took too long or has a finding without a
// place. `--from` begins with another case than the first, `--minutes` ends before all
// are done, and `--show NUMBER` prints the file of one.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { caseOf, readRulesets } from './cases.ts';
import { isBad, table, totals } from './totals.ts';
import type { Asked, Done } from './worker.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    show: { type: 'string' },
  },
});
const ROOT = 'rulesets';
/** Milliseconds of the clock after which a check is given up. */
const HANGS = 180_000;

const seed = Number(values.seed);
const rulesets = readRulesets(ROOT);
if (values.show === undefined) await run(Number(values.from), Number(values.files), Number(values.workers));
else process.stdout.write(caseOf(rulesets, seed, Number(values.show)).file.text);

async function run(from: number, files: number, workers: number): Promise<void> {
  const until = from + files;
  const end = values.minutes === undefined ? undefined : Date.now() + Number(values.minutes) * 60_000;
  const common = { root: ROOT, seed, until, step: workers, end };
  const rows = Array.from({ length: workers }, (_, i) => ({ ...common, from: from + i }));
  const done = (await Promise.all(rows.map(series))).flat();
  console.log(table(done, ({ number }) => caseOf(rulesets, seed, number).ruleset));
  console.log(table(done, ({ number }) => caseOf(rulesets, seed, number).kind));
  console.log(totals(done));
  process.exitCode = done.some(isBad) ? 1 : 0;
}

/** A worker that does not come back is let go, and another one goes on behind the case that it was looking at. */
async function series(asked: Asked): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (let from = asked.from; from < asked.until; from = asked.from + done.length * asked.step) {
    await answers({ ...asked, from }, done);
    if (isOver(asked)) break;
    const number = asked.from + done.length * asked.step;
    if (number < asked.until) done.push({ number, ms: HANGS, troubles: [{ what: 'thrown', message: 'no answer' }] });
  }
  return done;
}

function isOver({ end }: Asked): boolean {
  return end !== undefined && Date.now() >= end;
}

/** Takes answers until the worker ends, breaks or is silent for too long. */
async function answers(asked: Asked, done: Done[]): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: asked });
  await new Promise<void>((resolve) => {
    const watch = () => setTimeout(() => void worker.terminate(), HANGS);
    let timer = watch();
    worker.on('message', (one: Done) => {
      done.push(one);
      if (isBad(one)) report(one);
      clearTimeout(timer);
      timer = watch();
    });
    worker.on('error', (error) => console.log(String(error)));
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function report({ number, ms, troubles }: Done): void {
  const { ruleset, kind, file } = caseOf(rulesets, seed, number);
  const folder = join('dist', 'fuzz');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${seed}-${number}-${file.path.replaceAll('/', '-')}`), file.text);
  console.log(`case ${number}: ${ruleset}/${file.path} (${kind}), ${Math.round(ms)} ms`);
  for (const { what, message } of troubles) console.log(`  ${what}: ${message.split('\n').slice(0, 4).join('\n    ')}`);
}
