import type { GameModule, PileInfo, Stored } from '@sandtable/engine';
import { distinguishing } from '@sandtable/session';
import type { Random } from '../random.ts';
import { namedBy, relabelAll, relabelFrames, type Swap } from './relabel.ts';

/** A position in which something is hidden from the roles of a seat. */
export interface Unseen {
  readonly module: GameModule;
  readonly random: Random;
  /** Roles of the seat, as a bitset. */
  readonly roles: number;
  /** The value of a member or tuple, by the number of its audience, is hidden from whoever is asked. */
  readonly hides: (audience: number | undefined, cell: number) => boolean;
}

/**
 * Members that look alike to the seat change places. They are drawn in the order of the numbers they can be followed by,
 * so that the result depends on nothing that the seat cannot see. Returns who took whose place.
 */
export function exchangeLookAlikes(unseen: Unseen, S: Int32Array, W: Int32Array): Swap {
  const { module, random, roles, hides } = unseen;
  const swap = new Map<number, readonly number[]>();
  for (const stored of module.layout.identities) {
    const sees = (audience: number | undefined, cell: number): boolean => !hides(audience, cell);
    const { keys } = distinguishing(module, S, stored, { may: (bits) => (bits & roles) !== 0, sees });
    const to = keys.map((_, m) => m);
    for (const members of Map.groupBy(to.slice(), (m) => keys[m]).values()) {
      const followed = members.toSorted((a, b) => (S[stored.epochs + a] ?? 0) - (S[stored.epochs + b] ?? 0));
      const drawn = shuffled(members.toSorted(byNumber), random);
      for (const [i, m] of followed.entries()) to[m] = drawn[i] ?? m;
    }
    swap.set(stored.kind, to);
  }
  if (swap.size > 0) relabelAll(module, W, swap);
  return swap;
}

/** Members that lie in piles the seat cannot look into are dealt again: the piles keep their sizes. */
export function dealAgain(unseen: Unseen, W: Int32Array): void {
  const { module } = unseen;
  const swap = new Map<number, readonly number[]>();
  for (const field of new Set(module.info.piles.map((pile) => pile.field))) {
    const piles = module.info.piles.filter((pile) => pile.field === field);
    const kind = piles[0]?.kind ?? -1;
    const to = dealt(unseen, W, piles);
    if (to !== undefined) swap.set(kind, to);
  }
  // Frames that name such a member name the one that lies in its place now.
  if (swap.size > 0) relabelFrames(module, W, swap);
}

function dealt(unseen: Unseen, W: Int32Array, piles: readonly PileInfo[]): readonly number[] | undefined {
  const { module, random } = unseen;
  const kind = piles[0]?.kind ?? -1;
  const at = storedAt(module, piles[0]?.field);
  if (at === undefined) return undefined;
  const lists = [at, ...new Set(piles.flatMap(({ place, known }) => [place, known]))].flatMap((one) =>
    typeof one === 'string' ? (storedAt(module, one) ?? []) : (one ?? []),
  );
  const hidden = Array.from({ length: at.count }, (_, m) => m).filter(
    (m) =>
      isHidden(unseen, at, piles, W[at.at + m] ?? 0) &&
      !isKnown(unseen, W, kind, m) &&
      !wasShown(unseen, W, piles[0], m),
  );
  // Where they lie, in an order that tells nothing of who lies there.
  const cells = hidden
    .map((m) => ({ m, lies: lists.map((list) => W[list.at + m] ?? 0), named: namedBy(module, W, kind, m) }))
    .sort((a, b) => compare(a.lies, b.lies) || compare(a.named, b.named) || a.m - b.m);
  const drawn = shuffled(hidden, random);
  const to = Array.from({ length: at.count }, (_, m) => m);
  for (const [i, { m, lies }] of cells.entries()) {
    const next = drawn[i] ?? m;
    to[m] = next;
    for (const [k, list] of lists.entries()) W[list.at + next] = lies[k] ?? 0;
  }
  return to;
}

const storedAt = ({ layout }: GameModule, path: string | undefined): Stored | undefined =>
  layout.fields.find((stored) => stored.path === path);

/** The seat was shown the member while it could be followed. */
function isKnown({ module, roles }: Unseen, W: Int32Array, kind: number, member: number): boolean {
  const stored = module.layout.identities.find((one) => one.kind === kind);
  return stored !== undefined && ((W[stored.known + member * stored.words] ?? 0) & roles) !== 0;
}

/** The seat was shown where the member lies. */
function wasShown({ module, roles }: Unseen, W: Int32Array, pile: PileInfo | undefined, member: number): boolean {
  const stored = storedAt(module, pile?.known);
  return stored !== undefined && ((W[stored.at + member] ?? 0) & roles) !== 0;
}

function isHidden({ module, hides }: Unseen, at: Stored, piles: readonly PileInfo[], code: number): boolean {
  const type = module.info.types[at.type];
  let rest = code;
  for (const [part, each] of (type?.t === 'union' ? type.parts : []).entries()) {
    const size = each.p === 'none' ? 1 : each.size;
    const pile = piles.find((one) => one.part === part);
    if (rest < size) return pile !== undefined && hides(pile.seen, rest);
    rest -= size;
  }
  return false;
}

const byNumber = (a: number, b: number): number => a - b;
const compare = (a: readonly number[], b: readonly number[]): number => {
  for (const [i, one] of a.entries()) if (one !== b[i]) return one - (b[i] ?? 0);
  return a.length - b.length;
};

function shuffled(list: readonly number[], random: Random): readonly number[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [mixed[i], mixed[j]] = [mixed[j] ?? 0, mixed[i] ?? 0];
  }
  return mixed;
}
