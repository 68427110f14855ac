import { type GameInfo, type GameModule, type IdentityStored, SEED } from '@sandtable/engine';
import { pseudonyms } from './pseudonym.ts';
import { openInPile } from './spots.ts';

/** The members of a kind as one viewer can tell them apart. */
export interface Known {
  /** By member: its id if no other can be meant, otherwise a name that lasts until the member is mixed with others. */
  readonly names: readonly string[];
  /** By place in a list: the member that is shown there. A place keeps the constants that everyone sees. */
  readonly rows: readonly number[];
  /** Whether the viewer may see a constant of a member. */
  readonly knows: (field: number, member: number) => boolean;
}
interface Viewer {
  readonly seat: string;
  /** Whether the viewer knows what these roles know, given as a bitset. */
  readonly may: (roles: number) => boolean;
  readonly sees: (audience: number | undefined, cell: number) => boolean;
}

/**
 * Members can't be told apart if all their constants that the viewer may see are the same. They are named by the number
 * by which they can be followed, differently for each viewer, and listed in the order of these names.
 */
export function membersFor(module: GameModule, S: Int32Array, stored: IdentityStored, viewer: Viewer): Known {
  const { info } = module;
  const { name: kind = '', members: ids = [] } = info.kinds[stored.kind] ?? {};
  const pseudonym = pseudonyms(module.namesBy ?? S[SEED] ?? 0, viewer.seat, kind);
  const { knows, keys: keysBefore } = distinguishing(module, S, stored, viewer);
  const names = ids.map((id, m) => {
    const alone = keysBefore.every((key, other) => other === m || key !== keysBefore[m]);
    return alone ? id : pseudonym(S[stored.epochs + m] ?? 0);
  });
  const open = info.fields.flatMap((field, i) =>
    field.kind === stored.kind && !field.state && field.seen === undefined ? [i] : [],
  );
  const keys = ids.map((_, m) => keyOf(info, open, m));
  return { names, rows: rowsOf(ids, names, keys), knows };
}

/** What the viewer may see of each member's constants, as one text: members with the same text cannot be told apart. */
export function distinguishing(
  module: GameModule,
  S: Int32Array,
  stored: IdentityStored,
  viewer: Pick<Viewer, 'may' | 'sees'>,
): { readonly keys: readonly string[]; readonly knows: Known['knows'] } {
  const { info } = module;
  const fields = info.fields.flatMap((field, i) => (field.kind === stored.kind && !field.state ? [i] : []));
  const ids = info.kinds[stored.kind]?.members ?? [];
  const shown = (member: number) => viewer.may(S[stored.known + member * stored.words] ?? 0);
  const knows = (field: number, member: number) =>
    viewer.sees(info.fields[field]?.seen, member) ||
    shown(member) ||
    openInPile({ module, sees: viewer.sees }, S, stored.kind, member);
  const keys = ids.map((_, m) => {
    const visible = fields.filter((field) => knows(field, m));
    return `${visible.join()} ${keyOf(info, visible, m)}`;
  });
  return { keys, knows };
}

const keyOf = (info: GameInfo, fields: readonly number[], member: number): string =>
  JSON.stringify(fields.map((field) => info.fields[field]?.values?.[member]));

/** Members known by id keep their place; the others share the places of members that look the same to everyone. */
function rowsOf(ids: readonly string[], names: readonly string[], keys: readonly string[]): readonly number[] {
  const waiting = new Map<string, number[]>();
  for (const [m, key] of keys.entries()) if (names[m] !== ids[m]) waiting.set(key, [...(waiting.get(key) ?? []), m]);
  const byName = (a: number, b: number) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1);
  const queues = new Map([...waiting].map(([key, list]) => [key, list.sort(byName).values()]));
  return ids.map((id, m) => (names[m] === id ? m : (queues.get(keys[m] ?? '')?.next().value ?? m)));
}
