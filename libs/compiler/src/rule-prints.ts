import type { Decl, SourceFile, Stmt } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { findIn, fingerprint, wordsOf } from '@sandtable/variant';

/**
 * The fingerprint of what `explains:` names, taken of its words without layout, comments and sources; undefined for what
 * has no declaration of its own.
 */
export function printOf(files: readonly SourceFile[], part: string): string | undefined {
  const words = files.flatMap(({ text, decls }) =>
    decls.flatMap((decl) => spansIn(decl, part)).flatMap(({ start, end }) => wordsOf(text.slice(start, end))),
  );
  return words.length === 0 ? undefined : fingerprint(words);
}

/** Where a declaration, or something in it, has this name. */
export function spansIn(decl: Decl, part: string): readonly Span[] {
  if (nameOf(decl) === part) return [decl.span];
  if (decl.node === 'kind' && part.startsWith(`field/${decl.name.text}.`)) {
    const name = part.slice(part.indexOf('.') + 1);
    return decl.fields.flatMap((field) => (field.name.text === name ? [field.span] : []));
  }
  if (decl.node !== 'procedure' && decl.node !== 'play') return [];
  const owner = decl.node === 'play' ? 'play' : decl.name.text;
  return part.startsWith(`${owner}/`) ? stepsIn(decl, part.slice(owner.length + 1)) : [];
}

/** What `explains:` calls a declaration. */
export const nameOf = (decl: Decl): string | undefined => {
  if (decl.node === 'play' || decl.node === 'whenever' || decl.node === 'seats') return decl.node;
  if (!('name' in decl) || typeof decl.name !== 'object') return undefined;
  return `${decl.node === 'setting' ? decl.sort : decl.node}/${decl.name.text}`;
};

/** A phase or step with this name. */
function stepsIn(decl: Extract<Decl, { readonly node: 'procedure' | 'play' }>, name: string): readonly Span[] {
  const found = findIn(decl.body, (node) => {
    const label = node as Partial<Extract<Stmt, { readonly node: 'label' }>>;
    return label.node === 'label' && label.name?.text === name;
  });
  return found === undefined ? [] : [(found as Extract<Stmt, { readonly node: 'label' }>).span];
}
