import { type Compiler, draftedIn } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { applyEdits } from '@sandtable/text';
import type { PatchRequest } from './compiler-api.ts';
import { appliedVariants } from './house-rules.ts';
import type { SourceText, WrittenPatch } from './protocol.ts';
import type { Stack } from './stack.ts';

/** The files once a change is made. */
const changed = (files: readonly SourceText[], { change }: WrittenPatch): readonly SourceText[] => {
  const touched = new Set(change.edits.map(({ span }) => span.file));
  const edited = files.map((file) =>
    touched.has(file.path)
      ? {
          ...file,
          text: applyEdits(
            file.text,
            change.edits.filter(({ span }) => span.file === file.path),
          ),
        }
      : file,
  );
  return [...edited, ...change.creates];
};

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
  const before = new Set(compiler.findings(files, appliedVariants(files, variants)).map(identity));
  const after = compiler.findings(next, appliedVariants(next, [...variants.filter((one) => one !== name), name]));
  return { written, wrong: after.filter((one) => !before.has(identity(one))) };
};

/** Places move when something is written before them. */
const identity = ({ code, span, fields }: Diagnostic): string => JSON.stringify([code, span.file, fields]);
