import type { MapFound } from '@sandtable/board/map-file';

type Place = MapFound['places'][number];
type Point = Place['at'];

const WIDE = 1000;

/** Fitted to a width; on the globe north is above. */
export function drawnOutlines(places: readonly Place[], isGlobe: boolean) {
  const turn = isGlobe && places.every(isInDegrees) ? -1 : 1;
  const { left, top, right, bottom } = boundsOf(places, turn);
  const scale = WIDE / (right - left || 1);
  const put = ([x, y]: Point): readonly [number, number] => [(x - left) * scale, (y * turn - top) * scale];
  const path = (ring: Place['outline'][number]): string =>
    `M${ring.map((point) => put(point).map((n) => n.toFixed(1))).join('L')}Z`;
  return {
    box: `-10 -10 ${WIDE + 20} ${(bottom - top) * scale + 20}`,
    paths: places.map(({ outline }) => outline.map(path).join('')),
    middles: places.map(({ at }) => put(at)),
  };
}

const isInDegrees = ({ at: [x, y] }: Place): boolean => Math.abs(x) <= 180 && Math.abs(y) <= 90;

function boundsOf(places: readonly Place[], turn: number) {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { at, outline } of places)
    for (const [x, y] of [at, ...outline.flat()]) {
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.top = Math.min(bounds.top, y * turn);
      bounds.bottom = Math.max(bounds.bottom, y * turn);
    }
  return bounds;
}
