import type { Span } from '@sandtable/text';
import type { Variant } from './contract.ts';
import type { Draft } from './draft.ts';

/** A patch with another value, as the language writes it; of a text as it is read, without the quotes around it. */
export function saying(draft: Draft, value: string): Draft {
  const words = draft.sort === 'text' ? JSON.stringify(value).slice(1, -1) : value;
  const { start, end } = draft.value;
  const text = draft.text.slice(0, start) + words + draft.text.slice(end);
  return { ...draft, text, value: { start, end: start + words.length } };
}

/** Where a variant gives this setting, cell or text a value already; of several the last one counts. */
export function valueIn({ patches }: Variant, draft: Draft): Span | undefined {
  for (const patch of patches.toReversed()) {
    if (patch.node === 'setPatch' && draft.sort === 'set' && draft.path === `${patch.sort}/${patch.name.text}`)
      return patch.value.span;
    if (patch.node === 'textPatch' && draft.sort === 'text' && isOfLanguage(draft, patch.path.text, patch.lang.text))
      return { ...patch.text.span, start: patch.text.span.start + 1, end: patch.text.span.end - 1 };
    if (patch.node !== 'changePatch' || draft.sort !== 'cell' || patch.target.target !== 'path') continue;
    const { text } = patch.target.path;
    const field = patch.fields.findLast(({ name }) => draft.path === `${text}.${name.text}`);
    if (field) return field.value.span;
  }
  return undefined;
}

const isOfLanguage = (draft: Draft, path: string, lang: string): boolean =>
  draft.text.startsWith(`text ${path} ${lang} = `);
