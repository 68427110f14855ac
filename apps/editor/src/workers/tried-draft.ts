import { type Compiler, draftedIn } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { applyEdits } from '@sandtable/text';
import { laidOf } from './house-rules.ts';
import type { CompileRequest, Drafted, SourceText } from './protocol.ts';

type Request = Extract<CompileRequest, { readonly op: 'draft' }>;

/** The files once a change is made. */
const changed = (files: readonly SourceText[], { change }: Drafted): readonly SourceText[] => {
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

/** How a patch is written, and what would be wrong with the rules then that is not wrong now. */
export const triedDraft = (
  compiler: Pick<Compiler, 'findings'>,
  { files, name, draft, value, variants }: Request,
): { readonly drafted: Drafted; readonly wrong: readonly Diagnostic[] } | undefined => {
  const drafted = draftedIn(files, name, draft, value);
  if (drafted === undefined || variants === undefined) return drafted && { drafted, wrong: [] };
  const next = changed(files, drafted);
  const before = new Set(compiler.findings(files, laidOf(files, variants)).map(identity));
  const after = compiler.findings(next, laidOf(next, [...variants.filter((one) => one !== name), name]));
  return { drafted, wrong: after.filter((one) => !before.has(identity(one))) };
};

/** Places move when something is written before them. */
const identity = ({ code, span, fields }: Diagnostic): string => JSON.stringify([code, span.file, fields]);
