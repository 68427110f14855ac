import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView, ShownValue } from './contract.ts';

type Fields = Readonly<Record<string, ShownValue>>;

/** What a member of a pool has in its fields, as a view shows them: people know it by these. Undefined for all other names. */
export function poolMember(
  { kinds, fields }: GameInfo,
  shown: MatchView['fields'],
  id: string,
): { readonly kind: string; readonly fields: Fields } | undefined {
  const kind = kinds.findIndex(({ live, members }) => live !== undefined && members.includes(id));
  const { name = '', members = [] } = kinds[kind] ?? {};
  if (kind < 0) return undefined;
  const own = fields.flatMap((field): readonly (readonly [string, ShownValue])[] => {
    const value = shown[`${name}.${field.name}`]?.[members.indexOf(id)];
    return field.kind !== kind || field.name.startsWith('$') || value === undefined ? [] : [[field.name, value]];
  });
  return { kind: name, fields: Object.fromEntries(own) };
}

/** The line with what the members of pools in it were at that time: their slots may be those of others today. */
export function withMembers(info: GameInfo, line: LogLine, shown: () => MatchView['fields']): LogLine {
  if (!info.kinds.some(({ live }) => live !== undefined)) return line;
  const words = new Set(Object.values(line.args).flatMap((value) => String(value).match(/\w+/g) ?? []));
  const members = [...words].flatMap((id) => {
    const isMember = info.kinds.some((kind) => kind.live !== undefined && kind.members.includes(id));
    const found = isMember ? poolMember(info, shown(), id) : undefined;
    return found ? [[id, found.fields] as const] : [];
  });
  return members.length === 0 ? line : { ...line, members: Object.fromEntries(members) };
}
