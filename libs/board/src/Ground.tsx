import { useId } from 'react';
import type { Reader } from './facts.ts';
import type { BoardLayout, SideLayout } from './layout.ts';
import { Pick, type Picking } from './Pick.tsx';
import { path } from './regions.ts';
import type { Scene } from './scene.ts';
import { sideAt } from './sides.ts';
import type { Spot } from './spot.ts';

export interface Layer {
  readonly scene: Scene;
  readonly layout: BoardLayout;
  readonly read: Reader;
  readonly picking: Picking;
}

/** Neighbouring regions get different soft tints; five are enough for the eye. */
const tint = (spot: Spot): string => `tint-${spot.ordinal % 5}`;

const Area = ({ spot, side }: { spot: Spot; side: SideLayout | undefined }) => (
  <>
    <path
      className={spot.draw === 'hex' ? 'hex' : `region ${tint(spot)}`}
      d={spot.polygons.map(path).join('')}
      style={side ? { fill: side.colour, fillOpacity: 0.16 } : undefined}
    />
    {spot.draw === 'region' ? <path className="rim" d={spot.rim} /> : null}
  </>
);

/** Sea, coast, and the areas on them; regions end where the land ends. */
export const Ground = ({ scene, layout, read, picking }: Layer) => {
  const land = useId();
  const areas = scene.spots
    .filter((spot) => spot.polygons.length > 0)
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
      {scene.coast ? (
        <>
          <clipPath id={land}>
            <path d={scene.coast} clipRule="evenodd" />
          </clipPath>
          <path className="land" d={scene.coast} fillRule="evenodd" />
        </>
      ) : null}
      <g clipPath={scene.coast ? `url(#${land})` : undefined}>
        {areas.map((spot) => (
          <Pick
            key={`${spot.kind}.${spot.member}`}
            picking={picking}
            kind={spot.kind}
            member={spot.member}
            name={spot.name}
          >
            <Area spot={spot} side={sideAt(layout, read, spot)} />
          </Pick>
        ))}
      </g>
      {scene.coast ? <path className="coast" d={scene.coast} /> : null}
    </>
  );
};
