import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { SourceFile, VariantDecl } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Needed, Variant } from './contract.ts';
import { readJsonVariant } from './json-variant.ts';
import { type Memory, memoryOf, memoryPath } from './memory.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}
interface VariantRead {
  /** By name; a file that could not be read has none. */
  readonly variants: ReadonlyMap<string, Variant>;
  readonly findings: readonly Diagnostic[];
}

const VARIANT = /^variants\/([^/]+)\.(sand|json)$/;

/** Variants of a ruleset stand in its folder `variants`, each in a file of its name; what they remember beside them. */
export const isVariant = (path: string): boolean => VARIANT.test(path);

export const variantName = (path: string): string | undefined =>
  /\.(was|layout)\.json$/.test(path) ? undefined : VARIANT.exec(path)?.[1];

/** Reads files of variants; errors in their headers are reported for those that are used. */
export function readVariants(files: readonly TextFile[], parse: (file: TextFile) => SourceFile): VariantRead {
  const variants = new Map<string, Variant>();
  const findings: Diagnostic[] = [];
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files) {
    const name = variantName(file.path);
    if (name === undefined) continue;
    const memory = memoryOf(byPath.get(memoryPath(name)));
    const read = file.path.endsWith('.json') ? readJsonVariant(file, memory) : readWritten(parse(file), memory);
    findings.push(...read.findings);
    if (read.variant === undefined) continue;
    if (read.variant.name !== name) findings.push(misnamed(read.variant, name));
    variants.set(name, read.variant);
  }
  return { variants, findings };
}

const misnamed = ({ name, at }: Variant, expected: string): Diagnostic =>
  finding('variant/name', at.name, { name, expected }, { fixes: [renamed(at.name, name, expected)] });

const renamed = (span: Span, old: string, text: string) => ({
  title: 'fix/replace',
  fields: { old, new: text },
  edits: [{ span, text: JSON.stringify(text) }],
});

function readWritten(file: SourceFile, memory: Memory) {
  const decls = file.decls.filter((decl) => decl.node === 'variant');
  const [decl] = decls;
  const stray = file.decls.find((one) => one !== decl);
  const wrong = stray ?? (decl === undefined && file.findings.length === 0 ? { span: startOf(file) } : undefined);
  const findings = wrong ? [finding('variant/file', headSpan(wrong.span), { count: decls.length })] : [];
  if (decl === undefined) findings.push(...file.findings);
  return { variant: decl && variantOf(decl, file, memory), findings };
}

const startOf = ({ path }: SourceFile): Span => ({ file: path, start: 0, end: 0 });
/** A finding over a whole declaration would hide what is in it. */
const headSpan = ({ file, start, end }: Span): Span => ({ file, start, end: Math.min(end, start + 'variant'.length) });

function variantOf(decl: VariantDecl, file: SourceFile, memory: Memory): Variant {
  const { name, version, of, range, patches } = decl;
  const strings = file.tokens.filter(({ kind, start }) => kind === 'string' && start >= decl.span.start);
  const spanAt = (index: number): Span => {
    const token = strings[index];
    return token ? { file: file.path, start: token.start, end: token.end } : headSpan(decl.span);
  };
  const behind = version === undefined ? 1 : 2;
  const at = { name: spanAt(0), of: spanAt(behind), range: spanAt(behind + 1) };
  const [requires, excludes] = [neededOf(decl.requires), neededOf(decl.excludes)];
  return { name, version, of, range, requires, excludes, patches, file, at, cells: new Map(), memory };
}

const neededOf = (refs: VariantDecl['requires']): readonly Needed[] =>
  refs.map(({ name, range, span }) => ({ name, range, span }));
