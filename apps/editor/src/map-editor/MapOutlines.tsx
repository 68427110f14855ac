import type { MapFound } from '@sandtable/board/map-file';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { drawnOutlines } from './drawn-outlines.ts';
import styles from './MapOutlines.module.css';

/** The places of a map as they were read, with lines between neighbors, to be looked at. */
export const MapOutlines = ({ found: { places, links, isGlobe } }: { readonly found: MapFound }) => {
  const { t } = useWorkbench();
  const drawn = useMemo(() => drawnOutlines(places, isGlobe), [places, isGlobe]);
  return (
    <svg className={styles.map} viewBox={drawn.box} role="img" aria-label={t('mapOutlines')}>
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
