import { check, readRows } from '@sandtable/check';
import { type Diagnostic, preventsPlay } from '@sandtable/diagnostics';
import { emitJavaScript } from '@sandtable/emit/javascript';
import type { Model } from '@sandtable/model';
import { parse, type SourceFile } from '@sandtable/syntax';
import { rebaseOf } from '@sandtable/variant';
import { capped } from './capped.ts';
import type { Compiled } from './compiled.ts';
import { byPath, digestOf } from './digest.ts';
import { type Editing, edited, findingsIn } from './editing.ts';
import { type EditingOver, editedOver, findingsOver } from './editing-over.ts';
import { attempt } from './guard.ts';
import { type InputFile, isOfBase, isRules, isTable } from './input.ts';
import { knownVariants, type Laid, laid, withPatches } from './laid.ts';
import { type Library, libraryOf } from './library.ts';
import { libraryOver } from './library-over.ts';
import { readableTable, unreadIn } from './readable-table.ts';
import { shownFunctions } from './shown-functions.ts';
import { unasked } from './unasked.ts';

export interface CompileOptions {
  /** Emit a module that counts how often each statement runs. */
  readonly watched?: boolean;
  /** Don't emit a module; `countingOf` can make one from the model later. */
  readonly modelOnly?: boolean;
  /** Names of variants to apply, in this order; their files are among those of the ruleset. */
  readonly variants?: readonly string[];
}

export interface Compiler {
  compile(files: readonly InputFile[], options?: CompileOptions): Compiled;
  /**
   * Returns only findings: after an edit, only what it affects is read and checked again. Expectations aren't evaluated,
   * because they need a whole model. With variants, the findings are those of the rules after applying them.
   */
  findings(files: readonly InputFile[], variants?: readonly string[]): readonly Diagnostic[];
  /** Returns the ruleset for language services, including what names refer to if the compiler was made with `uses`. */
  library(files: readonly InputFile[], variants?: readonly string[]): Library | undefined;
}

export interface CompilerOptions {
  /** Record what each name refers to, for `library`. */
  readonly uses?: boolean;
}

/** Creates a compiler that reuses the trees of files whose text hasn't changed since the last call. */
export function createCompiler(options: CompilerOptions = {}): Compiler {
  let cache = new Map<string, SourceFile>();
  let editing: Editing | undefined;
  let over: EditingOver | undefined;
  const look = (files: readonly InputFile[]): Diagnostic[] => {
    const sources = byPath(files.filter((file) => isOfBase(file.path)));
    const found: Diagnostic[] = [];
    const tables = sources.filter(isTable).map(readableTable);
    found.push(...unreadIn(tables));
    editing = attempt(found, firstOf(sources), () => edited(editing, sources.filter(isRules), tables, options));
    return found;
  };
  return {
    findings(files, variants = []) {
      const found = look(files);
      const base = editing;
      if (base === undefined || variants.length === 0)
        return capped(distinct([...found, ...(base ? findingsIn(base) : [])]));
      over = attempt(found, firstOf(files), () => editedOver(over, base, files, variants, options));
      return capped(distinct([...found, ...(over ? findingsOver(over) : [])]));
    },
    library(files, variants = []) {
      const found = look(files);
      const base = editing;
      if (base === undefined || variants.length === 0) return base && libraryOf(base, files);
      over = attempt(found, firstOf(files), () => editedOver(over, base, files, variants, options));
      return libraryOver(libraryOf(base, files), over, files);
    },
    compile(files, compileOptions = {}) {
      const trees = new Map<string, SourceFile>();
      const result = compileWith(files, compileOptions, (file) => {
        const known = cache.get(file.path);
        const tree = known?.text === file.text ? known : parse(file.path, file.text);
        trees.set(file.path, tree);
        return tree;
      });
      cache = trees;
      return result;
    },
  };
}

/** Compiles files to a module. Never throws: anything wrong with the files, or with the compiler itself, is a finding. */
export const compile = (files: readonly InputFile[], options: CompileOptions = {}): Compiled =>
  compileWith(files, options, (file) => parse(file.path, file.text));

type Parse = (file: InputFile) => SourceFile;

function compileWith(given: readonly InputFile[], options: CompileOptions, parseFile: Parse): Compiled {
  const sources = byPath(given.filter((file) => isOfBase(file.path)));
  const findings: Diagnostic[] = [];
  const base = attempt(findings, firstOf(sources), () => sources.filter(isRules).map(parseFile)) ?? [];
  const tables = sources.filter(isTable).map(readableTable);
  findings.push(...unreadIn(tables));
  const { variants: names = [] } = options;
  const over =
    attempt(findings, firstOf(sources), () => laid(base, tables, variantsIn(given, names, parseFile), names)) ??
    plain(base);
  const { files, variants, texts } = over;
  const rows = over.rows ?? attempt(findings, firstOf(sources), () => readRows(files, tables));
  const digest = digestOf([...sources, ...over.sources]);
  findings.push(...over.findings);
  const read = asRead(files, base);
  const checked = attempt(findings, firstOf(sources), () => check(files, tables, rows && { rows, read }));
  findings.push(...withPatches(over, checked?.findings ?? files.flatMap((file) => file.findings)));
  const model = checked?.model;
  if (model !== undefined && variants.length > 0) findings.push(...unasked(model));
  const javascript =
    isSound(model, findings) && options.modelOnly !== true
      ? attempt(findings, firstOf(sources), () =>
          emitJavaScript(model, { ...options, digest, shown: shownFunctions(model, variants, given) }),
        )
      : undefined;
  return {
    model,
    findings: capped(distinct(findings)),
    javascript,
    digest,
    files,
    rows: rows?.rows ?? new Map(),
    variants,
    touched: over.touched,
    rebases: over.stale.map(rebaseOf),
    texts,
  };
}

const isSound = (model: Model | undefined, findings: readonly Diagnostic[]): model is Model =>
  model !== undefined && !findings.some(preventsPlay);

/** Rules without anything over them. */
const plain = (files: readonly SourceFile[]): Laid => ({
  files,
  rows: undefined,
  findings: [],
  texts: [],
  touched: [],
  stale: [],
  extended: [],
  bound: [],
  variants: [],
  sources: [],
});

/** What variants put into a file has places in theirs, which say nothing of the text around a mistake. */
function asRead(files: readonly SourceFile[], base: readonly SourceFile[]): readonly SourceFile[] {
  const known = new Map(base.map((file) => [file.path, file]));
  return files.map((file) => known.get(file.path) ?? file);
}

/** Variants are read only where someone asks for some. */
const variantsIn = (given: readonly InputFile[], names: readonly string[], parseFile: Parse) =>
  knownVariants(names.length === 0 ? [] : given, parseFile);

/** Where it is reported that the compiler itself failed. */
const firstOf = ([first]: readonly InputFile[]): string => first?.path ?? '';

/** Stages may both report what the parser found; each finding is reported once. */
function distinct(findings: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Map<string, Diagnostic>();
  for (const one of findings) {
    const key = JSON.stringify([one.code, one.span.file, one.span.start, one.span.end, one.fields]);
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
