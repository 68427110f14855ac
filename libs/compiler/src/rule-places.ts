import type { Decl, SourceFile, Stmt } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import { findIn } from '@sandtable/variant';
import { nameOf, spansIn } from './rule-prints.ts';

/** The line that begins what `explains:` names; undefined for what has no declaration of its own. */
export function placeOf(files: readonly SourceFile[], part: string): Span | undefined {
  for (const { text, decls } of files) {
    const [span] = decls.flatMap((decl) => spansIn(decl, part));
    if (span === undefined) continue;
    const line = /^[^\r\n]*/.exec(text.slice(span.start, span.end))?.[0] ?? '';
    return { ...span, end: span.start + line.length };
  }
  return undefined;
}

/** What `explains:` calls the rule around an offset, or the one below the comment that it lies in. */
export function partAt(files: readonly SourceFile[], path: string, offset: number): string | undefined {
  const file = files.find((one) => one.path === path);
  const decl = file?.decls.find(({ span }) => span.end >= offset);
  if (file === undefined || decl === undefined) return undefined;
  const line = file.text.lastIndexOf('\n', offset - 1) + 1;
  if (!/^(?:\s|\/\/[^\n]*)*$/.test(file.text.slice(line, Math.max(line, decl.span.start)))) return undefined;
  return within(decl, offset) ?? ownOf(decl, files);
}

/** A field of a kind, a phase or a step. */
function within(decl: Decl, offset: number): string | undefined {
  const around = ({ span }: { readonly span: Span }): boolean => span.start <= offset && offset <= span.end;
  if (decl.node === 'kind') {
    const field = decl.fields.find(around);
    return field && `field/${decl.name.text}.${field.name.text}`;
  }
  if (decl.node !== 'procedure' && decl.node !== 'play') return undefined;
  let name: string | undefined;
  let body: unknown = decl.body;
  for (;;) {
    const found = findIn(body, (node) => node.node === 'label' && around(node as Label));
    if (found === undefined) break;
    const label = found as Label;
    name = label.name.text;
    body = label.body;
  }
  return name && `${decl.node === 'play' ? 'play' : decl.name.text}/${name}`;
}

type Label = Extract<Stmt, { readonly node: 'label' }>;

/** Declarations that `explains:` may name; a table belongs to its kind or relation. */
const NAMED =
  /^(?:(?:type|kind|relation|die|pile|state|constant|option|ruling|function|search|decisions|policy|procedure)\/|(?:play|whenever|seats)$)/;

function ownOf(decl: Decl, files: readonly SourceFile[]): string | undefined {
  const own = nameOf(decl);
  if (decl.node !== 'table') return own !== undefined && NAMED.test(own) ? own : undefined;
  const names = files.flatMap(({ decls }) => decls.map(nameOf));
  return [`kind/${decl.name.text}`, `relation/${decl.name.text}`].find((name) => names.includes(name));
}
