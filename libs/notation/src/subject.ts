import { fieldsOf, type Info, partsAt, type Slot, slotsOf, type Tag } from './shape.ts';

/** What the key of a pattern speaks of, and the names its pattern may use. */
export type Subject =
  | { readonly s: 'tag'; readonly of: string; readonly tag: Tag; readonly slots: readonly Slot[] }
  /** How a member of a kind is identified by its fields. */
  | { readonly s: 'kind'; readonly kind: number; readonly slots: readonly Slot[] }
  | { readonly s: 'member'; readonly kind: number; readonly member: string; readonly slots: readonly [] }
  | { readonly s: 'question'; readonly choice: number; readonly none: boolean; readonly slots: readonly Slot[] }
  | { readonly s: 'result'; readonly kind: number; readonly field: string; readonly slots: readonly Slot[] };

export function subjectOf(info: Info, key: string): Subject | undefined {
  if (key.includes('/')) return questionOf(info, key);
  const [of = '', name = of, ...more] = key.split('.');
  if (more.length > 0) return undefined;
  const kind = info.kinds.findIndex((one) => one.name === of);
  if (kind >= 0) return ofKind(info, kind, key === of ? undefined : name);
  const tag = tagOf(info, of, name);
  return tag && { s: 'tag', of, tag, slots: [...slotsOf(tag), ...contextOf(info, of)] };
}

/** What a value belongs to, if the rules say so of its type. */
const contextOf = (info: Info, name: string): readonly Slot[] =>
  (info.notations ?? []).filter((one) => one.name === name).map(({ context }) => ({ ...context, context: true }));

function ofKind(info: Info, kind: number, member: string | undefined): Subject | undefined {
  if (member === undefined) return { s: 'kind', kind, slots: fieldsOf(info, kind) };
  const known = info.kinds[kind]?.members.includes(member) === true;
  return known ? { s: 'member', kind, member, slots: [] } : undefined;
}

const tagOf = (info: Info, of: string, name: string): Tag | undefined =>
  tagsIn(info).find((tag) => tag.of === of && tag.name === name);

export const tagsIn = (info: Info): readonly Tag[] =>
  info.types.flatMap((_, type) => partsAt(info, type).flatMap((part) => (part.p === 'tag' ? [part] : [])));

/** `turn/orders`, and where an answer may be none, `turn/orders.none`. */
function questionOf(info: Info, key: string): Subject | undefined {
  const none = key.endsWith('.none');
  const path = none ? key.slice(0, -'.none'.length) : key;
  const choice = info.choices.findIndex((one) => one.path === path && one.form !== 'menu');
  const known = info.choices[choice];
  if (known === undefined || (none && known.form !== 'optional')) return undefined;
  const { each } = known;
  const keys = each ? [{ name: each.name ?? '', type: each.key, context: true }] : [];
  const answer = { name: path.slice(path.lastIndexOf('/') + 1), type: known.element };
  return { s: 'question', choice, none, slots: none ? keys : [answer, ...keys] };
}

/** The text that a result is written around. */
const LINE: Slot = { name: 'line', type: -1 };

/** `Piece.state.lost`: a value of a field. */
export function resultOf(info: Info, key: string): Subject | undefined {
  const [of = '', field = '', value, ...more] = key.split('.');
  const kind = info.kinds.findIndex((one) => one.name === of);
  const known = fieldsOf(info, kind).find((one) => one.name === field);
  if (known === undefined || value === undefined || more.length > 0) return undefined;
  return valueNames(info, known.type).includes(value) ? { s: 'result', kind, field, slots: [LINE] } : undefined;
}

/** Values that have plain names. */
function valueNames(info: Info, type: number): readonly string[] {
  const known = info.types[type];
  if (known?.t === 'bool') return ['true', 'false'];
  if (known?.t === 'kind') return info.kinds[known.kind]?.members ?? [];
  return partsAt(info, type).flatMap((part) => {
    if (part.p === 'type') return valueNames(info, part.type);
    return part.p === 'none' ? ['none'] : part.payload.length === 0 ? [part.name] : [];
  });
}

/** All keys that lines of a pattern file may have, for names that are like one. */
export const keysOf = (info: Info): readonly string[] => [
  ...tagsIn(info).map(({ of, name }) => `${of}.${name}`),
  ...info.kinds.flatMap(({ name, members }) => [name, ...members.map((member) => `${name}.${member}`)]),
  ...info.choices.map(({ path }) => path),
];
