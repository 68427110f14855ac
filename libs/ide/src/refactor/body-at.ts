import type { Library } from '@sandtable/compiler';
import type { Decl, Node } from '@sandtable/syntax';
import type { Span, TextEdit } from '@sandtable/text';
import { textOf, usesIn } from '../places.ts';
import { nodesAt } from '../tree-path.ts';
import { withDoc } from './without-lines.ts';

/** Declarations with code that may say a part of itself somewhere else. */
const CODE = new Set<Decl['node']>(['function', 'procedure', 'play', 'whenever', 'search', 'policy']);

/** The nodes that hold a selection in code, the outermost first. */
export function codeAt(library: Library, file: string, start: number, end: number): readonly Node[] | undefined {
  const placed = nodesAt(library, file, start, end);
  return placed !== undefined && CODE.has(placed.decl.node) ? placed.path : undefined;
}

/** A declaration before the one that is given, with what documents that. */
export function declaredBefore(library: Library, decl: Node, text: string): TextEdit {
  const span = library.today(decl.span);
  const { start } = withDoc(textOf(library, span.file), span);
  return { span: { ...span, start, end: start }, text: `${text}\n\n` };
}

export function declaredBehind(library: Library, decl: Node, text: string): TextEdit {
  const span = library.today(decl.span);
  const all = textOf(library, span.file);
  const found = all.indexOf('\n', span.end);
  const end = found < 0 ? all.length : found;
  return { span: { ...span, start: end, end }, text: `\n\n${text}` };
}

export const replaced = (library: Library, { span }: { readonly span: Span }, text: string): TextEdit => ({
  span: library.today(span),
  text,
});

/** Every name that anything has. */
export const namesOf = (library: Library): ReadonlySet<string> =>
  new Set(usesIn(library).map(({ target }) => target.name));
