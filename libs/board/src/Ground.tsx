import { memo, useId } from 'react';
import type { Reader } from './facts.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import { Pickable, type Picking, type Stance, stanceOf } from './Pick.tsx';
import { groundId } from './patterns.tsx';
import { path } from './regions.ts';
import type { Scene } from './scene.ts';
import { sideAt } from './sides.ts';
import type { Spot } from './spot.ts';

export interface Layer {
  /** Fills of cells by `Kind.member`. */
  readonly fills: ReadonlyMap<string, string>;
  readonly scene: Scene;
  readonly layout: BoardLayout;
  readonly read: Reader;
  readonly picking: Picking;
}

/** Neighbouring regions get different soft tints; five are enough for the eye. */
const tint = (spot: Spot): string => `tint-${spot.ordinal % 5}`;

interface AreaProps {
  /** What its cell looks like by itself, below the colour of a side. */
  readonly fill: string | undefined;
  readonly spot: Spot;
  readonly side: SideLayout | undefined;
  readonly owned: boolean;
}

/** Where sides colour the regions, those without one stay plain. */
const classOf = (spot: Spot, owned: boolean): string => {
  if (spot.draw === 'hex') return 'hex';
  if (spot.on === 'sea') return 'region open-sea';
  return owned ? 'region plain' : `region ${tint(spot)}`;
};

const Area = ({ spot, side, owned, fill }: AreaProps) => {
  const ground = side && `url(#${groundId(side)})`;
  return (
    <>
      {fill && ground ? <path className="hex below" d={spot.polygons.map(path).join('')} style={{ fill }} /> : null}
      <path
        className={classOf(spot, owned)}
        d={spot.polygons.map(path).join('')}
        fillRule="evenodd"
        // The stroke closes the seams between the cells of one region.
        style={ground ? { fill: ground, stroke: ground, opacity: 0.45 } : fill ? { fill } : undefined}
      />
      {spot.draw === 'region' ? <path className="rim" d={spot.rim} /> : null}
    </>
  );
};

/** Of hundreds of areas a step changes few: the others stay as they are. */
const Place = memo(({ spot, side, owned, fill, ...stance }: AreaProps & Stance) => (
  <Pickable {...stance} kind={spot.kind} member={spot.member} name={spot.name}>
    <Area spot={spot} side={side} owned={owned} fill={fill} />
  </Pickable>
));

interface AreasProps extends Layer {
  readonly spots: readonly Spot[];
  readonly clip?: string | undefined;
}

const Areas = ({ spots, clip, layout, read, picking, fills }: AreasProps) => (
  <g clipPath={clip}>
    {spots.map((spot) => (
      <Place
        key={`${spot.kind}.${spot.member}`}
        {...stanceOf(picking, spot.kind, spot.member)}
        spot={spot}
        side={sideAt(layout, read, spot)}
        owned={layout.kinds[spot.kind]?.side !== undefined}
        fill={fills.get(`${spot.kind}.${spot.member}`)}
      />
    ))}
  </g>
);

/** Sea, coast, and the areas on them; regions of the land end where it ends, and lie on those of the sea. */
export const Ground = (layer: Layer) => {
  const { scene, picking } = layer;
  const land = useId();
  const areas = scene.spots
    .filter((spot) => spot.polygons.length > 0 && spot.draw !== 'feature')
    // Legal areas last, so that no neighbour covers their outline.
    .sort((a, b) => Number(picking.isLegal(a.kind, a.member)) - Number(picking.isLegal(b.kind, b.member)));
  return (
    <>
      {/* Larger than the sheet: the window may show more than the sheet on two of its sides. */}
      <rect
        className={scene.coast ? 'sea' : 'sheet'}
        x={-scene.width}
        y={-scene.height}
        width={scene.width * 3}
        height={scene.height * 3}
      />
      <Areas {...layer} spots={areas.filter((spot) => spot.on === 'sea')} />
      {scene.coast ? (
        <>
          <clipPath id={land}>
            <path d={scene.coast} clipRule="evenodd" />
          </clipPath>
          <path className="land" d={scene.coast} fillRule="evenodd" />
        </>
      ) : null}
      <Areas
        {...layer}
        spots={areas.filter((spot) => spot.on === 'land')}
        clip={scene.coast ? `url(#${land})` : undefined}
      />
      {scene.coast ? <path className="coast" d={scene.coast} /> : null}
    </>
  );
};
