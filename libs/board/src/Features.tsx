import type { Layer } from './Ground.tsx';
import type { Point } from './layout.ts';
import { Pick as Pickable } from './Pick.tsx';
import { groundId } from './patterns.tsx';
import { path } from './regions.ts';
import { sideAt } from './sides.ts';
import type { Spot } from './spot.ts';
import { Flag } from './Terrain.tsx';

/** Two short walls beside the way from a door into the body. */
const gate = ([x, y]: Point, [z, w]: Point, room: number): string => {
  const length = Math.hypot(z - x, w - y) || 1;
  const [dx, dy] = [(z - x) / length, (w - y) / length];
  const [px, py] = [-dy * room * 0.34, dx * room * 0.34];
  const from = (s: number): string =>
    `M${x + dx * room * 0.78 + px * s},${y + dy * room * 0.78 + py * s} l${dx * room * 0.62},${dy * room * 0.62}`;
  return from(1) + from(-1);
};

const Body = ({ spot, layout, read }: { readonly spot: Spot } & Pick<Layer, 'layout' | 'read'>) => {
  const side = sideAt(layout, read, spot);
  return (
    <>
      <path
        className="feature-body"
        d={spot.polygons.map(path).join('')}
        style={side ? { fill: `url(#${groundId(side)})` } : undefined}
      />
      <path className="feature-gate" d={(spot.doors ?? []).map((door) => gate(spot.at, door, spot.room)).join('')} />
      {side ? <Flag at={spot.at} room={spot.room} side={side} /> : null}
    </>
  );
};

/** What covers several cells, with the ways into it and the flag of whoever holds it. */
export const Features = ({ scene, layout, read, picking }: Layer) => (
  <>
    {scene.spots
      .filter(({ draw }) => draw === 'feature')
      .map((spot) => (
        <Pickable
          key={`${spot.kind}.${spot.member}`}
          picking={picking}
          kind={spot.kind}
          member={spot.member}
          name={spot.name}
        >
          <Body spot={spot} layout={layout} read={read} />
        </Pickable>
      ))}
  </>
);
