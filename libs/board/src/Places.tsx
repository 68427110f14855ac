import { type Layer, sideAt } from './Ground.tsx';
import { Mark } from './Mark.tsx';
import { Pick } from './Pick.tsx';

/** The printed places: cities, bases, nodes of a graph. */
export const Places = ({ scene, layout, read, radius, legal, chosen, onPick }: Layer & { readonly radius: number }) => (
  <>
    {scene.spots
      .filter((spot) => spot.draw === 'place')
      .map((spot) => (
        <Pick
          key={`${spot.kind}.${spot.member}`}
          name={spot.name}
          member={spot.member}
          legal={legal.has(spot.member)}
          picked={chosen.has(spot.member)}
          onPick={onPick}
        >
          {/* A finger needs more room than an eye: the target is three times the mark. */}
          <circle cx={spot.at[0]} cy={spot.at[1]} r={radius * 2.4} className="target" />
          <Mark spot={spot} radius={radius * 1.3} side={sideAt(layout, read, spot)} />
        </Pick>
      ))}
  </>
);
