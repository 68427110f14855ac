import type { GameInfo } from '@sandtable/engine';
import type { Point } from './layout.ts';
import { type Line, linesOf } from './lines.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly info: GameInfo;
  readonly relation: string | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** All links of one relation, for who edits them; one that leads one way has an arrowhead in its middle. */
export const MapLinks = ({ info, relation, scene, px }: Props) => {
  const own = info.relations.find(({ name }) => name === relation);
  if (own === undefined) return null;
  const lines = linesOf(info, own, scene.byMember);
  const known = new Set(lines.map(({ from, to }) => `${from} ${to}`));
  return (
    <g className="map-links">
      {lines.map(({ key, from, to }) => (
        <line key={key} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
      ))}
      {own.directed
        ? lines
            .filter(({ from, to }) => !known.has(`${to} ${from}`))
            .map((line) => <path key={line.key} d={headOf(line, 6 * px)} />)
        : null}
    </g>
  );
};

/** A triangle that points to where the line leads. */
const headOf = ({ from, to }: Line, size: number): string => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy]: Point = [((to[0] - from[0]) / length) * size, ((to[1] - from[1]) / length) * size];
  const [x, y]: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return `M${x + dx},${y + dy}L${x - dx - dy},${y - dy + dx}L${x - dx + dy},${y - dy - dx}Z`;
};
