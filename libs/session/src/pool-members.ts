import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView, ShownValue } from './contract.ts';

type Fields = Readonly<Record<string, ShownValue>>;

interface PoolMember {
  readonly kind: string;
  readonly fields: Fields;
}
/** A field of a member of a kind, by `Kind.field` and the number of the member. */
type FieldOf = (path: string, member: number) => ShownValue | undefined;

/** The fields of a pool member as a view shows them, since it has no name. Undefined for all other names. */
export const poolMember = (info: GameInfo, shown: MatchView['fields'], id: string): PoolMember | undefined =>
  memberWith(info, (path, member) => shown[path]?.[member], id);

function memberWith({ kinds, fields }: GameInfo, fieldOf: FieldOf, id: string): PoolMember | undefined {
  const kind = kinds.findIndex(({ live, members }) => live !== undefined && members.includes(id));
  const { name = '', members = [] } = kinds[kind] ?? {};
  if (kind < 0) return undefined;
  const own = fields.flatMap((field): readonly (readonly [string, ShownValue])[] => {
    if (field.kind !== kind || field.name.startsWith('$')) return [];
    const value = fieldOf(`${name}.${field.name}`, members.indexOf(id));
    return value === undefined ? [] : [[field.name, value]];
  });
  return { kind: name, fields: Object.fromEntries(own) };
}

/**
 * The line with its pool members as they were at that time: by now, others may have their slots. Only their own fields
 * are read, since a match has thousands of lines.
 */
export function withMembers(info: GameInfo, line: LogLine, fieldOf: FieldOf): LogLine {
  if (!info.kinds.some(({ live }) => live !== undefined)) return line;
  const words = new Set(Object.values(line.args).flatMap((value) => String(value).match(/\w+/g) ?? []));
  const members = [...words].flatMap((id) => {
    const found = memberWith(info, fieldOf, id);
    return found ? [[id, found.fields] as const] : [];
  });
  return members.length === 0 ? line : { ...line, members: Object.fromEntries(members) };
}
