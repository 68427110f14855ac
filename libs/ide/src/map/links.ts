import type { Library } from '@sandtable/compiler';
import type { Type } from '@sandtable/model';
import type { RelationDecl, TableDecl } from '@sandtable/syntax';
import type { TextEdit } from '@sandtable/text';
import { declOf } from '../heads.ts';
import { textOf } from '../places.ts';
import type { Ends, LinkTable } from './link-table.ts';
import { linksInFile } from './links-in-file.ts';
import { linksInRules } from './links-in-rules.ts';

/** What becomes of a link between two members: the edits that add or cut it, or why there are none. */
export interface LinkEdits {
  readonly edits: readonly TextEdit[];
  readonly done:
    | 'added'
    | 'cut'
    /** The relation does not join these two. */
    | 'ends'
    /** A variant says so, not the rules. */
    | 'variant'
    /** Its table cannot be read as it is. */
    | 'unreadable';
}

const not = (done: LinkEdits['done']): LinkEdits => ({ edits: [], done });

/** A link to be added, or cut where it is there; `both` means the way back as well, in a relation with a direction. */
export interface WishedLink extends Ends {
  readonly relation: string;
  readonly both: boolean;
}

/** The edits that add the link of a relation between two members, or cut it where there is one. */
export function linkEdits(library: Library, { relation, both, ...ends }: WishedLink): LinkEdits {
  const base = library.base ?? library;
  const decl = declOf(base, relation);
  if (decl?.node !== 'relation') return not('variant');
  const tables = tablesOf(base, decl);
  const isThere = (all: readonly Ends[], one: Ends): boolean =>
    all.some((link) => isSame(link, one) || (!decl.directed && isSame(turned(link), one)));
  const written = tables.flatMap(({ links }) => links);
  const read = linksNow(library, relation);
  const wanted = both && decl.directed ? [ends, turned(ends)] : [ends];
  if (wanted.some((one) => isThere(written, one) !== isThere(read, one))) return not('variant');
  const missing = wanted.filter((one) => !isThere(written, one));
  if (missing.length === 0)
    return { edits: tables.flatMap((table) => cut(table, (link) => isThere(wanted, link))), done: 'cut' };
  if (!missing.every((one) => isJoinable(base, relation, one))) return not('ends');
  const edits = added(base, decl, tables, missing);
  return edits === undefined ? not('unreadable') : { edits: merged(edits), done: 'added' };
}

/** The edits that add those of some links of a relation that there are not yet, in both directions if it has a direction. */
export function linksAdded(library: Library, relation: string, all: readonly Ends[]): readonly TextEdit[] {
  const base = library.base ?? library;
  const decl = declOf(base, relation);
  if (decl?.node !== 'relation') return [];
  const known = [...linksNow(library, relation), ...linksNow(base, relation)];
  const keys = new Set(known.flatMap((one) => [keyOf(one), ...(decl.directed ? [] : [keyOf(turned(one))])]));
  const wanted = all.flatMap((one) => (decl.directed ? [one, turned(one)] : [one]));
  const missing = wanted.filter((one) => !keys.has(keyOf(one)) && isJoinable(base, relation, one));
  return missing.length === 0 ? [] : merged(added(base, decl, tablesOf(base, decl), missing) ?? []);
}

const keyOf = ({ from, to }: Ends): string => `${from} ${to}`;

/** The edits that cut all links that begin or end at a member of a kind. */
export function linksCut(library: Library, kind: string, member: string): readonly TextEdit[] {
  const { kinds, relations } = library.basis.draft.world;
  const own = kinds.findIndex(({ name }) => name === kind);
  return [...relations].flatMap(([name, { left, right }]) => {
    const decl = declOf(library, name);
    if (decl?.node !== 'relation') return [];
    const [begins, ends] = [hasKind(left, own), hasKind(right, own)];
    const isMeant = ({ from, to }: Ends): boolean => (begins && from === member) || (ends && to === member);
    return tablesOf(library, decl).flatMap((table) => cut(table, isMeant));
  });
}

const hasKind = (type: Type, kind: number): boolean =>
  type.t === 'kind'
    ? type.kind === kind
    : type.t === 'union' && type.parts.some((part) => part.p === 'type' && hasKind(part.type, kind));

const turned = ({ from, to }: Ends): Ends => ({ from: to, to: from });
const isSame = (a: Ends, b: Ends): boolean => a.from === b.from && a.to === b.to;

const tablesOf = (library: Library, { name, directed }: RelationDecl): readonly LinkTable[] =>
  [...library.files.values()]
    .flatMap(({ decls }) => decls)
    .filter((decl): decl is TableDecl => decl.node === 'table' && decl.name.text === name.text)
    .map((table) =>
      table.from === undefined
        ? linksInRules(library, table, directed)
        : linksInFile(table.from.path, textOf(library, table.from.path), directed),
    );

/** The links of a relation as the text has them now, with variants over it. */
export function linksNow(library: Library, relation: string): readonly Ends[] {
  const rows = library.basis.draft.rows.get(relation) ?? [];
  const end = (row: (typeof rows)[number], column: string): string => {
    const cell = row.cells.get(column)?.cell;
    return cell?.c === 'name' || cell?.c === 'string' ? cell.text : '';
  };
  return rows.map((row) => ({ from: end(row, 'from'), to: end(row, 'to') }));
}

const cut = (table: LinkTable, isMeant: (link: Ends) => boolean): readonly TextEdit[] => {
  const which = table.links.flatMap((link, i) => (isMeant(link) ? [i] : []));
  return which.length === 0 ? [] : table.cut(new Set(which));
};

function isJoinable(library: Library, relation: string, { from, to }: Ends): boolean {
  const sides = library.basis.draft.world.relations.get(relation);
  return sides !== undefined && from !== to && isIn(library, sides.left, from) && isIn(library, sides.right, to);
}

function isIn(library: Library, type: Type, member: string): boolean {
  if (type.t === 'kind') return library.basis.draft.world.kinds[type.kind]?.members.includes(member) ?? false;
  return type.t === 'union' && type.parts.some((part) => part.p === 'type' && isIn(library, part.type, member));
}

/** In the first table that joins one of the two already, else in the last one that can be written in. */
function added(
  library: Library,
  decl: RelationDecl,
  tables: readonly LinkTable[],
  all: readonly Ends[],
): readonly TextEdit[] | undefined {
  if (tables.length === 0) return [newTable(library, decl, all)];
  const ends = all.flatMap(({ from, to }) => [from, to]);
  const isNear = (link: Ends): boolean => ends.includes(link.from) || ends.includes(link.to);
  const named = tables.filter(({ links }) => links.some(isNear));
  for (const table of [...named, ...tables.toReversed()]) {
    const edits = table.add(all);
    if (edits !== undefined) return edits;
  }
  return undefined;
}

function newTable(library: Library, { span, name, directed }: RelationDecl, all: readonly Ends[]): TextEdit {
  const { file, end } = library.today(span);
  const restOfLine = /^[^\r\n]*/.exec(textOf(library, file).slice(end))?.[0].trimEnd().length ?? 0;
  const lines = all.map(({ from, to }) => `\n  ${from} ${directed ? '->' : '--'} ${to}`);
  const text = `\ntable ${name.text} {${lines.join('')}\n}`;
  return { span: { file, start: end + restOfLine, end: end + restOfLine }, text };
}

/** Edits at one place are one, so that all are made. */
const merged = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...Map.groupBy(edits, ({ span }) => `${span.file} ${span.start}`).values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ span: first.span, text: all.map(({ text }) => text).join('') }];
  });
