import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Decl } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';
import type { Compiled } from './compiled.ts';
import type { InputFile } from './input.ts';
import { layoutAlike } from './layout-alike.ts';
import { layoutEdges } from './layout-edges.ts';
import { layoutOverlap } from './layout-overlap.ts';
import { inItsFile, layoutPatches, layoutPatchFindings, layoutUnplaced } from './layout-patches.ts';
import { layoutUnknown } from './layout-unknown.ts';
import { layoutUnshown } from './layout-unshown.ts';
import { patchedLayout } from './patched-layout.ts';

const USUAL = 'layout.json';

/** The layout among the files, and what is wrong with it in the light of the rules; none of them need be there. */
export interface LayoutFile {
  readonly file: InputFile | undefined;
  /** The file of the ruleset itself, and what variants lay over it. */
  readonly base: InputFile | undefined;
  readonly patches: readonly InputFile[];
  readonly findings: readonly Diagnostic[];
}

/** The file that the `ruleset` line names, else `layout.json`. Its own shape is the business of who draws it. */
export function layoutFile(
  { model, files, variants }: Pick<Compiled, 'model' | 'files' | 'variants'>,
  all: readonly InputFile[],
): LayoutFile {
  const named = model?.layout;
  const base = all.find(({ path }) => path === (named ?? USUAL));
  const patches = layoutPatches(variants, all);
  const file = patchedLayout(base, patches);
  if (file !== undefined) {
    const unknown = model ? layoutUnknown(file.path, file.text, model) : [];
    const unshown = model ? layoutUnshown(file.path, file.text, model) : [];
    const edges = model ? layoutEdges(file.path, file.text, model) : [];
    const drawn = [...layoutAlike(file.path, file.text), ...layoutOverlap(file.path, file.text), ...edges];
    const unplaced = model ? layoutUnplaced(file, model) : [];
    const found = [...unknown, ...drawn, ...unshown];
    if (patches.length === 0) return { file, base, patches, findings: [...found, ...unplaced] };
    const own = layoutPatchFindings(base, patches, model);
    const others = [...drawn, ...unshown].map((one) => inItsFile(one, file, [base, ...patches]));
    return { file, base, patches, findings: [...own, ...others, ...unplaced] };
  }
  const span = named === undefined ? undefined : namedAt(files);
  return { file, base, patches, findings: span && named ? [missing(named, span, all)] : [] };
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
