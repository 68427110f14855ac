import { idOf, type Row } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { type JsonEntry, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';
import { meaningAt, nameSpan, textOf, usesIn } from '../places.ts';
import { rowOf } from './brushes.ts';

/** A member of a kind. */
export interface Member {
  readonly kind: string;
  readonly member: string;
}

/** The members that a place in the text is about: the one that is named there, else whoever has a row or a link there. */
export function membersAt(library: Library, file: string, offset: number): readonly Member[] {
  if (library.drawn.some(({ span }) => span.file === file)) return placeAt(textOf(library, file), offset);
  const named = meaningAt(library, file, offset)?.target;
  if (named?.sort === 'member') return [{ kind: named.of, member: named.name }];
  return inRow(library, file, offset);
}

/** The place of a layout that an offset lies in. */
function placeAt(text: string, offset: number): readonly Member[] {
  const { node } = readJson('', text);
  const places = node?.j === 'object' ? node.entries.find(({ key }) => key === 'places')?.value : undefined;
  const isHere = ({ keySpan, value }: JsonEntry): boolean => keySpan.start <= offset && offset <= value.span.end;
  const key = places?.j === 'object' ? places.entries.find(isHere)?.key : undefined;
  const [kind, member] = key?.split('.') ?? [];
  return kind === undefined || member === undefined ? [] : [{ kind, member }];
}

function inRow(library: Library, file: string, offset: number): readonly Member[] {
  const { world, rows } = library.basis.draft;
  const isHere = ({ span }: Row): boolean => {
    if (span.file !== file) return false;
    const today = library.today(span);
    return today.start <= offset && offset <= today.end;
  };
  for (const [owner, own] of rows) {
    const row = own.find(isHere);
    if (row === undefined) continue;
    const id = idOf(row);
    const isKind = world.kinds.some(({ name }) => name === owner);
    if (isKind) return id === undefined ? [] : [{ kind: owner, member: id }];
    return ['from', 'to'].flatMap((column) => endOf(library, row, column));
  }
  return [];
}

/** Which kind a name in a link is of, as it was understood. */
function endOf(library: Library, row: Row, column: string): readonly Member[] {
  const cell = row.cells.get(column)?.cell;
  const use = usesIn(library).find(({ span, target }) => {
    if (cell === undefined || target.sort !== 'member' || span.file !== cell.span.file) return false;
    return cell.span.start <= span.start && span.end <= cell.span.end;
  });
  return use === undefined ? [] : [{ kind: use.target.of, member: use.target.name }];
}

/** Where a member is declared: its name in its row, or its sign in a drawn map; in the layout for who has that open. */
export function memberPlace(library: Library, kind: string, member: string, file?: string): Span | undefined {
  const drawn = library.drawn.find(
    ({ sort, name, of, span }) => sort === 'member' && name === member && of === kind && span.file === file,
  );
  if (drawn !== undefined) return drawn.span;
  const declares = usesIn(library).find(
    ({ defines, target }) => defines && target.sort === 'member' && target.of === kind && target.name === member,
  );
  if (declares !== undefined) return nameSpan(library, declares);
  const row = rowOf(library, kind, member);
  return row && library.today(row.span);
}
