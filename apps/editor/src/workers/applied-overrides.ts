import type { Compiled } from '@sandtable/compiler';
import { type Decl, type Patch, parse } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { AppliedOverride, SourceText } from './protocol.ts';

/** What variants have applied on top of the rules, place by place, with the words of their patches. */
export const appliedOverrides = (
  files: readonly SourceText[],
  touched: Compiled['touched'],
): readonly AppliedOverride[] => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const patches = new Map<string, readonly (Decl | Patch)[]>();
  const patchesOf = (file: string): readonly (Decl | Patch)[] => {
    const known = patches.get(file) ?? patchesIn(file, texts.get(file) ?? '');
    patches.set(file, known);
    return known;
  };
  return touched.map(({ at, patch, variant }) => {
    const text = texts.get(patch.file) ?? '';
    const cells = cellsOf(patchesOf(patch.file), patch, text);
    return { at, variant, patch, says: text.slice(patch.start, patch.end), cells };
  });
};

/** Variants in JSON say the same otherwise; their values are compared by their text alone. */
const patchesIn = (file: string, text: string): readonly (Decl | Patch)[] =>
  file.endsWith('.sand')
    ? parse(file, text).decls.flatMap((decl) => (decl.node === 'variant' ? decl.patches : []))
    : [];

function cellsOf(patches: readonly (Decl | Patch)[], { start, end }: Span, text: string): AppliedOverride['cells'] {
  const patch = patches.find(({ span }) => span.start === start && span.end === end);
  if (patch?.node !== 'changePatch') return {};
  return Object.fromEntries(
    patch.fields.map(({ name, value }) => [name.text, text.slice(value.span.start, value.span.end)]),
  );
}
