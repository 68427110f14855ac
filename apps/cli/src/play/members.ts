import type { GameInfo } from '@sandtable/engine';
import type { Messages, Values } from '@sandtable/messages';
import { type LogLine, type MatchView, namingBy, ownersOf, poolMember, type ShownValue } from '@sandtable/session';
import { own } from '@sandtable/text';

/** A member of a pool with what the ruleset calls it, `piece_3 (scout at Aria)`: its id alone says nothing. */
export function memberText(messages: Messages, info: GameInfo, shown: MatchView['fields'], id: string): string {
  const member = poolMember(info, shown, id);
  return member ? named(messages, member.kind, member.fields, id) : id;
}

/** A line in which members of pools are shown as they were when it was written. */
export function lineWithNames(messages: Messages, { kinds }: GameInfo, { members = {}, ...line }: LogLine): LogLine {
  const name = (word: string): string => {
    const kind = kinds.find(({ live, members: ids }) => live !== undefined && ids.includes(word));
    const fields = own(members, word);
    return kind && fields ? named(messages, kind.name, fields, word) : word;
  };
  const asNamed = (value: string): string => value.replace(/\w+/g, name);
  const args = Object.entries(line.args).map(([key, value]) => [key, each(value, asNamed)] as const);
  return Object.keys(members).length === 0 ? line : { ...line, args: Object.fromEntries(args) };
}

/** What sentences of the log may inflect: the values that have names, with the words of the ruleset for them. */
export function spokenIn(messages: Messages, info: GameInfo, { args, members = {} }: LogLine): Values {
  const owners = ownersOf(info);
  const { named } = namingBy({
    lookup: (path, values) => (messages.has(path) ? messages.text(path, values) : undefined),
    kindOf: (name) => owners.get(name),
    fieldsOf: (member) => own(members, member),
    otherwise: (name) => name,
  });
  return Object.fromEntries(
    Object.entries(args).flatMap(([key, value]) => {
      const names = named(value);
      return names === undefined ? [] : [[key, names] as const];
    }),
  );
}

function each(value: ShownValue, rename: (value: string) => string): ShownValue {
  if (typeof value === 'string') return rename(value);
  return typeof value === 'object' ? value.map((one) => (typeof one === 'string' ? rename(one) : one)) : value;
}

function named(messages: Messages, kind: string, fields: Readonly<Record<string, ShownValue>>, id: string): string {
  if (!messages.has(`${kind}.name`)) return id;
  const values = Object.entries(fields).map(([name, v]) => [name, typeof v === 'number' ? v : String(v)] as const);
  return `${id} (${messages.text(`${kind}.name`, Object.fromEntries(values))})`;
}
