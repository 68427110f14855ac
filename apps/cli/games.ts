// Runs commands about a ruleset in one process, until one fails: `node apps/cli/games.ts "test NAME" "simulate NAME …"`.
// The program is read once then, and the same rules are compiled once. Nothing is kept for the next run or taken from the
// last one, so all games are played.
import { type Compiled, type CompileOptions, compile, type InputFile } from '@sandtable/compiler';
import { type Io, run } from './src/index.ts';

const known = new Map<string, Compiled>();

function compiledOnce(files: readonly InputFile[], options: CompileOptions = {}): Compiled {
  const key = JSON.stringify([files, options]);
  const compiled = known.get(key) ?? compile(files, options);
  known.set(key, compiled);
  return compiled;
}

const io: Io = {
  cwd: process.cwd(),
  write: (text) => console.log(text),
  complain: (text) => console.error(text),
  readLine: async () => undefined,
  seconds: () => performance.now() / 1000,
  seed: () => 1,
  compile: compiledOnce,
  // Each ruleset has its own process already.
  workers: 1,
  interrupted: () => new Promise(() => undefined),
};

for (const command of process.argv.slice(2)) {
  console.log(`> sandtable ${command}`);
  process.exitCode = await run(command.split(' '), io);
  if (process.exitCode !== 0) break;
}
