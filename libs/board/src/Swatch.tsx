import type { GameInfo } from '@sandtable/engine';
import { useMemo } from 'react';
import { cellCorners } from './cells.ts';
import type { BoardLayout, Point } from './layout.ts';
import { looksOf } from './looks.ts';
import { path } from './regions.ts';
import type { Spot } from './spot.ts';
import { Terrain } from './Terrain.tsx';

type Value = string | number | boolean;

interface Props {
  readonly info: GameInfo;
  readonly layout: BoardLayout;
  /** The kind of the cell. */
  readonly kind: string;
  /** What the fields of the cell say. */
  readonly values: Readonly<Record<string, Value>>;
}

const RADIUS = 20;
const MIDDLE: Point = [RADIUS, RADIUS];
/** What joins cells goes through this one from side to side. */
const SIDE_BY_SIDE: readonly Point[] = [
  [-RADIUS * 0.7, RADIUS],
  [RADIUS * 2.7, RADIUS],
];

/** A cell by itself, as the board draws it. */
export const Swatch = ({ info, layout, kind, values }: Props) => {
  const looks = useMemo(() => looksWith(info, layout, kind, values), [info, layout, kind, values]);
  const shape = info.kinds.find(({ name }) => name === kind)?.grid?.cell ?? 'flat';
  const fill = looks.fills.get(`${kind}.`);
  const corners = cellCorners(MIDDLE, RADIUS - 1, shape);
  return (
    <svg className="swatch" viewBox={`0 0 ${RADIUS * 2} ${RADIUS * 2}`} aria-hidden>
      <path className="hex" d={path(corners)} style={fill ? { fill } : undefined} />
      <Terrain looks={looks} room={RADIUS * 0.8} px={1} />
    </svg>
  );
};

function looksWith(info: GameInfo, layout: BoardLayout, kind: string, values: Props['values']) {
  const spot: Spot = { ...PLAIN, kind };
  const scene = { spots: [spot], byMember: new Map<string, Spot>() };
  const read = (of: string, _: number, field: string | undefined): Value | undefined =>
    of === kind && field !== undefined ? values[field] : undefined;
  const looks = looksOf(info, layout, scene, read);
  return { ...looks, joins: looks.joins.map((joined) => ({ ...joined, ends: SIDE_BY_SIDE })) };
}

const PLAIN: Spot = {
  ...{ kind: '', member: '', ordinal: 0, at: MIDDLE, draw: 'hex', shape: 'circle', name: '', short: undefined },
  ...{ marked: false, on: 'land', labelSide: undefined, labelAt: undefined, anchors: [MIDDLE], polygons: [] },
  ...{ rim: '', room: RADIUS * 0.8 },
};
