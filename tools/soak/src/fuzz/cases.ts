import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InputFile, isSource } from '@sandtable/compiler';
import { filesOf, kindOf, kinds } from './kinds.ts';
import { mutated } from './mutate.ts';
import { randomOf } from './random.ts';

/** A ruleset with one file that is not what it was. */
interface Case {
  readonly ruleset: string;
  readonly kind: string;
  /** Whether the file has a say in what the rules mean. */
  readonly isSource: boolean;
  readonly file: InputFile;
  /** All files of the ruleset, the changed one among them. */
  readonly files: readonly InputFile[];
}

type Rulesets = ReadonlyMap<string, readonly InputFile[]>;

/** The files of all rulesets below a folder, as the command line reads them. */
export function readRulesets(root: string): Rulesets {
  const names = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(names.map(({ name }) => [name, readFiles(join(root, name))]));
}

function readFiles(folder: string): readonly InputFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => !/(?:^|\/)(?:dist|node_modules)(?:[-/]|$)|^package\.json$/.test(path))
    .filter((path) => kindOf({ path, text: '' }) !== undefined)
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

/** The case of a number: one ruleset after the other, and of each one kind of file after the other. */
export function caseOf(rulesets: Rulesets, seed: number, number: number): Case {
  const names = [...rulesets.keys()];
  const ruleset = names[number % names.length] ?? '';
  const kind = kinds[Math.floor(number / names.length) % kinds.length] ?? '';
  const files = rulesets.get(ruleset) ?? [];
  const random = randomOf(seed * 1_000_003 + number);
  const before = random.pick(filesOf(kind, files));
  if (before === undefined) throw new Error(`${ruleset} has no file of the kind “${kind}”`);
  const file = { path: before.path, text: mutated(before.text, random) };
  const others = files.filter(({ path }) => path !== file.path);
  return {
    ruleset,
    kind,
    isSource: isSource(file.path),
    file,
    files: [...others, file].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
