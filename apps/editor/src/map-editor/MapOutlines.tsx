import type { MapFound } from '@sandtable/board/map-file';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';

type Place = MapFound['places'][number];

/** The places of a map as they were read, with lines between neighbours, to be looked at. */
export const MapOutlines = ({ found: { places, links, isGlobe } }: { readonly found: MapFound }) => {
  const { t } = useWorkbench();
  const drawn = useMemo(() => drawnOf(places, isGlobe), [places, isGlobe]);
  return (
    <svg className="map-outlines" viewBox={drawn.box} role="img" aria-label={t('mapOutlines')}>
      {drawn.paths.map((d, i) => (
        <path key={places[i]?.name} d={d} fillRule="evenodd">
          <title>{places[i]?.name}</title>
        </path>
      ))}
      {links.map(({ relation = '', from, to }) => {
        const [a, b] = [drawn.middles[from], drawn.middles[to]];
        return a && b ? <line key={`${relation} ${from} ${to}`} x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} /> : null;
      })}
      {drawn.middles.map(([x, y], i) => (
        <circle key={places[i]?.name} cx={x} cy={y} r={3} />
      ))}
    </svg>
  );
};

const WIDE = 1000;

/** Fitted to a width; on the globe north is above. */
function drawnOf(places: readonly Place[], isGlobe: boolean) {
  const turn = isGlobe && places.every(({ at: [x, y] }) => Math.abs(x) <= 180 && Math.abs(y) <= 90) ? -1 : 1;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { at, outline } of places)
    for (const [x, y] of [at, ...outline.flat()]) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y * turn), Math.max(bottom, y * turn)];
    }
  const scale = WIDE / (right - left || 1);
  const put = ([x, y]: Place['at']): readonly [number, number] => [(x - left) * scale, (y * turn - top) * scale];
  const path = (ring: Place['outline'][number]): string =>
    `M${ring.map((point) => put(point).map((n) => n.toFixed(1))).join('L')}Z`;
  return {
    box: `-10 -10 ${WIDE + 20} ${(bottom - top) * scale + 20}`,
    paths: places.map(({ outline }) => outline.map(path).join('')),
    middles: places.map(({ at }) => put(at)),
  };
}
