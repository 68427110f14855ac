import { type Piece, piecesAt } from '@sandtable/board/plain';
import type { GameInfo } from '@sandtable/engine';
import { inked, padded, widthOf } from '../../screen/ink.ts';
import type { Scene } from './scene.ts';
import type { Section } from './section.ts';

type Kind = GameInfo['kinds'][number];

/** A cell of the map as it is written, with where it stands in rows and columns of characters. */
interface Cell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Boards of hexes and squares as a map of characters: pieces where some stand, else the names of cells. */
export const gridSections = (scene: Scene): readonly Section[] =>
  scene.info.kinds.flatMap((kind) => {
    const lines = kind.grid && kind.cells ? mapOf(scene, kind) : [];
    return lines.length === 0 || lines.some((line) => widthOf(line) > scene.width) ? [] : [{ title: '', lines }];
  });

function mapOf(scene: Scene, kind: Kind): readonly string[] {
  const pieces = Map.groupBy(piecesOn(scene, kind), ({ place }) => place);
  const texts = kind.members.map((member) => cellText(member, pieces.get(member) ?? []));
  // Rows of hexes are half a cell apart, so that a cell has to have an even width.
  const step = 2 * Math.ceil((Math.max(...texts.map(widthOf)) + 1) / 2);
  const cells = texts.flatMap((text, i): readonly Cell[] => {
    const at = kind.cells?.[i];
    return at === undefined ? [] : [{ text, ...placeOf(at, kind.grid?.cell, step) }];
  });
  const [top, left] = [Math.min(...cells.map(({ row }) => row)), Math.min(...cells.map(({ column }) => column))];
  const rows = Map.groupBy(cells, ({ row }) => row - top);
  return Array.from({ length: Math.max(...rows.keys()) + 1 }, (_, row) => rowText(rows.get(row) ?? [], left));
}

const INDENT = 2;

const rowText = (cells: readonly Cell[], left: number): string =>
  cells
    .toSorted((a, b) => a.column - b.column)
    .reduce((line, { column, text }) => padded(line, column - left + INDENT) + text, '');

/** Hexes with a corner on top lie in rows that are half a cell apart, those with a side on top in such columns. */
function placeOf(
  [q, r]: readonly [number, number],
  cell: 'flat' | 'pointed' | 'square' | undefined,
  step: number,
): Omit<Cell, 'text'> {
  if (cell === 'pointed') return { row: r, column: step * q + (step / 2) * r };
  return cell === 'flat' ? { row: 2 * r + q, column: step * q } : { row: r, column: step * q };
}

const cellText = (cell: string, [first, ...more]: readonly Piece[]): string =>
  first === undefined ? inked('dim', cell) : inked('bold', shortOf(first) + (more.length > 0 ? '+' : ''));

/** Longer ids would make all cells wide. */
const SHORT = 3;

const shortOf = ({ member, side, name }: Piece): string =>
  member.length <= SHORT ? member : `${side?.letter ?? ''}${name}`.slice(0, SHORT);

function piecesOn({ info, layout, read, texts }: Scene, { members }: Kind): readonly Piece[] {
  const where = (kind: string, at: number): string | undefined => {
    const value = read(kind, at, layout.kinds[kind]?.at);
    const place = typeof value === 'string' ? (/\(([^()]*)\)$/.exec(value)?.[1] ?? value) : undefined;
    return place !== undefined && members.includes(place) ? place : undefined;
  };
  return piecesAt(info, layout, read, (member, kind) => texts.member(member, kind), where);
}
