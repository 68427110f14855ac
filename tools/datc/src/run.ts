/**
 * Runs a file of adjudication cases through the compiled ruleset: `node tools/datc/src/run.ts FILE.json [--editions]`.
 * Each case is a worked example for the reference interpreter, and a position for the emitted module.
 */
import { readFileSync } from 'node:fs';
import type { GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { runExample } from '@sandtable/reference';
import type { Case } from './case.ts';
import { differences } from './emitted.ts';
import { type Example, examplesOf, textOf } from './example.ts';
import { compiled, load } from './ruleset.ts';
import { split } from './split.ts';

const [file, ...flags] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which file of cases? node tools/datc/src/run.ts FILE.json [--editions]');
  process.exit(2);
}
const all = JSON.parse(readFileSync(file, 'utf8')) as readonly Case[];
const cases = flags.includes('--editions') ? all : all.map((one) => ({ ...one, alternatives: [] }));
const examples = new Map(cases.map((one) => [one, examplesOf(one)]));
const files = split([...examples.values()].flat().map(textOf)).map((text, i) => ({
  path: `examples/cases-${i + 1}.sand`,
  text,
}));
const { model, javascript } = compiled(files);
if (model === undefined) throw new Error('the ruleset has no model');
const game = await load(javascript);
const failed = cases.filter((one) => tell(one, wrongIn(one, model, game)));
console.log(`${cases.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

function wrongIn(one: Case, rules: Model, module: GameModule): readonly string[] {
  try {
    const broken = (examples.get(one) ?? []).flatMap((example) => unmet(example, rules));
    return [...broken, ...differences(module, one).map((line) => `emitted: ${line}`)];
  } catch (error) {
    return [String(error)];
  }
}

function unmet(example: Example, rules: Model): readonly string[] {
  const found = rules.examples.find(({ name }) => name === example.name);
  if (found === undefined) return [`${example.name}: not compiled`];
  const outcome = runExample(rules, found);
  if (outcome.ok) return [];
  const { file: path, start, end } = outcome.span;
  const line = files.find((one) => one.path === path)?.text.slice(start, end);
  const said = Object.entries(outcome.fields).map(([name, value]) => `${name} ${value}`);
  return [`${example.name}: ${line} (${[outcome.code, ...said].join(', ')})`];
}

function tell(one: Case, wrong: readonly string[]): boolean {
  for (const line of wrong) console.log(`${one.id}: ${line}`);
  return wrong.length > 0;
}
