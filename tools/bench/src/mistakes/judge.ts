import { check } from '@sandtable/check';
import { type InputFile, variantName } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { meaningOf } from '@sandtable/model';
import { parse, type SourceFile } from '@sandtable/syntax';
import { type Mutant, mutantsOf } from './mutants.ts';

export interface Judged {
  readonly mutant: Mutant;
  readonly findings: readonly Diagnostic[];
}

const COUNT = 2000;
const SEED = 1914;

const isRules = ({ path }: InputFile): boolean => path.endsWith('.sand');

/** What the checker says to each mistake in the rules without variants; those that change nothing are left out. */
export function judged(all: readonly InputFile[], count = COUNT): readonly Judged[] {
  const files = all.filter(({ path }) => variantName(path) === undefined);
  const rules = files.filter(isRules);
  const trees = new Map(rules.map(({ path, text }) => [path, parse(path, text)]));
  const tables = files.filter((file) => !isRules(file) && !/(^|\/)(layout|package)\.json$/.test(file.path));
  const run = (changed: ReadonlyMap<string, SourceFile>) => check([...changed.values()], tables);
  const base = run(trees);
  const original = base.model && meaningOf(base.model);
  const [found] = base.findings;
  if (found !== undefined)
    throw new Error(
      `the rules have findings without any mistake: ${found.code} ${found.span.file}:${found.span.start}`,
    );
  return mutantsOf(rules, count, SEED).flatMap((mutant) => {
    const { findings, model } = run(new Map(trees).set(mutant.path, parse(mutant.path, mutant.text)));
    const same = findings.length === 0 && model !== undefined && meaningOf(model) === original;
    return same ? [] : [{ mutant, findings }];
  });
}

export const isCaught = ({ findings }: Judged): boolean => findings.some((one) => one.severity === 'error');
export const isOnce = (one: Judged): boolean => isCaught(one) && one.findings.length === 1;
