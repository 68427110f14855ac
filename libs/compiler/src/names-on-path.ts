import type { Sort, Target, World } from '@sandtable/check';
import type { Part, Type } from '@sandtable/model';

/** Where someone stands who goes down a path: at a kind, relation or type, or at a value of a field. */
interface Stand {
  readonly owner?: string;
  readonly values: readonly Part[];
  /** The kind whose members are listed, `list.Town.side.north.port.yes`: each value leads back to it. */
  readonly row?: string;
}
type Step = readonly [Target | undefined, Stand];

/** What the names on a path of a text mean, by their places in it; the path goes on from `under`, which is left out. */
export function namesOnPath(
  world: World,
  path: string,
  under: string,
): readonly { readonly target: Target; readonly at: number }[] {
  const above = under === '' ? [] : under.split('.');
  const names = path.split('.');
  let stand: Stand = { values: [] };
  for (const [i, name] of above.entries()) [, stand] = step(world, stand, name, above[i - 1]);
  return names.flatMap((name, i) => {
    const [target, next] = step(world, stand, name, names[i - 1] ?? above.at(-1));
    stand = next;
    return target === undefined ? [] : [{ target, at: names.slice(0, i).join('.').length + (i === 0 ? 0 : 1) }];
  });
}

const meant = (sort: Sort, name: string, of = ''): Target => ({ sort, name, of });

function step(world: World, stand: Stand, name: string, before: string | undefined): Step {
  if (world.settings.has(name) && /^(constant|option|ruling)$/.test(before ?? ''))
    return [meant('setting', name), stand];
  if (world.dice.has(name)) return [meant('die', name), stand];
  const found = fieldAt(world, stand, name) ?? valueAt(world, stand, name) ?? declared(world, stand, name, before);
  if (found !== undefined) return found;
  return [undefined, name === 'none' ? backToRow(stand) : stand];
}

function fieldAt(world: World, stand: Stand, name: string): Step | undefined {
  const { owner } = stand;
  if (owner === undefined) return undefined;
  const index = kindOf(world, stand)?.fields.get(name) ?? -1;
  const field = world.fields[index] ?? world.relations.get(owner)?.fields.find((one) => one.name === name);
  if (field === undefined) return undefined;
  const values = valuesOf(field.type);
  const held = values.find((part) => part.p === 'type' && part.type.t === 'kind');
  const kind = held?.p === 'type' && held.type.t === 'kind' ? world.kinds[held.type.kind] : undefined;
  return [meant('field', name, owner), { ...stand, owner: kind?.name ?? owner, values }];
}

function valueAt(world: World, stand: Stand, name: string): Step | undefined {
  const { owner, values } = stand;
  const next = backToRow(stand);
  if (values.some((part) => part.p === 'tag' && part.name === name))
    return [meant('tag', name, tagOwner(values, name)), next];
  if (kindOf(world, stand)?.members.includes(name)) return [meant('member', name, owner), next];
  const end = owner === undefined ? undefined : endOf(world, owner, name);
  return end === undefined ? undefined : [meant('member', name, end), next];
}

function declared(world: World, stand: Stand, name: string, before: string | undefined): Step | undefined {
  if (world.kinds.some((one) => one.name === name)) {
    const row = before === 'list' || before === 'count' ? { row: name } : {};
    return [meant('kind', name), { ...stand, owner: name, ...row }];
  }
  if (world.relations.has(name)) return [meant('relation', name), { ...stand, owner: name }];
  const type = stand.owner === undefined ? world.types.get(name) : undefined;
  return type && [meant('type', name), { ...stand, values: valuesOf(type) }];
}

const backToRow = (stand: Stand): Stand => (stand.row === undefined ? stand : { ...stand, owner: stand.row });
const kindOf = ({ kinds }: World, { owner }: Stand): World['kinds'][number] | undefined =>
  kinds.find((one) => one.name === owner);

/** What a field may hold, or hold several of. */
function valuesOf(type: Type): readonly Part[] {
  if (type.t === 'union') return type.parts;
  return type.t === 'set' || type.t === 'list' ? valuesOf(type.of) : [{ p: 'type', type }];
}

const tagOwner = (parts: readonly Part[], name: string): string | undefined =>
  parts.flatMap((part) => (part.p === 'tag' && part.name === name ? [part.of] : []))[0];

/** The kind of the members that a relation joins, of the one that has a member of this name. */
function endOf({ kinds, relations }: World, relation: string, name: string): string | undefined {
  const { left, right } = relations.get(relation) ?? {};
  return [left, right]
    .flatMap((type) => (type?.t === 'kind' ? (kinds[type.kind] ?? []) : []))
    .find(({ members }) => members.includes(name))?.name;
}
