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

function memberWith(info: GameInfo, fieldOf: FieldOf, id: string): PoolMember | undefined {
  const found = pooledIn(info).get(id);
  if (found === undefined) return undefined;
  const { kind, number, fields } = found;
  const own = fields.flatMap((name): readonly (readonly [string, ShownValue])[] => {
    const value = fieldOf(`${kind}.${name}`, number);
    return value === undefined ? [] : [[name, value]];
  });
  return { kind, fields: Object.fromEntries(own) };
}

/** A member of a pool: its kind, its number there, and the fields that people know it by. */
interface Pooled {
  readonly kind: string;
  readonly number: number;
  readonly fields: readonly string[];
}
const known = new WeakMap<GameInfo, ReadonlyMap<string, Pooled>>();

/** The members of all pools by their names: found once, because lines and counters ask for them thousands of times. */
function pooledIn(info: GameInfo): ReadonlyMap<string, Pooled> {
  const found = known.get(info) ?? new Map(pooled(info).toReversed());
  known.set(info, found);
  return found;
}

const pooled = ({ kinds, fields }: GameInfo): readonly (readonly [string, Pooled])[] =>
  kinds.flatMap(({ name: kind, live, members }, k) => {
    if (live === undefined) return [];
    const own = fields.filter((field) => field.kind === k && !field.name.startsWith('$')).map(({ name }) => name);
    return members.map((id, number) => [id, { kind, number, fields: own }] as const);
  });

/**
 * The line with its pool members as they were at that time: by now, others may have their slots. Only their own fields
 * are read, since a match has thousands of lines.
 */
export function withMembers(info: GameInfo, line: LogLine, fieldOf: FieldOf): LogLine {
  if (pooledIn(info).size === 0) return line;
  const words = new Set(Object.values(line.args).flatMap((value) => String(value).match(/\w+/g) ?? []));
  const members = [...words].flatMap((id) => {
    const found = memberWith(info, fieldOf, id);
    return found ? [[id, found.fields] as const] : [];
  });
  return members.length === 0 ? line : { ...line, members: Object.fromEntries(members) };
}
