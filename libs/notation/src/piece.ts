import { alongPiece } from './along.ts';
import type { Notation } from './notation.ts';
import { type Param, type Part, partsIn } from './pattern.ts';
import type { Info } from './shape.ts';

/** What a line says of a member of a kind: its fields by name, or its own name. */
export type Piece = { readonly fields: Readonly<Record<string, string>> } | { readonly member: string };

/** A member as it is in a match, with its fields by name. */
export interface Standing {
  readonly member: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Placed =
  /** `other`: fields that are not as they were written. */
  | { readonly found: 'one'; readonly standing: Standing; readonly other: readonly string[] }
  | { readonly found: 'none' | 'several' };

/**
 * The member that is meant. Fields that a pattern may leave out may also be wrong, and for `{site ~ region}` another
 * site of the region will do; in all this there must be one member only that fits best.
 */
export function place(notation: Notation, kind: number, piece: Piece, all: readonly Standing[]): Placed {
  if (!('fields' in piece))
    return only(
      all.filter(({ member }) => member === piece.member),
      () => [],
    );
  const params = fieldParams(notation, kind);
  const read = Object.entries(piece.fields);
  const other = (standing: Standing) =>
    read.flatMap(([name, value]) => (standing.fields[name] === value ? [] : [name]));
  const fits = (slack: (name: string) => boolean, near: boolean) => (standing: Standing) =>
    read.every(([name, value]) => slack(name) || isAt(notation.info, kind, params, standing, name, value, near));
  const optional = (name: string) => params.get(name)?.optional === true;
  for (const test of [fits(never, false), fits(optional, false), fits(never, true), fits(optional, true)]) {
    const found = all.filter(test);
    if (found.length > 0) return only(found, other);
  }
  return { found: 'none' };
}

const never = (): boolean => false;

function only(found: readonly Standing[], other: (standing: Standing) => readonly string[]): Placed {
  const [standing] = found;
  if (standing === undefined) return { found: 'none' };
  return found.length > 1 ? { found: 'several' } : { found: 'one', standing, other: other(standing) };
}

interface FieldParam {
  readonly optional: boolean;
  readonly about: string | undefined;
}

/** How the patterns of a kind use its fields. */
function fieldParams({ rules, info }: Notation, kind: number): ReadonlyMap<string, FieldParam> {
  const spellings = rules.get(info.kinds[kind]?.name ?? '')?.spellings ?? [];
  const fields = new Map<string, FieldParam>();
  for (const { spelling } of spellings) {
    const outside = new Set<Part>(spelling.parts);
    for (const part of partsIn(spelling).filter(isParam)) {
      const before = fields.get(part.name);
      const optional = !outside.has(part) && before?.optional !== false;
      fields.set(part.name, { optional, about: before?.about ?? part.about });
    }
  }
  return fields;
}

const isParam = (part: Part): part is Param => part.p === 'param';

function isAt(
  info: Info,
  kind: number,
  params: ReadonlyMap<string, FieldParam>,
  { fields }: Standing,
  name: string,
  value: string,
  near: boolean,
): boolean {
  const stands = fields[name];
  if (stands === value) return true;
  const about = near ? params.get(name)?.about : undefined;
  if (about === undefined || stands === undefined) return false;
  const [a, b] = [stands, value].map((member) => alongPiece(info, kind, { [name]: member }, [name, about]));
  return a !== undefined && a === b;
}
