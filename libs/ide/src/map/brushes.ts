import { idOf, type Row } from '@sandtable/check';
import type { Library } from '@sandtable/compiler';
import { hasOwnWords, ownWords, sizeOf, type Type } from '@sandtable/model';
import { type MapText, readMap, spell } from '@sandtable/schema';
import { textOf } from '../places.ts';

/** Something that can be done to the cells of a grid by clicking: what it writes depends on the file they stand in. */
export interface Brush {
  /** The same brush has the same name after every edit. */
  readonly id: string;
  /** The kind of the cells. */
  readonly kind: string;
  /** A sign of a drawn map, a value of a field, or moving what stands at a cell. */
  readonly sort: 'sign' | 'value' | 'move';
  readonly file: string;
  /** Which drawing of the map a sign is for. */
  readonly drawing: number;
  /** The sign, or the value as a table spells it. */
  readonly text: string;
  /** The fields that it gives, with their values. */
  readonly says: readonly { readonly field: string; readonly value: string }[];
  /** A sign that stands on one cell alone. */
  readonly once?: boolean;
}

/** More values than these are no choice for a palette. */
const MOST = 24;

/** The brushes for all cells of all grids. */
export function brushesOf(library: Library): readonly Brush[] {
  const { world, rows } = library.basis.draft;
  return world.kinds.flatMap(({ name, grid }) => {
    if (grid === undefined || grid.cells.length === 0) return [];
    const files = [...new Set((rows.get(name) ?? []).map(({ span }) => span.file))];
    const move: Brush = { id: `move ${name}`, kind: name, sort: 'move', file: '', drawing: 0, text: '', says: [] };
    return [...files.flatMap((file) => inFile(library, name, file)), move];
  });
}

const inFile = (library: Library, kind: string, file: string): readonly Brush[] =>
  isDrawn(file) ? signsIn(kind, file, drawnMap(library, file)) : valuesOf(library, kind, file);

export const isDrawn = (file: string): boolean => file.toLowerCase().endsWith('.map');
export const drawnMap = (library: Library, file: string): MapText => readMap(file, textOf(library, file));

const signsIn = (kind: string, file: string, map: MapText): readonly Brush[] =>
  map.drawings.flatMap(({ legend }, drawing) =>
    [...legend.values()].flatMap(({ sign, means, fields, once }): readonly Brush[] => {
      if (means === 'skip') return [];
      const says = fields.map(({ name, cell }) => ({ field: name, value: plain(spell(cell)) }));
      return [{ id: `sign ${file} ${drawing} ${sign}`, kind, sort: 'sign', file, drawing, text: sign, says, once }];
    }),
  );

/** Strings of tables spell names: without quotation marks they read better. */
export const plain = (text: string): string => (/^"[\w(), ]*"$/.test(text) ? text.slice(1, -1) : text);

function valuesOf(library: Library, kind: string, file: string): readonly Brush[] {
  const { kinds, fields } = library.basis.draft.world;
  const own = kinds.find(({ name }) => name === kind)?.fields ?? new Map<string, number>();
  return [...own].flatMap(([field, index]) =>
    values(fields[index]?.type, kinds).map(
      (value): Brush => ({
        id: `value ${file} ${field} ${value}`,
        kind,
        sort: 'value',
        file,
        drawing: 0,
        text: value,
        says: [{ field, value }],
      }),
    ),
  );
}

type Kinds = Library['basis']['draft']['world']['kinds'];

/** All values of a type, as tables spell them; none if they are too many, or made of parts. */
function values(type: Type | undefined, kinds: Kinds): readonly string[] {
  if (type === undefined || sizeOf(type) > MOST) return [];
  if (hasOwnWords(type)) return ownWords(type);
  switch (type.t) {
    case 'int':
      return type.den === 1 ? Array.from({ length: type.max - type.min + 1 }, (_, i) => String(type.min + i)) : [];
    case 'kind':
      return kinds[type.kind]?.members ?? [];
    case 'union':
      return type.parts.flatMap((part) => {
        if (part.p === 'none') return ['none'];
        return part.p === 'type' ? values(part.type, kinds) : part.payload.length > 0 ? [] : [part.name];
      });
    default:
      return [];
  }
}

/** The row of a cell. */
export const rowOf = (library: Library, kind: string, member: string): Row | undefined =>
  library.basis.draft.rows.get(kind)?.find((row) => idOf(row) === member);
