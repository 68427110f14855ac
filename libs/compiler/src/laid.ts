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

/** Rules with variants applied on top of them. Without variants there are no rows: they are read with the rest. */
export interface Laid extends Omit<Layered, 'rows'> {
  readonly rows: GivenRows | undefined;
  readonly variants: readonly { readonly name: string; readonly version: string | undefined }[];
  /** What counts for the digest beside the rules: the files of the variants, and their order. */
  readonly sources: readonly InputFile[];
}

/** All variants of a ruleset, whoever asks for which. */
export interface KnownVariants {
  /** By name; a file that could not be read has none. */
  readonly variants: ReadonlyMap<string, Variant>;
  readonly findings: readonly Diagnostic[];
  /** Where the variants stand, by name, those that could not be read among them. */
  readonly paths: ReadonlyMap<string, string>;
}

export function knownVariants(given: readonly InputFile[], parse: (file: InputFile) => SourceFile): KnownVariants {
  const files = given.filter(({ path }) => isVariant(path));
  const named = files.map(({ path }) => [variantName(path), path] as const);
  const paths = new Map(named.flatMap(([name, path]) => (name === undefined ? [] : [[name, path] as const])));
  return { ...readVariants(files, parse), paths };
}

/** Lays the named variants over rules that were read already. */
export function laid(
  files: readonly SourceFile[],
  tables: readonly InputFile[],
  known: KnownVariants,
  names: readonly string[],
  more: Pick<LayerInput, 'given' | 'textAt' | 'select'> = {},
): Laid {
  const none = {
    files,
    rows: undefined,
    texts: [],
    touched: [],
    stale: [],
    extended: [],
    bound: [],
    variants: [],
    sources: [],
  };
  if (names.length === 0) return { ...none, findings: [] };
  const head = files.flatMap(({ decls }) => decls).find((decl) => decl.node === 'ruleset');
  const missing = names.filter((name) => !known.paths.has(name)).map((name) => unknown(name, known.variants, files));
  const stack = stackOf(names, known.variants, head ?? { name: '', version: '' });
  const findings = [
    ...missing,
    ...known.findings.filter((one) => concerns(one, names, stack.variants)),
    ...stack.findings,
  ];
  if (findings.some(({ severity }) => severity === 'error')) return { ...none, findings };
  const over = layer({ files, tables, variants: stack.variants, ...more });
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

/** Of variants that nobody asked for nothing is reported. */
const concerns = ({ span }: Diagnostic, names: readonly string[], stack: readonly Variant[]): boolean =>
  names.includes(variantName(span.file) ?? '') || stack.some(({ file }) => file.path === span.file);

function unknown(name: string, known: ReadonlyMap<string, Variant>, files: readonly SourceFile[]): Diagnostic {
  const close = near(name, known.keys()) ?? '';
  return finding('variant/missing', { file: files[0]?.path ?? '', start: 0, end: 0 }, { name, near: close });
}

/** What is wrong in a declaration that a variant changed may be wrong because of it: the patch is shown beside it. */
export const withPatches = (over: Laid, findings: readonly Diagnostic[]): readonly Diagnostic[] =>
  over.touched.length === 0 && over.extended.length === 0
    ? findings
    : findings.map(
        (one) =>
          lacking(one, over) ?? {
            ...one,
            labels: [...one.labels, ...boundElsewhere(one, over), ...patchesOf(one, over.touched)],
          },
      );

/** A `match` of the base that has no arm for what a variant added: that is reported where it is added, with the arm that is missing. */
function lacking(one: Diagnostic, { extended, files }: Laid): Diagnostic | undefined {
  if (one.code !== 'match/missing' || isVariant(one.span.file)) return undefined;
  const values = `${one.fields.values}`.split(', ');
  const by = extended.find(({ names }) => values.some((value) => names.includes(value.replace(/\(.*/, ''))));
  if (by === undefined) return undefined;
  const labels = [{ span: one.span, code: 'variant/lacks', fields: {} }];
  return { ...one, span: by.patch, labels, fixes: armFixes(one, by.patch, files) };
}

/** The arms as a patch behind the one that makes them necessary. */
function armFixes({ span, fixes }: Diagnostic, { file, end }: Span, files: readonly SourceFile[]): Diagnostic['fixes'] {
  const source = files.find(({ path }) => path === span.file);
  const decl = source?.decls.find((one) => around(one.span, span));
  const words = source?.text.slice(span.start, span.end) ?? '';
  const subject = /^match\s+([^{]*?)\s*\{/.exec(words)?.[1];
  const [fix] = fixes;
  if (subject === undefined || fix === undefined || (decl?.node !== 'function' && decl?.node !== 'procedure'))
    return [];
  const arms = fix.edits.map(({ text }) => text.replaceAll('\n  ', '\n    ')).join('');
  const text = `\n  extend ${decl.node} ${decl.name.text} match ${subject} {${arms}\n  }`;
  return [{ ...fix, edits: [{ span: { file, start: end, end }, text }] }];
}

/** What a hook binds is unknown outside of the hooks of its variant in the same procedure: that is reported where it is bound. */
const boundElsewhere = ({ code, span, fields }: Diagnostic, { bound }: Laid): Diagnostic['labels'] =>
  code !== 'name/unknown' || !isVariant(span.file)
    ? []
    : bound
        .filter((one) => one.name === fields.name)
        .slice(0, 1)
        .map((one) => ({ span: one.span, code: 'variant/bound', fields: { name: one.name } }));

const patchesOf = ({ span }: Diagnostic, touched: Layered['touched']): Diagnostic['labels'] =>
  touched
    .filter(({ decl }) => around(decl, span))
    .map(({ patch, variant }) => ({ span: patch, code: 'variant/patch', fields: { variant } }));

const around = (outer: Span, { file, start, end }: Span): boolean =>
  outer.file === file && outer.start <= start && outer.end >= end;
