import type { GameInfo, PileInfo } from '@sandtable/engine';
import type { MatchView } from './contract.ts';

type Seen = Pick<MatchView, 'fields' | 'names' | 'sizes'>;

/** A pile with its arguments, as far as they are in the view. */
export interface PileView {
  /** `spent`, `hand(ann)`. */
  readonly name: string;
  readonly pile: string;
  readonly kind: string;
  readonly ordered: boolean;
  readonly size: number;
  /** The known members; of an ordered pile, the bottom first. */
  readonly members: readonly string[];
}

/** All piles of a match, in the order of their declaration. */
export function pilesIn(info: GameInfo, view: Seen): readonly PileView[] {
  return info.piles.flatMap((pile) => {
    const names = Object.keys(view.sizes).filter((name) => name === pile.name || name.startsWith(`${pile.name}(`));
    return names.map((name) => pileView(info, view, pile, name));
  });
}

function pileView(info: GameInfo, view: Seen, pile: PileInfo, name: string): PileView {
  const kind = info.kinds[pile.kind];
  const ids = view.names[kind?.name ?? ''] ?? kind?.members ?? [];
  const places = pile.place === undefined ? undefined : view.fields[pile.place];
  const here = (view.fields[pile.field] ?? []).flatMap((spot, at) => (spot === name ? [at] : []));
  here.sort((a, b) => Number(places?.[a] ?? 0) - Number(places?.[b] ?? 0));
  return {
    name,
    pile: pile.name,
    kind: kind?.name ?? '',
    ordered: pile.ordered,
    size: view.sizes[name] ?? 0,
    members: here.map((at) => ids[at] ?? ''),
  };
}
