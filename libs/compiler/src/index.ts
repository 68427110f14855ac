export { variantName } from '@sandtable/variant';
export { besideFindings } from './beside.ts';
export {
  type Compiled,
  type CompileOptions,
  type Compiler,
  type CompilerOptions,
  compile,
  createCompiler,
} from './compile.ts';
export { type Counting, countingOf } from './counting.ts';
export { differenceText, MARKDOWN } from './difference-text.ts';
export { digestOf } from './digest.ts';
export { draftedIn, draftsIn } from './drafts.ts';
export { guarded } from './guard.ts';
export { type InputFile, isSource } from './input.ts';
export { type LayoutFile, layoutFile } from './layout-file.ts';
export type { Library } from './library.ts';
export { notationFindings } from './notations.ts';
export { noteFindings, notesRenamed } from './notes/note-findings.ts';
export { type NotedRule, notedRules, ruleAt, ruleNamed } from './notes/noted-rules.ts';
export { quieted, quietedSoFar } from './quiet.ts';
export { isProse, readableProse } from './readable-prose.ts';
export { REVIEWED, reviewed, reviewFindings, reviewsRenamed } from './reviews.ts';
export { type TableSchema, tableSchemas } from './table-schemas.ts';
export { textValues } from './text-values.ts';
export { textFindings } from './texts.ts';
export { usesOf } from './uses.ts';
export { variantFindings } from './variant-findings.ts';
