import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { SourceFile } from '@sandtable/syntax';
import { near } from '@sandtable/text';
import { variantName } from '@sandtable/variant';
import type { InputFile } from './input.ts';

/** Examples and expectations that leave out variants that there are not. */
export function withoutUnknown(files: readonly SourceFile[], all: readonly InputFile[]): readonly Diagnostic[] {
  const known = all.flatMap(({ path }) => variantName(path) ?? []);
  return files
    .flatMap(({ decls }) => decls)
    .flatMap((decl) => (decl.node === 'example' || decl.node === 'expect' ? decl.without : []))
    .filter(({ text }) => !known.includes(text))
    .map(({ text, span }) =>
      finding('variant/missing', span, { name: text, near: near(text, known) ?? '' }, { severity: 'warning' }),
    );
}
