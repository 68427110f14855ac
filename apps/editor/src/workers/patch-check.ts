import { type Compiler, draftedIn } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { editFiles, type TextEdit } from '@sandtable/text';
import type { PatchRequest } from './compiler-api.ts';
import { appliedVariants } from './house-rules.ts';
import type { SourceText, WrittenPatch } from './protocol.ts';
import type { Stack } from './stack.ts';

/** The files once a change is made. */
const changed = (files: readonly SourceText[], { change }: WrittenPatch): readonly SourceText[] => [
  ...editFiles(files, change.edits),
  ...change.creates,
];

/** Returns how a patch is written into the variant of a name; undefined where that cannot be. */
export const writtenPatch = (
  files: readonly SourceText[],
  { name, proposal, value }: PatchRequest,
): WrittenPatch | undefined => draftedIn(files, name, proposal, value);

/** Returns how a patch is written, and what would be wrong with the rules then that is not wrong now. */
export const checkedPatch = (
  compiler: Pick<Compiler, 'findings'>,
  { files, variants }: Stack,
  request: PatchRequest,
): { readonly written: WrittenPatch; readonly wrong: readonly Diagnostic[] } | undefined => {
  const { name } = request;
  const written = writtenPatch(files, request);
  if (written === undefined) return undefined;
  const next = changed(files, written);
  const applied = [...variants.filter((one) => one !== name), name];
  return { written, wrong: newlyWrong(compiler, { files, variants }, { files: next, variants: applied }) };
};

/** Returns what would be wrong after edits that is not wrong now. */
export const checkedEdits = (
  compiler: Pick<Compiler, 'findings'>,
  rules: Stack,
  edits: readonly TextEdit[],
): readonly Diagnostic[] =>
  newlyWrong(compiler, rules, { files: editFiles(rules.files, edits), variants: rules.variants });

function newlyWrong(compiler: Pick<Compiler, 'findings'>, was: Stack, will: Stack): readonly Diagnostic[] {
  const findingsOf = ({ files, variants }: Stack) => compiler.findings(files, appliedVariants(files, variants));
  const before = new Set(findingsOf(was).map(identity));
  return findingsOf(will).filter((one) => !before.has(identity(one)));
}

/** Places move when something is written before them. */
const identity = ({ code, span, fields }: Diagnostic): string => JSON.stringify([code, span.file, fields]);
