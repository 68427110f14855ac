import type { Row } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import type { Span, TextEdit } from '@sandtable/text';
import { nameSpan } from '../places.ts';
import { drawnMap, isDrawn, rowOf } from './brushes.ts';
import { signAt } from './paint.ts';

/**
 * The edits that move to another cell what stands at one: signs that are drawn once, and rows of other tables that name the
 * cell in a field of its own. All cells that such a row names go the same way, so that a thing of several cells keeps its
 * shape. None where part of it would come to lie beside the board.
 */
export function moveTo(library: Library, kind: string, from: string, to: string): readonly TextEdit[] {
  if (from === to) return [];
  const rows = namingRows(library, kind, from);
  const edits = rows.map((row) => shifted(library, kind, row, from, to));
  if (edits.some((own) => own === undefined)) return [];
  return [...signs(library, kind, from, to), ...edits.flatMap((own) => own ?? [])];
}

/** What can be moved from a cell, by the names of rows; `sign` stands for a sign that is drawn once. */
export function movable(library: Library, kind: string, from: string): boolean {
  return namingRows(library, kind, from).length > 0 || onceAt(library, kind, from) !== undefined;
}

/** Rows of kinds, not of relations: what lies between cells does not stand on one of them. */
function namingRows(library: Library, kind: string, from: string): readonly Row[] {
  const { world, rows } = library.basis.draft;
  return world.kinds.flatMap(({ name }) =>
    name === kind
      ? []
      : (rows.get(name) ?? []).filter((row) => [...row.cells.values()].some(({ cell }) => isName(cell, from))),
  );
}

type Cell = Row['cells'] extends ReadonlyMap<string, { readonly cell: infer C }> ? C : never;

export const isName = (cell: Cell, name: string): boolean =>
  (cell.c === 'name' && cell.text === name) ||
  (cell.c === 'string' && cell.spelled?.c === 'name' && cell.spelled.text === name);

/** Every cell of the grid that a row names, moved as far as `to` lies from `from`. */
function shifted(library: Library, kind: string, row: Row, from: string, to: string): readonly TextEdit[] | undefined {
  const { world } = library.basis.draft;
  const entry = world.kinds.find(({ name }) => name === kind);
  const at = (member: string): readonly [number, number] | undefined =>
    entry?.grid?.cells[entry.members.indexOf(member)];
  const [start, goal] = [at(from), at(to)];
  if (start === undefined || goal === undefined) return undefined;
  const places = new Map(entry?.members.map((member) => [String(at(member)), member]));
  const edits: TextEdit[] = [];
  for (const { name, span } of [...row.cells.values()].flatMap(({ name: column, cell }) =>
    column === 'id' ? [] : namesIn(cell),
  )) {
    const place = at(name);
    if (place === undefined) continue;
    const next = places.get(String([place[0] + goal[0] - start[0], place[1] + goal[1] - start[1]]));
    if (next === undefined) return undefined;
    edits.push({ span: wordSpan(library, span, name), text: next });
  }
  return edits;
}

function namesIn(cell: Cell): readonly { readonly name: string; readonly span: Span }[] {
  if (cell.c === 'name') return [{ name: cell.text, span: cell.span }];
  if (cell.c === 'set') return cell.items.flatMap(namesIn);
  if (cell.c === 'string' && cell.spelled !== undefined) return namesIn(cell.spelled);
  return cell.c === 'tag' ? cell.args.flatMap(namesIn) : [];
}

/** Where the word itself stands: what a string spells is marked with the string. */
export const wordSpan = (library: Library, span: Span, name: string): Span =>
  nameSpan(library, { span, target: { sort: 'member', name, of: '' } });

/** The sign that must be drawn once at a cell, and where it is drawn. */
function onceAt(library: Library, kind: string, member: string) {
  const row = rowOf(library, kind, member);
  if (row === undefined || !isDrawn(row.span.file)) return undefined;
  const map = drawnMap(library, row.span.file);
  const drawing = map.drawings.findIndex(({ legend }, i) => legend.get(signAt(map, row, i)?.sign ?? '')?.once);
  const sign = drawing < 0 ? undefined : signAt(map, row, drawing);
  return sign && { map, drawing, sign };
}

/** Two signs change places. */
function signs(library: Library, kind: string, from: string, to: string): readonly TextEdit[] {
  const once = onceAt(library, kind, from);
  const row = rowOf(library, kind, to);
  const other = once && row && signAt(once.map, row, once.drawing);
  if (once === undefined || other === undefined) return [];
  return [
    { span: once.sign.span, text: other.sign },
    { span: other.span, text: once.sign.sign },
  ];
}
