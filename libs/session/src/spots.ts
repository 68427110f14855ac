import type { GameInfo, GameModule, PileInfo, Stored } from '@sandtable/engine';
import { typeAt } from './value.ts';

interface Viewer {
  readonly module: GameModule;
  readonly sees: (audience: number | undefined, cell: number) => boolean;
  /** Whether the viewer knows what these roles know, given as a bitset. */
  readonly may: (roles: number) => boolean;
}
interface Spot {
  readonly pile: PileInfo;
  /** The arguments of the pile as one number. */
  readonly cell: number;
}

/** The place and position of a member are seen by those who see its pile, or were shown the member there. */
export function pileSight(viewer: Viewer, S: Int32Array, { path }: Stored): (member: number) => boolean {
  const { info, layout } = viewer.module;
  const pile = info.piles.find((one) => one.field === path || one.place === path);
  const where = layout.fields.find((stored) => stored.path === pile?.field);
  if (pile === undefined || where === undefined) return () => true;
  return (member) => spotSeen(viewer, where.path, S[where.at + member] ?? 0) || wasShown(viewer, S, pile, member);
}

function wasShown({ module, may }: Viewer, S: Int32Array, { known, kind }: PileInfo, member: number): boolean {
  const stored = module.layout.fields.find(({ path }) => path === known);
  const identity = module.layout.identities.find((one) => one.kind === kind);
  const at = stored ? stored.at + member : identity ? identity.known + member * identity.words : -1;
  return may(S[at] ?? 0);
}

/** Whether the viewer sees the contents of a pile, given as a value of the field for piles. */
export function spotSeen(viewer: Omit<Viewer, 'may'>, path: string, code: number): boolean {
  const spot = spotAt(viewer.module, path, code);
  return spot === undefined || viewer.sees(spot.pile.seen, spot.cell);
}

/** Whether a member is in a pile that the viewer sees; if so, the viewer sees the member as well. */
export function openInPile(viewer: Omit<Viewer, 'may'>, S: Int32Array, kind: number, member: number): boolean {
  const { info, layout } = viewer.module;
  const path = info.piles.find((pile) => pile.kind === kind)?.field;
  const where = layout.fields.find((stored) => stored.path === path);
  const spot = where && spotAt(viewer.module, where.path, S[where.at + member] ?? 0);
  return spot !== undefined && viewer.sees(spot.pile.seen, spot.cell);
}

function spotAt({ info, layout }: GameModule, path: string, code: number): Spot | undefined {
  const where = layout.fields.find((stored) => stored.path === path);
  const type = where && typeAt(info, where.type);
  let rest = code;
  for (const [part, each] of (type?.t === 'union' ? type.parts : []).entries()) {
    const size = each.p === 'none' ? 1 : each.size;
    const pile = info.piles.find((one) => one.field === path && one.part === part);
    if (rest < size) return pile && { pile, cell: rest };
    rest -= size;
  }
  return undefined;
}

/** Who was shown what isn't a field that can be viewed. */
export const isOfPiles = ({ piles }: Pick<GameInfo, 'piles'>, path: string): boolean =>
  piles.some(({ known }) => known === path);
