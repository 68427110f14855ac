import { memo, useId, useMemo } from 'react';
import type { Reader } from './facts.ts';
import type { Holders } from './holders.ts';
import { keptOrder } from './kept-order.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import { colourOf } from './looks.ts';
import { isNear, type Near } from './near.ts';
import { Pickable, type Picking, type Stance, stanceOf } from './Pick.tsx';
import { groundId } from './patterns.tsx';
import { path } from './regions.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';

export interface Layer {
  /** Fills of cells by `Kind.member`. */
  readonly fills: ReadonlyMap<string, string>;
  readonly scene: Scene;
  readonly layout: BoardLayout;
  readonly read: Reader;
  readonly picking: Picking;
  readonly near: Near;
}

/** Neighbouring regions get different soft tints. */
const TINTS = 11;
const tint = (spot: Spot): string => `tint-${spot.ordinal % TINTS}`;

const paths = new WeakMap<Spot, string>();

/** It is asked for by the cell, by the sheet that cells make up, and again at every step. */
function drawnPath(spot: Spot): string {
  const known = paths.get(spot) ?? spot.polygons.map(path).join('');
  paths.set(spot, known);
  return known;
}

interface AreaProps {
  /** What its cell looks like by itself, below the color of a side. */
  readonly fill: string | undefined;
  readonly spot: Spot;
  readonly side: SideLayout | undefined;
  readonly owned: boolean;
  /** What its ground is cut by, where the group that it is in is not. */
  readonly clip: string | undefined;
}

/** Where sides color the regions, those without one stay plain. */
const classOf = (spot: Spot, owned: boolean): string => {
  if (spot.draw === 'hex') return 'hex';
  if (spot.on === 'sea') return 'region open-sea';
  return owned ? 'region plain' : `region ${tint(spot)}`;
};

const Area = ({ spot, side, owned, fill, clip, legal }: AreaProps & Pick<Stance, 'legal'>) => {
  const ground = side && `url(#${groundId(side)})`;
  return (
    <>
      {fill && ground ? <path className="hex below" d={drawnPath(spot)} style={{ fill }} /> : null}
      <path
        className={classOf(spot, owned)}
        d={drawnPath(spot)}
        fillRule="evenodd"
        clipPath={clip}
        // The stroke closes the seams between the cells of one region.
        style={ground ? { fill: ground, stroke: ground, opacity: 0.45 } : fill ? { fill } : undefined}
      />
      {spot.draw === 'region' && spot.on === 'land' && !owned ? <Band spot={spot} clip={clip} /> : null}
      {spot.draw === 'region' ? <Rim spot={spot} clip={legal ? undefined : clip} legal={legal} /> : null}
      {legal && clip !== undefined ? <path className="within-rim" d={drawnPath(spot)} /> : null}
    </>
  );
};

/** Inside its rim a region is darker, so that one sees to which side of a border it lies. */
const Band = ({ spot, clip }: Pick<AreaProps, 'spot' | 'clip'>) => {
  const inside = useId();
  return (
    <g clipPath={clip}>
      <clipPath id={inside}>
        <path d={drawnPath(spot)} clipRule="evenodd" />
      </clipPath>
      <path className={`band ${tint(spot)}`} d={spot.rim} clipPath={`url(#${inside})`} />
    </g>
  );
};

/** A region that may be chosen has a rim that is seen on any ground, and on the sea as well. */
const Rim = ({ spot, clip, legal }: Pick<AreaProps, 'spot' | 'clip'> & Pick<Stance, 'legal'>) => (
  <>
    {legal ? <path className="rim-casing" d={spot.rim} /> : null}
    <path className={spot.on === 'sea' ? 'rim sea-rim' : 'rim'} d={spot.rim} clipPath={clip} />
  </>
);

/** Of hundreds of areas a step changes few: the others stay as they are. */
const Place = memo(({ spot, side, owned, fill, clip, ...stance }: AreaProps & Stance) => (
  <Pickable {...stance} kind={spot.kind} member={spot.member} name={spot.name} isArea={spot.draw !== 'hex'}>
    <Area spot={spot} side={side} owned={owned} fill={fill} clip={clip} legal={stance.legal} />
  </Pickable>
));

interface GroundProps extends Omit<Layer, 'read'> {
  readonly holders: Holders;
}

interface AreasProps extends GroundProps {
  readonly spots: readonly Spot[];
  readonly clip?: string | undefined;
}

const Areas = ({ spots, clip, layout, holders, picking, fills }: AreasProps) =>
  spots.map((spot) => (
    <Place
      key={`${spot.kind}.${spot.member}`}
      {...stanceOf(picking, spot.kind, spot.member)}
      spot={spot}
      side={holders.get(`${spot.kind}.${spot.member}`)}
      owned={layout.kinds[spot.kind]?.side !== undefined}
      fill={fills.get(`${spot.kind}.${spot.member}`)}
      clip={clip}
    />
  ));

/** Grass on all meadows, as one drawing. It doesn't depend on what may be chosen, so most steps leave it as it is. */
const Tufts = memo(({ scene: { spots }, fills, near }: Pick<GroundProps, 'scene' | 'fills' | 'near'>) => {
  const grass = useId();
  const isMeadow = ({ kind, member }: Spot): boolean => fills.get(`${kind}.${member}`) === MEADOW;
  const meadows = spots.filter((spot) => spot.on === 'land' && isGround(spot) && isMeadow(spot) && isDrawn(near, spot));
  if (meadows.length === 0) return null;
  return (
    <g className="tufts">
      <pattern id={grass} width="46" height="38" patternUnits="userSpaceOnUse">
        <path d="M9,12l-2,-4M9,12v-5M9,12l2,-4M31,30l-2,-4M31,30v-5M31,30l2,-4M38,6l-1.5,-3M38,6l1.5,-3" />
      </pattern>
      <path d={meadows.map(drawnPath).join('')} fill={`url(#${grass})`} />
    </g>
  );
});

