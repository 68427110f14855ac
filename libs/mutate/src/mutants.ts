import { type Compiled, compile, type InputFile } from '@sandtable/compiler';
import type { Decl } from '@sandtable/syntax';
import { applyEdits } from '@sandtable/text';
import { cellSites } from './cell-sites.ts';
import { sitesIn } from './code-sites.ts';
import { inPlay } from './in-play.ts';
import { lineOf } from './line.ts';
import type { Mutant } from './mutant.ts';
import { type Texts, textAt } from './tokens.ts';

export interface Wanted {
  /** Files, or folders, whose rules and tables are changed; without any it is all. */
  readonly files?: readonly string[];
  /** Whether policies are changed as well. */
  readonly policies?: boolean;
}

/** All single changes of sound rules and of their tables, file by file. Examples and expectations stay as they are. */
export function mutantsOf(
  { files, rows, model }: Pick<Compiled, 'files' | 'rows' | 'model'>,
  sources: readonly InputFile[],
  { files: wanted = [], policies = false }: Wanted = {},
): readonly Mutant[] {
  if (model === undefined) return [];
  const texts: Texts = new Map(sources.map(({ path, text }) => [path, text]));
  const decls = files.flatMap((file) => file.decls);
  const code = inPlay(decls, rows, policies)
    .filter(isRule)
    .flatMap((decl) => sitesIn(decl, texts));
  const cells = cellSites(rows, model, texts);
  const found = new Map<string, Mutant>();
  for (const one of [...code, ...cells]) {
    const { edit } = one;
    const key = `${edit.span.file}:${edit.span.start}:${edit.span.end}:${edit.text}`;
    if (isWanted(edit.span.file, wanted) && textAt(texts, edit.span) !== edit.text && !found.has(key))
      found.set(key, { kind: one.kind, edit, line: lineOf(one, texts) });
  }
  return [...found.values()].toSorted(byPlace);
}

/** All changes that a list may speak of, of rules with variants those of the rules alone as well. */
export function possibleMutants(
  compiled: Pick<Compiled, 'files' | 'rows' | 'model' | 'variants'>,
  sources: readonly InputFile[],
): readonly Mutant[] {
  const own = mutantsOf(compiled, sources, { policies: true });
  if (compiled.variants.length === 0) return own;
  return [...own, ...mutantsOf(compile(sources, { modelOnly: true }), sources, { policies: true })];
}

/** The files with a change in them. */
export const changed = (files: readonly InputFile[], { edit }: Mutant): readonly InputFile[] =>
  files.map((file) => (file.path === edit.span.file ? { ...file, text: applyEdits(file.text, [edit]) } : file));

/** What isn't a rule, or is changed cell by cell. */
const OTHERS: ReadonlySet<Decl['node']> = new Set([
  ...(['ruleset', 'type', 'relation', 'table', 'seats', 'notation', 'expect', 'example', 'variant'] as const),
]);
const isRule = ({ node }: Decl): boolean => !OTHERS.has(node);

const isWanted = (path: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((one) => path === one || path.startsWith(`${one.replace(/\/$/, '')}/`));

const byPlace = ({ edit: { span: a } }: Mutant, { edit: { span: b } }: Mutant): number =>
  a.file === b.file ? a.start - b.start || a.end - b.end : a.file < b.file ? -1 : 1;
