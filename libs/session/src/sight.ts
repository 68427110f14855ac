import { type GameInfo, type GameModule, RUNNING, SEATS, STATUS } from '@sandtable/engine';
import { type Known, membersFor } from './identity.ts';

/** Shown in place of what the viewer may not see. No rules can use this as a name. */
export const HIDDEN = '?';

/** A spectator, who plays no seat and knows what all roles know. No rules can use this as a name. */
export const ONLOOKER = '*';

/** What one seat may see of a position. */
export interface Sight {
  readonly seat: string;
  /** Roles of the seat, as a bitset. */
  readonly roles: number;
  /** Whether the viewer knows what these roles know, given as a bitset. */
  readonly may: (roles: number) => boolean;
  /** The module, with members named as the viewer can tell them apart. */
  readonly module: GameModule;
  /** For each kind whose members can't all be told apart. */
  readonly members: ReadonlyMap<number, Known>;
  /** Whether the value of a member or tuple may be seen, by the number of its audience. */
  readonly sees: (audience: number | undefined, cell: number) => boolean;
}

/** Undefined if the seat sees everything: nothing is hidden in this game, or it has ended. */
export function sightOf(module: GameModule, S: Int32Array, seat: string): Sight | undefined {
  const roles = rolesOf(module.info, S, seat);
  const { audiences } = module;
  if (audiences === undefined || S[STATUS] !== RUNNING) return undefined;
  const all = seat === ONLOOKER ? allRoles(module.info, S) : 0;
  const may: Sight['may'] = (bits) => (all === 0 ? (bits & roles) !== 0 : (bits & all) === all);
  const sees: Sight['sees'] = (audience, cell) => audience === undefined || may(audiences.seen(S, audience, cell));
  const viewer = { seat, roles, may, sees };
  const members = new Map(
    module.layout.identities.map((stored) => [stored.kind, membersFor(module, S, stored, viewer)]),
  );
  const kinds = module.info.kinds.map((kind, i) => ({ ...kind, members: members.get(i)?.names ?? kind.members }));
  return { ...viewer, module: { ...module, info: { ...module.info, kinds } }, members };
}

/** The roles of a seat, as a bitset. */
export function rolesOf(info: GameInfo, S: Int32Array, name: string): number {
  if (name === ONLOOKER) return 0;
  const seat = info.layouts[S[SEATS] ?? 0]?.seats.find((one) => one.name === name);
  if (seat === undefined) throw new RangeError(`there is no seat "${name}"`);
  return bitsOf(seat.roles);
}

const allRoles = (info: GameInfo, S: Int32Array): number =>
  bitsOf(info.layouts[S[SEATS] ?? 0]?.seats.flatMap(({ roles }) => roles) ?? []);

const bitsOf = (roles: readonly number[]): number => roles.reduce((bits, role) => bits | (1 << role), 0);

/** Names in an order that reveals nothing: members that can't be told apart are in the order of their rows. */
export function inOrder({ members }: Sight, names: readonly string[]): readonly string[] {
  const ranks = new Map([...members.values()].flatMap(({ names: all, rows }) => rows.map((m, r) => [all[m] ?? '', r])));
  const sorted = names
    .filter((name) => ranks.has(name))
    .sort((a, b) => Number(ranks.get(a)) - Number(ranks.get(b)))
    .values();
  return names.map((name) => (ranks.has(name) ? (sorted.next().value ?? name) : name));
}
