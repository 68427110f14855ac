import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Decl } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';
import type { Compiled } from './compiled.ts';
import type { InputFile } from './input.ts';
import { layoutAlike } from './layout-alike.ts';
import { layoutEdges } from './layout-edges.ts';
import { layoutOverlap } from './layout-overlap.ts';
import { layoutUnknown } from './layout-unknown.ts';
import { layoutUnshown } from './layout-unshown.ts';

const USUAL = 'layout.json';

/** The layout among the files, and what is wrong with it in the light of the rules; none of them need be there. */
export interface LayoutFile {
  readonly file: InputFile | undefined;
  readonly findings: readonly Diagnostic[];
}

/** The file that the `ruleset` line names, else `layout.json`. Its own shape is the business of who draws it. */
export function layoutFile({ model, files }: Pick<Compiled, 'model' | 'files'>, all: readonly InputFile[]): LayoutFile {
  const named = model?.layout;
  const file = all.find(({ path }) => path === (named ?? USUAL));
  if (file !== undefined) {
    const unknown = model ? layoutUnknown(file.path, file.text, model) : [];
    const unshown = model ? layoutUnshown(file.path, file.text, model) : [];
    const edges = model ? layoutEdges(file.path, file.text, model) : [];
    const drawn = [...layoutAlike(file.path, file.text), ...layoutOverlap(file.path, file.text), ...edges];
    return { file, findings: [...unknown, ...drawn, ...unshown] };
  }
  const span = named === undefined ? undefined : namedAt(files);
  return { file, findings: span && named ? [missing(named, span, all)] : [] };
}

type Rules = readonly { readonly decls: readonly Decl[] }[];

/** The layout of rules that need not be right as a whole. */
export const layoutAmong = (rules: Rules, all: readonly InputFile[]): InputFile | undefined => {
  const path = nameIn(rules)?.text ?? USUAL;
  return all.find((file) => file.path === path);
};

const nameIn = (rules: Rules): { readonly text: string; readonly span: Span } | undefined => {
  const heads = rules.flatMap(({ decls }) => decls.flatMap((decl) => (decl.node === 'ruleset' ? [decl] : [])));
  return heads.find(({ layout }) => layout !== undefined)?.layout;
};

/** Where the `ruleset` line names it, inside the quotation marks. */
function namedAt(files: Rules): Span | undefined {
  const span = nameIn(files)?.span;
  return span && { ...span, start: span.start + 1, end: span.end - 1 };
}

function missing(name: string, span: Span, all: readonly InputFile[]): Diagnostic {
  const paths = all.map(({ path }) => path).filter((path) => path.endsWith('.json'));
  const like = near(name, paths) ?? (paths.includes(USUAL) ? USUAL : undefined);
  if (like === undefined) return finding('layout/missing', span, { name });
  const fix = { title: 'fix/replace', fields: { old: name, new: like }, edits: [{ span, text: like }] };
  return finding('layout/missing', span, { name, near: like }, { fixes: [fix] });
}
