import type { Point } from './layout.ts';
import type { Picking } from './Pick.tsx';
import type { Piece } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Standing } from './stand.ts';
import type { Sought } from './view.ts';

/** How much around a place that isn't a cell is to be seen with it. */
const ROOM = 45;

/** What may be chosen on the board, or else where the pieces of whoever is asked stand; nothing while nobody is asked. */
export function soughtOn(
  scene: Scene,
  pieces: readonly Piece[],
  standing: Pick<Standing, 'counters' | 'stacks'>,
  picking: Picking,
  asker: string | undefined,
): Sought | undefined {
  if (asker === undefined) return undefined;
  const stands = standsAt(standing);
  const ranked = [
    ...scene.spots.map(({ kind, member, at }) => ({ at, rank: picking.rank(kind, member) })),
    ...pieces.map(({ kind, member, place }) => ({
      at: stands.get(`${kind}.${member}`) ?? scene.byMember.get(place)?.at,
      rank: picking.rank(kind, member),
    })),
  ];
  const best = ranked.reduce((most, { rank }) => Math.max(most, rank), 0);
  const [hex] = scene.spots.filter(({ draw }) => draw === 'hex');
  const room = hex ? hex.room * 2 : ROOM;
  if (best > 0 && picking.onPick !== undefined)
    return { points: placed(ranked.filter(({ rank }) => rank === best).map(({ at }) => at)), room, asked: true };
  const own = pieces.filter(({ sideId }) => sideId === asker);
  return { points: placed(own.map(({ place }) => scene.byMember.get(place)?.at)), room, asked: false };
}

/** Counters may lie far from the middle of their place, where there is room for them. */
function standsAt({ counters, stacks }: Pick<Standing, 'counters' | 'stacks'>): ReadonlyMap<string, Point> {
  const alone = counters.map(({ kind, member, at }) => [`${kind}.${member}`, at] as const);
  const stacked = stacks.flatMap(({ pieces, at }) =>
    pieces.map(({ kind, member }) => [`${kind}.${member}`, at] as const),
  );
  return new Map([...alone, ...stacked]);
}

const placed = (all: readonly (Point | undefined)[]): readonly Point[] => all.filter((at) => at !== undefined);

/**
 * The size of a counter that stands alone on a cell, which holds it; undefined on maps without cells, where counters are
 * as large as they are wished and what is asked may speak of any place: they are shown as a whole.
 */
export function cellCounter(scene: Scene, wish: number): number | undefined {
  const hex = scene.spots.find(({ draw }) => draw === 'hex');
  return hex && Math.min(wish * 2.4, hex.room * 1.16);
}
