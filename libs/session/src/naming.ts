import type { GameInfo } from '@sandtable/engine';
import type { Named, Values } from '@sandtable/messages';
import type { ShownValue } from './contract.ts';

type Fields = Readonly<Record<string, ShownValue>>;

/** The words that a ruleset has for its names. */
interface Wording {
  /** The text of a path; undefined if there is none. */
  readonly lookup: (path: string, values?: Values) => string | undefined;
  /** The kind of a member, or the type of a value. */
  readonly kindOf: (name: string) => string | undefined;
  /** The fields of a pool member, which has no name of its own. Undefined for members that have names. */
  readonly fieldsOf: (member: string) => Fields | undefined;
  /** The name of something that the ruleset has no words for. */
  readonly otherwise: (name: string) => string;
}

/** Names of things, alone and in sentences. */
interface Naming {
  member(name: string, kind?: string): string;
  /** Names that sentences may inflect; undefined if one of several has none. */
  named(value: ShownValue): readonly Named[] | undefined;
}

export function namingBy({ lookup, kindOf, fieldsOf, otherwise }: Wording): Naming {
  const member = (name: string, kind = kindOf(name)): string => {
    if (kind === undefined) return otherwise(name);
    const fields = fieldsOf(name);
    return (fields ? lookup(`${kind}.name`, described(fields)) : lookup(`${kind}.${name}.name`)) ?? otherwise(name);
  };
  /** Members go by their names, those that come and go by their ids: two of them may name each other. */
  const described = (fields: Fields): Values =>
    Object.fromEntries(
      Object.entries(fields).map(([name, v]) => [name, typeof v === 'object' ? v.map(inWords).join(', ') : called(v)]),
    );
  const inWords = (v: string | number | boolean): string => {
    const said = called(v);
    return typeof said === 'object' ? said.name : String(said);
  };
  const called = (v: string | number | boolean): string | number | Named => {
    const kind = typeof v === 'string' ? kindOf(v) : undefined;
    if (kind === undefined) return typeof v === 'number' ? v : String(v);
    const path = `${kind}.${v}.name`;
    return { path, name: lookup(path) ?? otherwise(String(v)) };
  };
  const one = (v: string | number | boolean): Named | undefined => {
    const kind = typeof v === 'string' ? kindOf(v) : undefined;
    if (typeof v !== 'string' || kind === undefined) return undefined;
    const fields = fieldsOf(v);
    const path = fields ? { path: `${kind}.name`, values: described(fields) } : { path: `${kind}.${v}.name` };
    return { name: member(v, kind), ...path };
  };
  const named = (v: ShownValue): readonly Named[] | undefined => {
    const all = (typeof v === 'object' ? v : [v]).map(one);
    return all.length > 0 && all.every((each) => each !== undefined) ? all : undefined;
  };
  return { member, named };
}

/** The kind of a member, or the type of a tag; a name that is both belongs to the member. */
export function ownersOf(info: GameInfo): ReadonlyMap<string, string> {
  const known = owners.get(info) ?? ownersIn(info);
  owners.set(info, known);
  return known;
}

/** Whatever names something asks for them, and a game doesn't change. */
const owners = new WeakMap<GameInfo, ReadonlyMap<string, string>>();

function ownersIn(info: GameInfo): ReadonlyMap<string, string> {
  const tags = info.types.flatMap((type) =>
    type.t === 'union'
      ? type.parts.flatMap((part) => (part.p === 'tag' && part.of ? [[part.name, part.of] as const] : []))
      : [],
  );
  return new Map([
    ...tags,
    ...info.kinds.flatMap((kind) => kind.members.map((member) => [member, kind.name] as const)),
  ]);
}