const isGround = (spot: Spot): boolean => spot.polygons.length > 0 && spot.draw !== 'feature';
const isDrawn = (near: Near, spot: Spot): boolean => spot.draw !== 'hex' || isNear(near, spot.at, spot.room);

/** Cells that are not in sight, as one drawing for each fill: readers who move the view see them before they are drawn by themselves. */
const Far = ({ spots, fills }: Pick<AreasProps, 'spots' | 'fills'>) =>
  [...Map.groupBy(spots, ({ kind, member }) => fills.get(`${kind}.${member}`))].map(([fill, alike]) => (
    <path
      key={fill ?? ''}
      className="hex below"
      d={alike.map(drawnPath).join('')}
      style={fill === undefined ? undefined : { fill }}
    />
  ));

const MEADOW = colourOf({ fill: 'meadow' });

/** Borders between different holders are heavier than those within one hand. */
const Frontiers = memo(({ scene, holders }: Pick<GroundProps, 'scene' | 'holders'>) => {
  const parts = scene.spots.flatMap(({ kind, member, on, borders }) => {
    const own = on === 'land' && borders ? holders.get(`${kind}.${member}`) : undefined;
    return own === undefined ? [] : [...(borders ?? [])].flatMap(([key, d]) => (own === holders.get(key) ? [] : d));
  });
  return parts.length === 0 ? null : <path className="frontier" d={parts.join('')} />;
});

/** The world goes on beyond the sheet, which its window may show on two sides. */
const Sea = ({ scene: { width, height } }: Pick<Layer, 'scene'>) => (
  <rect className="sea" x={-width} y={-height} width={width * 3} height={height * 3} />
);

/** Lines along a coast that fade into the sea, as on engraved maps. */
const WATER = ['far', 'middle', 'near'] as const;

interface WatersProps extends Pick<Layer, 'scene'> {
  readonly shore: string;
  readonly land: string;
}

/** The sea and its coast, which is used again and again: its many points are in the page only once. */
const Waters = ({ scene, shore, land }: WatersProps) => (
  <g className="waters">
    <Sea scene={scene} />
    <defs>
      <path id={shore} className="shore" d={scene.coast} fillRule="evenodd" />
    </defs>
    <clipPath id={land}>
      <use href={`#${shore}`} clipRule="evenodd" />
    </clipPath>
    {WATER.map((line) => (
      <use key={line} href={`#${shore}`} className={`water-line ${line}`} />
    ))}
  </g>
);

/** Land that is nobody's, and that nothing enters, where regions fill all other land. */
const Blank = ({ scene, land }: Pick<Layer, 'scene'> & { readonly land: string | undefined }) => {
  const hatch = useId();
  if (scene.blank === '') return null;
  return (
    <g className="blank" clipPath={land}>
      <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0,0V7" />
      </pattern>
      <path className="blank-ground" d={scene.blank} />
      <path d={scene.blank} fill={`url(#${hatch})`} />
    </g>
  );
};

/** Sea, coast, and the areas on them; regions of the land end where it ends, and lie on those of the sea. */
export const Ground = memo((layer: GroundProps) => {
  const { scene, picking, near } = layer;
  const [land, shore] = [useId(), useId()];
  const clip = scene.coast ? `url(#${land})` : undefined;
  const drawn = scene.spots.filter(isGround);
  const legal = new Set(drawn.filter(({ kind, member }) => picking.isLegal(kind, member)));
  const order = useMemo(keptOrder, []);
  const parts = Map.groupBy(
    drawn,
    (spot) => legal.has(spot) || isDrawn(near, spot) || picking.isPicked(spot.kind, spot.member),
  );
  const areas = order(parts.get(true) ?? [], legal);
  const onLand = areas.filter((spot) => spot.on === 'land');
  return (
    <>
      {scene.coast ? <Waters scene={scene} shore={shore} land={land} /> : <Paper scene={scene} />}
      <g className="seas">
        <Areas {...layer} spots={areas.filter((spot) => spot.on === 'sea')} />
      </g>
      {scene.coast ? <use href={`#${shore}`} className="land" /> : null}
      <Blank scene={scene} land={clip} />
      <Far spots={parts.get(false) ?? []} fills={layer.fills} />
      <g clipPath={clip}>
        <Areas {...layer} spots={onLand.filter((spot) => !spot.closed)} />
        <Frontiers scene={scene} holders={layer.holders} />
        <Tufts scene={scene} fills={layer.fills} near={near} />
      </g>
      <Areas {...layer} spots={onLand.filter((spot) => spot.closed)} clip={clip} />
      {scene.coast ? <use href={`#${shore}`} className="coast" /> : null}
    </>
  );
});

/** A board of a few places is drawn on the table itself, so its paper has no edge; cells are cut out and lie on it. */
const Paper = memo(({ scene: { width, height, apart, spots } }: Pick<Layer, 'scene'>) =>
  spots.some(({ draw }) => draw === 'hex') ? (
    <path
      className="cells-edge"
      d={spots
        .filter(({ draw }) => draw === 'hex')
        .map(drawnPath)
        .join('')}
    />
  ) : apart > 0 ? (
    <rect className="sheet" x={-width} y={-height} width={width * 3} height={height * 3} />
  ) : (
    <rect className="sheet" width={width} height={height} />
  ),
);
