/** `npm run bench [-- --filter NAME] [--json FILE]`: the figures of docs, measured in one run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './measure.ts';
import type { Result, Row, Skipped } from './row.ts';
import { adjudication, entangledConvoys } from './rows/adjudication.ts';
import {
  coldCompile,
  coldCompileCorpus,
  editConstant,
  editManyFiles,
  editOneFile,
  growth,
  variantsOverBase,
} from './rows/authoring.ts';
import { choicesInPattern, equalMessages, openBrackets, tinyVariants } from './rows/hostile.ts';
import { mistakesCaught, mistakesOnce } from './rows/mistakes.ts';
import { fullGame, hexDiceOverFlat, hexDiceOverPeer, stateCopy } from './rows/playing.ts';
import { reachAndTargets } from './rows/reach.ts';
import { workersOverOne } from './rows/scale.ts';
import { table } from './table.ts';

const ROUNDS = 7;
const WARM_UPS = 2;
const FLAT = 'by hand';

const ROWS: Readonly<Record<string, () => Row | Promise<Row>>> = {
  'hexdice-peer': hexDiceOverPeer,
  'hexdice-flat': hexDiceOverFlat,
  'full-game': fullGame,
  'state-copy': stateCopy,
  'reach-targets': reachAndTargets,
  adjudication,
  'adjudication-entangled': entangledConvoys,
  'simulate-workers': workersOverOne,
  'compile-ruleset': coldCompile,
  'compile-corpus': coldCompileCorpus,
  'compile-growth': growth,
  'compile-variants': variantsOverBase,
  'growth-messages': equalMessages,
  'growth-brackets': openBrackets,
  'growth-patterns': choicesInPattern,
  'growth-variants': tinyVariants,
  'edit-one-file': editOneFile,
  'edit-constant': editConstant,
  'edit-many-files': editManyFiles,
  'mistakes-caught': mistakesCaught,
  'mistakes-once': mistakesOnce,
};

const { values } = parseArgs({ options: { filter: { type: 'string', default: '' }, json: { type: 'string' } } });
const chosen = Object.entries(ROWS).filter(([name]) => name.includes(values.filter));
const results: Result[] = [];
const skipped: Skipped[] = [];
for (const [name, make] of chosen) {
  try {
    results.push(run(await make()));
  } catch (error) {
    skipped.push({ name, why: error instanceof Error ? error.message : String(error) });
  }
}
console.log(
  chosen.length === 0
    ? `No row is called ${values.filter}: there are ${Object.keys(ROWS).join(', ')}.`
    : table(results, skipped),
);
write(values.json === undefined ? new URL('../dist/bench.json', import.meta.url).pathname : resolve(values.json));
process.exitCode = chosen.length === 0 ? 2 : skipped.length > 0 ? 1 : 0;

function run(row: Row): Result {
  const { contestants, figure, rounds, ...rest } = row;
  const figures = measure(contestants, rounds ?? ROUNDS, WARM_UPS);
  const flat = figures.find((one) => one.name === FLAT)?.median;
  const own = figures[0]?.median;
  const overFlat = flat === undefined || own === undefined ? undefined : own / flat;
  return { ...rest, figures, figure: figure(figures.map((one) => one.median)), overFlat };
}

function write(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const about = { node: process.version, platform: `${process.platform} ${process.arch}`, rounds: ROUNDS };
  writeFileSync(file, `${JSON.stringify({ version: 1, about, results, skipped }, undefined, 2)}\n`);
}
