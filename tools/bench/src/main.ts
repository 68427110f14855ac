/** `npm run bench [-- --filter NAME,…] [--json FILE] [--page FILE]`: the figures of docs, measured in one run. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Measured, type Result, type Skipped, verdict } from './row.ts';
import { ROWS } from './rows.ts';
import { machine, speedPage } from './speed-page.ts';
import { table } from './table.ts';

const ROW = fileURLToPath(new URL('./run-row.ts', import.meta.url));

const { values } = parseArgs({
  options: { filter: { type: 'string', default: '' }, json: { type: 'string' }, page: { type: 'string' } },
});
const parts = values.filter.split(',');
const chosen = Object.keys(ROWS).filter((name) => parts.some((part) => name.includes(part)));
const results: Result[] = [];
const skipped: Skipped[] = [];
for (const name of chosen) {
  const measured = await inProcess(name);
  if ('result' in measured) results.push(measured.result);
  else skipped.push({ name, why: measured.skipped });
}
console.log(
  chosen.length === 0
    ? `No row is called ${values.filter}: there are ${Object.keys(ROWS).join(', ')}.`
    : table(results, skipped),
);
const about = machine();
const json = { version: 1, about, results, skipped };
write(
  values.json ?? fileURLToPath(new URL('../dist/bench.json', import.meta.url)),
  `${JSON.stringify(json, undefined, 2)}\n`,
);
if (values.page !== undefined) write(values.page, speedPage(about, results, skipped));
const isMissed = results.some((result) => verdict(result) === 'misses');
process.exitCode = chosen.length === 0 ? 2 : isMissed || skipped.length > 0 ? 1 : 0;

async function inProcess(name: string): Promise<Measured> {
  const child = fork(ROW, [name]);
  const died = once(child, 'exit').then(() => [{ skipped: 'its process ended' }]);
  const [measured] = (await Promise.race([once(child, 'message'), died])) as [Measured];
  child.kill();
  return measured;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(resolve(file), text);
}
