import type { Layer } from './Ground.tsx';
import { Mark } from './Mark.tsx';
import { isNear } from './near.ts';
import { Pick } from './Pick.tsx';
import type { Rings } from './rings.ts';
import { sideAt } from './sides.ts';
import type { Spot } from './spot.ts';

/** Where areas alone may be chosen, a click on a place in one of them means the area. */
const isPassed = ({ scene, picking }: Pick<Layer, 'scene' | 'picking'>): boolean => {
  const isLegal = ({ kind, member }: Spot): boolean => picking.onPick !== undefined && picking.isLegal(kind, member);
  const legal = scene.spots.filter(isLegal);
  return legal.length > 0 && !legal.some(({ draw }) => draw === 'place');
};

interface PlacesProps extends Layer {
  readonly radius: number;
  readonly rings: Rings;
}

/** A finger needs more room than an eye: so much larger than the mark is what it hits. */
const TARGET = 2.2;

/** A mark where it is drawn now. */
const moved = (spot: Spot, rings: Rings): Spot => ({
  ...spot,
  at: rings.get(`${spot.kind}.${spot.member}`) ?? spot.at,
});

/** The printed places: cities, bases, nodes of a graph, and the marks of regions that have one. */
export const Places = ({ scene, layout, read, radius, picking, rings, fills, near }: PlacesProps) => {
  const isDrawn = ({ kind, member, at }: Spot): boolean =>
    isNear(near, at, radius * TARGET) || picking.isLegal(kind, member) || picking.isPicked(kind, member);
  const valueAt = ({ kind, ordinal }: Spot): string | undefined => {
    const value = scene.apart > 0 ? read(kind, ordinal, layout.kinds[kind]?.value) : undefined;
    return value === undefined ? undefined : String(value);
  };
  return (
    <>
      {scene.spots
        .filter((spot) => spot.marked)
        .map((spot) => (
          <g key={`${spot.kind}.${spot.member}`} className="region-mark">
            <Mark
              {...{ radius: radius * 1.3, side: sideAt(layout, read, spot), value: valueAt(spot) }}
              spot={moved(spot, rings)}
            />
          </g>
        ))}
      <g className={isPassed({ scene, picking }) ? 'places passed' : 'places'}>
        {scene.spots
          .filter((spot) => spot.draw === 'place' && isDrawn(spot))
          .map((spot) => (
            <Pick
              key={`${spot.kind}.${spot.member}`}
              picking={picking}
              kind={spot.kind}
              member={spot.member}
              name={spot.name}
            >
              <circle cx={spot.at[0]} cy={spot.at[1]} r={radius * TARGET} className="target" />
              <Mark
                {...{ spot, radius: radius * 1.3, side: sideAt(layout, read, spot), value: valueAt(spot) }}
                fill={fills.get(`${spot.kind}.${spot.member}`)}
              />
            </Pick>
          ))}
      </g>
    </>
  );
};
