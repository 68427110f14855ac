import type { GivenRows } from '@sandtable/check';
import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { isText } from '@sandtable/messages';
import type { SourceFile } from '@sandtable/syntax';
import { near, type Span } from '@sandtable/text';
import {
  isVariant,
  type Layered,
  type LayerInput,
  layer,
  readVariants,
  stackOf,
  type TextChange,
  type Variant,
  variantName,
} from '@sandtable/variant';
import type { InputFile } from './input.ts';

/** Rules with variants laid over them. Without variants there are no rows: they are read with the rest. */
export interface Laid extends Omit<Layered, 'rows'> {
  readonly rows: GivenRows | undefined;
  readonly variants: readonly { readonly name: string; readonly version: string | undefined }[];
  /** What counts for the digest beside the rules: the files of the variants, and their order. */
  readonly sources: readonly InputFile[];
}

/** Lays the named variants over rules that were read already. */
export function laid(
  files: readonly SourceFile[],
  tables: readonly InputFile[],
  given: readonly InputFile[],
  names: readonly string[],
  parse: (file: InputFile) => SourceFile,
  known: Pick<LayerInput, 'given' | 'textAt' | 'select'> = {},
): Laid {
  const none = { files, rows: undefined, texts: [], touched: [], stale: [], variants: [], sources: [] };
  if (names.length === 0) return { ...none, findings: [] };
  const read = readVariants(
    given.filter(({ path }) => isVariant(path)),
    parse,
  );
  const head = files.flatMap(({ decls }) => decls).find((decl) => decl.node === 'ruleset');
  const there = new Set(given.map(({ path }) => isVariant(path) && variantName(path)));
  const missing = names.filter((name) => !there.has(name)).map((name) => unknown(name, read.variants, files));
  const stack = stackOf(names, read.variants, head ?? { name: '', version: '' });
  const findings = [
    ...missing,
    ...read.findings.filter((one) => concerns(one, names, stack.variants)),
    ...stack.findings,
  ];
  if (findings.some(({ severity }) => severity === 'error')) return { ...none, findings };
  const over = layer({ files, tables, variants: stack.variants, ...known });
  return {
    ...over,
    findings: [...findings, ...over.findings, ...over.texts.flatMap(textFinding)],
    variants: stack.variants.map(({ name, version }) => ({ name, version })),
    sources: [...stack.variants.map(({ file }) => file), { path: 'variants', text: names.join('+') }],
  };
}

/** A text that Fluent cannot read would be passed over without a word. */
const textFinding = ({ path, text, span }: TextChange): readonly Diagnostic[] =>
  text === undefined || isText(text) ? [] : [finding('variant/text', span, { path })];

/** Of variants that nobody asked for nothing is told. */
const concerns = ({ span }: Diagnostic, names: readonly string[], stack: readonly Variant[]): boolean =>
  names.includes(variantName(span.file) ?? '') || stack.some(({ file }) => file.path === span.file);

function unknown(name: string, known: ReadonlyMap<string, Variant>, files: readonly SourceFile[]): Diagnostic {
  const close = near(name, known.keys()) ?? '';
  return finding('variant/missing', { file: files[0]?.path ?? '', start: 0, end: 0 }, { name, near: close });
}

/** What is wrong in a declaration that a variant changed may be wrong because of it: the patch is shown beside it. */
export const withPatches = ({ touched }: Laid, findings: readonly Diagnostic[]): readonly Diagnostic[] =>
  touched.length === 0
    ? findings
    : findings.map((one) => ({ ...one, labels: [...one.labels, ...patchesOf(one, touched)] }));

const patchesOf = ({ span }: Diagnostic, touched: Layered['touched']): Diagnostic['labels'] =>
  touched
    .filter(({ decl }) => around(decl, span))
    .map(({ patch, variant }) => ({ span: patch, code: 'variant/patch', fields: { variant } }));

const around = (outer: Span, { file, start, end }: Span): boolean =>
  outer.file === file && outer.start <= start && outer.end >= end;
