import type { FieldInfo, GameInfo, TypeInfo } from '@sandtable/engine';
import type { MatchView, ShownValue } from '@sandtable/session';

/** Reads what a board needs to know of members: constant fields from the module, state fields from the view. */
export type Reader = (kind: string, ordinal: number, field: string | undefined) => ShownValue | undefined;

const unionPart = (info: GameInfo, type: TypeInfo & { t: 'union' }, code: number): ShownValue | undefined => {
  let rest = code;
  for (const part of type.parts) {
    const size = part.p === 'none' ? 1 : part.size;
    if (rest < size) {
      if (part.p === 'none') return 'none';
      return part.p === 'tag' ? part.name : shown(info, part.type, rest + lowest(info.types[part.type]));
    }
    rest -= size;
  }
  return undefined;
};

/** Numbers in a union are counted from the least of their range. */
const lowest = (type: TypeInfo | undefined): number => (type?.t === 'int' ? type.min : 0);

const number = (type: TypeInfo & { t: 'int' }, code: number): number => code / (type.den || 1);

/** A code of a constant field as people read it. Strings and booleans are stored as they are. */
const shown = (info: GameInfo, typeIndex: number, code: unknown): ShownValue | undefined => {
  const type = info.types[typeIndex];
  if (typeof code === 'string' || typeof code === 'boolean') return code;
  if (type?.t === 'list' && Array.isArray(code)) return code.map((c) => String(shown(info, type.of, c)));
  // Sets hold ordinals of their elements.
  if (type?.t === 'set' && Array.isArray(code))
    return code.map((c) => String(shown(info, type.of, Number(c) + lowest(info.types[type.of]))));
  if (typeof code !== 'number' || type === undefined) return undefined;
  if (type.t === 'int') return number(type, code);
  if (type.t === 'bool') return code !== 0;
  if (type.t === 'kind') return info.kinds[type.kind]?.members[code];
  return type.t === 'union' ? unionPart(info, type, code) : undefined;
};

const constant = (info: GameInfo, field: FieldInfo, ordinal: number): ShownValue | undefined =>
  field.values === undefined ? undefined : shown(info, field.type, field.values[ordinal]);

/** The values of one field: as they are now, else as the rules fix them. */
interface Column {
  readonly now: readonly (ShownValue | undefined)[] | undefined;
  readonly field: FieldInfo | undefined;
}

/** A board reads a field of all members: it is looked for once, by kind and name. */
export const reader = (info: GameInfo, view: Pick<MatchView, 'fields'> | undefined): Reader => {
  const kinds = new Map(info.kinds.map((k, i) => [k.name, i]));
  const fields = new Map(info.fields.map((f) => [`${f.kind}.${f.name}`, f]));
  const known = new Map<string, Map<string, Column>>(info.kinds.map(({ name }) => [name, new Map()]));
  const columnOf = (kind: string, name: string): Column => {
    const found = known.get(kind)?.get(name);
    if (found !== undefined) return found;
    const column = { now: view?.fields[`${kind}.${name}`], field: fields.get(`${kinds.get(kind)}.${name}`) };
    known.get(kind)?.set(name, column);
    return column;
  };
  return (kind, ordinal, name) => {
    if (name === undefined) return undefined;
    const { now, field } = columnOf(kind, name);
    return now?.[ordinal] ?? (field && constant(info, field, ordinal));
  };
};
