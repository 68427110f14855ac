import { chance, hashPath } from '@sandtable/engine';
import { entry } from '@sandtable/eval';
import { hidingKinds, type Model } from '@sandtable/model';

/** What is known about which member of a kind is which. */
export interface Identity {
  /** Roles that were shown each member. */
  readonly known: (readonly number[])[];
  /** A number by which each member can be followed; mixing deals new ones. */
  readonly epochs: number[];
  next: number;
}
/** By kind, for kinds with hidden constants. */
export type Identities = ReadonlyMap<number, Identity>;

/** At the start nobody knows the order of the table: all members are mixed. */
export function initialIdentities(model: Model, seed: number): Identities {
  const identities = new Map(hidingKinds(model).map((kind) => [kind, { known: [], epochs: [], next: 0 } as Identity]));
  for (const [kind, identity] of identities)
    mix(
      model,
      identity,
      seed,
      kind,
      entry(model.kinds, kind).members.map((_, i) => i),
    );
  return identities;
}

/** Deals new numbers to some members, in an order by chance; whoever was shown one of them cannot tell it any more. */
export function mix(model: Model, identity: Identity, seed: number, kind: number, members: readonly number[]): void {
  const first = identity.next;
  const order = [...members];
  const place = hashPath(`${entry(model.kinds, kind).name}/epoch`);
  for (let i = 0; i < order.length; i += 1) {
    const j = i + chance(seed, place, first, i, order.length - i);
    const picked = entry(order, j);
    order[j] = entry(order, i);
    order[i] = picked;
    identity.epochs[picked] = first + i;
    identity.known[picked] = [];
  }
  identity.next = first + order.length;
}

export function show(identity: Identity, members: readonly number[], roles: readonly number[]): void {
  for (const member of members) {
    const known = new Set([...entry(identity.known, member), ...roles]);
    identity.known[member] = [...known].sort((a, b) => a - b);
  }
}
