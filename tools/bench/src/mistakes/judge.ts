import { check } from '@sandtable/check';
import type { InputFile } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import { parse, type SourceFile } from '@sandtable/syntax';
import { type Mutant, mutantsOf } from './mutants.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly findings: readonly Diagnostic[];
}

const COUNT = 2000;
const SEED = 1914;

const isRules = ({ path }: InputFile): boolean => path.endsWith('.sand');

/** What the checker says to each mistake; those that change nothing are left out. */
export function judged(files: readonly InputFile[], count = COUNT): readonly Judged[] {
  const rules = files.filter(isRules);
  const trees = new Map(rules.map(({ path, text }) => [path, parse(path, text)]));
  const tables = files.filter((file) => !isRules(file) && !/(^|\/)(layout|package)\.json$/.test(file.path));
  const run = (changed: ReadonlyMap<string, SourceFile>) => check([...changed.values()], tables);
  const original = meaning(run(trees).model);
  return mutantsOf(rules, count, SEED).flatMap((mutant) => {
    const { findings, model } = run(new Map(trees).set(mutant.path, parse(mutant.path, mutant.text)));
    const same = findings.length === 0 && meaning(model) === original;
    return same ? [] : [{ mutant, findings }];
  });
}

/** Where something stands, what it cites and where it comes from is not part of what it means. */
const ABOUT = new Set(['span', 'at', 'doc', 'cites', 'provenance']);
const meaning = (model: Model | undefined): string =>
  JSON.stringify(model, (key, value) => (ABOUT.has(key) && typeof value === 'object' ? undefined : value));

export const isCaught = ({ findings }: Judged): boolean => findings.some((one) => one.severity === 'error');
export const isOnce = (one: Judged): boolean => isCaught(one) && one.findings.length === 1;
