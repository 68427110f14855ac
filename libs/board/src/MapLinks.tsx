import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';

/** The links of one relation, as they stand in the text: it may be ahead of the rules that are played. */
export interface Links {
  readonly directed: boolean;
  readonly all: readonly { readonly from: string; readonly to: string }[];
}

interface Props {
  readonly links: Links | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** All links of one relation, for who edits them; one that leads one way has an arrowhead in its middle. */
export const MapLinks = ({ links, scene, px }: Props) => {
  if (links === undefined) return null;
  const known = new Set(links.all.map(({ from, to }) => `${from} ${to}`));
  return (
    <g className="map-links">
      {links.all.map(({ from, to }) => {
        const [start, end] = [scene.byMember.get(from)?.at, scene.byMember.get(to)?.at];
        if (start === undefined || end === undefined) return null;
        return (
          <g key={`${from} ${to}`} data-link={`${from} ${to}`}>
            <line x1={start[0]} y1={start[1]} x2={end[0]} y2={end[1]} />
            {links.directed && !known.has(`${to} ${from}`) ? <path d={headOf(start, end, 6 * px)} /> : null}
          </g>
        );
      })}
    </g>
  );
};

/** A triangle that points to where the line leads. */
const headOf = (from: Point, to: Point, size: number): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy]: Point = [((to[0] - from[0]) / length) * size, ((to[1] - from[1]) / length) * size];
  const [x, y]: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return `M${x + dx},${y + dy}L${x - dx - dy},${y - dy + dx}L${x - dx + dy},${y - dy - dx}Z`;
};
