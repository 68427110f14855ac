// Runs `sandtable simulate --json` several times at once: `node at-once.ts COUNT ARGUMENTS…`. Prints the seconds of the slowest.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const [, , count = '1', ...args] = process.argv;

async function secondsOf(i: number): Promise<number> {
  const { stdout } = await run(process.execPath, [...args, '--seed', `${i + 1}`]);
  return (JSON.parse(stdout) as { result: { seconds: number } }).result.seconds;
}

const all = await Promise.all(Array.from({ length: Number(count) }, async (_, i) => await secondsOf(i)));
process.stdout.write(`${Math.max(...all)}\n`);
