import type { GameInfo } from '@sandtable/engine';
import { codeOf, readValue, sizeOf, typeAt } from '../value.ts';

/** A part of the position that an author can change, and its possible values. */
export interface Changeable {
  readonly path: string;
  /** The possible values of each argument; the only argument of a field is its member. */
  readonly of: readonly (readonly string[])[];
  readonly many: 'set' | 'list' | undefined;
  /** Values by name; for sets and lists, their elements. Undefined if there are too many to list. */
  readonly values: readonly string[] | undefined;
}

const LISTED = 2000;

/** The parts of the position that can be changed manually. Hidden fields, which follow from events, are left out. */
export function changeables(info: GameInfo): readonly Changeable[] {
  const hidden = new Set([...info.piles.map(({ known }) => known), ...info.kinds.map(({ live }) => live)]);
  const fields = info.fields.flatMap(({ kind, name, type, state }) => {
    const path = `${info.kinds[kind]?.name}.${name}`;
    return state && !hidden.has(path) ? [{ path, type, of: [info.kinds[kind]?.members ?? []] }] : [];
  });
  const states = info.states.map(({ name, params, type }) => ({
    path: name,
    type,
    of: params.map((param) => valuesOf(info, param) ?? []),
  }));
  return [...fields, ...states].flatMap(({ path, of, type }) => {
    const own = typeAt(info, type);
    if (own.t === 'map') return [];
    const many = own.t === 'set' || own.t === 'list' ? own.t : undefined;
    return [{ path, of, many, values: valuesOf(info, own.t === 'set' || own.t === 'list' ? own.of : type) }];
  });
}

function valuesOf(info: GameInfo, type: number): readonly string[] | undefined {
  const size = sizeOf(info, type);
  if (size > LISTED) return undefined;
  return Array.from({ length: size }, (_, ordinal) => String(readValue(info, type, codeOf(info, type, ordinal))));
}
