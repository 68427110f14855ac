import { preventsPlay } from '@sandtable/diagnostics';
import { emit } from '@sandtable/emit';
import { printJavaScript } from '@sandtable/emit/javascript';
import type { Compiled } from './compiled.ts';
import { usesOf } from './uses.ts';

/** Rules as a module that counts, with what tells how often each rule ran. */
export interface Counting {
  readonly javascript: string;
  readonly uses: ReadonlyMap<string, number>;
  readonly variants: readonly string[];
  readonly roleKind: string;
}

/** The module that counts, of rules that are compiled already; undefined if mistakes keep them from being played. */
export function countingOf({ model, findings, digest, files, variants }: Compiled): Counting | undefined {
  if (model === undefined || findings.some(preventsPlay)) return undefined;
  const program = emit(model, { watched: true, digest });
  const { counted, kinds, roleKind } = program.info;
  return {
    javascript: printJavaScript(program),
    uses: usesOf({ files }, counted),
    variants: variants.map(({ name }) => name),
    roleKind: kinds[roleKind]?.name ?? '',
  };
}
