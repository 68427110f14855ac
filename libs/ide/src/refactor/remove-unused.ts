import type { Use } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type Language, messagesIn } from '@sandtable/messages';
import type { Decl, Name, Node, Param, Stmt, TableDecl } from '@sandtable/syntax';
import type { Span, TextEdit } from '@sandtable/text';
import type { Change } from '../change.ts';
import { meaningAt, nameSpan, textOf } from '../places.ts';
import { namedAt } from '../references.ts';
import { readSheet } from '../table/read-sheet.ts';
import { nodesAt } from '../tree-path.ts';
import { nodesIn } from '../walk.ts';
import { type Apply, callsOf } from './calls.ts';
import { isPure } from './pure.ts';
import { withDoc, withoutLines } from './without-lines.ts';

/** What is declared at an offset and named nowhere else can go: a declaration, a `let`, a parameter, a row. */
export function removeUnused(library: Library, file: string, offset: number, lang: Language): readonly Change[] {
  const use = meaningAt(library, file, offset);
  if (use?.defines !== true || isNamed(library, use)) return [];
  const edits = editsFor(library, use, file, offset);
  const title = messagesIn(lang).text('ide/remove-unused', { name: use.target.name });
  return edits === undefined ? [] : [{ title, sort: 'fix', edits }];
}

/** Labels of arguments repeat the names of parameters, and go with them. */
function isNamed(library: Library, { target }: Use): boolean {
  if (!target.of.endsWith('()')) return namedAt(library, target).length > 1;
  const labels = [...library.files.values()].flatMap(({ decls }) =>
    [...nodesIn(decls)].flatMap((part) => (part.node === 'apply' ? (part as Apply).args : [])),
  );
  const places = new Set(labels.flatMap(({ label }) => (label ? [placeOf(library.today(label.span))] : [])));
  return namedAt(library, target).filter((span) => !places.has(placeOf(span))).length > 1;
}

const placeOf = ({ file, start }: Span): string => `${file}:${start}`;

/** Declarations that nothing but their name leads to. */
const DECLARED = new Set<Decl['node']>([
  'type',
  'die',
  'pile',
  'state',
  'setting',
  'kind',
  'relation',
  'function',
  'procedure',
  'search',
  'policy',
]);

function editsFor(library: Library, use: Use, file: string, offset: number): readonly TextEdit[] | undefined {
  if (use.target.sort === 'member') return withoutRow(library, use, file);
  const path = nodesAt(library, file, offset)?.path ?? [];
  const holder = path.findLast((node) => ownsName(node, use)) as (Decl | Stmt | Param) | undefined;
  if (holder === undefined) return undefined;
  if (!('node' in holder)) return withoutParam(library, path, holder);
  const span = library.today(holder.span);
  const text = textOf(library, file);
  if (holder.node === 'let') return isPure(library, holder.value) ? [withoutLines(text, span)] : undefined;
  return DECLARED.has(holder.node as Decl['node']) ? [withoutLines(text, withDoc(text, span))] : undefined;
}

const ownsName = (node: Node, { span }: Use): boolean => {
  const { name } = node as { readonly name?: Name };
  return typeof name === 'object' && name.span?.start === span.start && name.span.file === span.file;
};

/** The parameter and, in all calls, what is given to it; undefined where that does something. */
function withoutParam(library: Library, path: readonly Node[], param: Param): readonly TextEdit[] | undefined {
  const owner = path[path.indexOf(param) - 1] as Decl | undefined;
  if (owner?.node !== 'function' && owner?.node !== 'procedure') return undefined;
  const calls = callsOf(library, { sort: owner.node, name: owner.name.text, of: '' });
  const at = owner.params.indexOf(param);
  if (calls === undefined || at < 0) return undefined;
  const isGiven = ({ label }: Apply['args'][number], i: number): boolean =>
    label === undefined ? i === at : label.text === param.name.text;
  if (!calls.every(({ args }) => args.filter(isGiven).every(({ value }) => isPure(library, value)))) return undefined;
  const given = calls.flatMap(({ args }) => {
    const index = args.findIndex(isGiven);
    return index < 0 ? [] : [oneLess(library, args, index)];
  });
  return outermost([oneLess(library, owner.params, at), ...given]);
}

/** What is taken away with something around it is not taken away once more: a call may be given to a call. */
function outermost(edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = edits.toSorted(({ span: a }, { span: b }) => a.start - b.start || b.end - a.end);
  const done = new Map<string, number>();
  return sorted.filter(({ span }) => {
    if (span.start < (done.get(span.file) ?? 0)) return false;
    done.set(span.file, span.end);
    return true;
  });
}

/** One of several with the comma that it needed. */
function oneLess(library: Library, all: readonly Node[], at: number): TextEdit {
  const places = all.map(({ span }) => library.today(span));
  const [one, before, after] = [places[at], places[at - 1], places[at + 1]] as [
    Span,
    Span | undefined,
    Span | undefined,
  ];
  if (before !== undefined) return { span: { ...one, start: before.end }, text: '' };
  return { span: after === undefined ? one : { ...one, end: after.start }, text: '' };
}

function withoutRow(library: Library, use: Use, file: string): readonly TextEdit[] | undefined {
  const text = textOf(library, file);
  const at = nameSpan(library, use).start;
  const sheet = readSheet(file, text);
  if (sheet !== undefined) {
    const row = sheet.rows.findIndex(({ span }) => span.start <= at && span.end >= at);
    const edit = sheet.deleteRow(row);
    return edit && [{ span: { file, start: edit.start, end: edit.end }, text: edit.text }];
  }
  const table = nodesAt(library, file, at)?.decl as TableDecl | undefined;
  const row =
    table?.node === 'table' ? table.rows.find(({ cells }) => cells[0]?.span.start === use.span.start) : undefined;
  return row && [withoutLines(text, library.today(row.span))];
}
