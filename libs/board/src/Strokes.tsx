import { memo } from 'react';
import type { Point } from './layout.ts';
import type { Line } from './lines.ts';
import type { Scene } from './scene.ts';
import { WAYS, WayPaths } from './Terrain.tsx';

/** Whether a line is long enough for its note to stand between the marks at its ends. */
const roomy = (line: Line, px: number): boolean =>
  Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) > 30 * px;

const middle = (line: Line): Point => [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];

const Lozenge = ({ at, note, px }: { at: Point; note: string; px: number }) => (
  <g transform={`translate(${at[0]},${at[1]}) scale(${px})`}>
    <path className="lozenge" d="M0,-9.5 L9,0 L0,9.5 L-9,0 Z" />
    <text className="lozenge-text" fontSize="11">
      {note}
    </text>
  </g>
);

const Stroke = ({ line, className }: { readonly line: Line; readonly className: string }) => (
  <line className={className} x1={line.from[0]} y1={line.from[1]} x2={line.to[0]} y2={line.to[1]} />
);

/** Pixels that a way is as broad as a cell of this size would make it. */
const ROOM = 18;

/** Ink between places, on a casing of paper that keeps it apart from coast and borders; ways as they are on cells. */
export const Strokes = memo(({ scene, px }: { readonly scene: Scene; readonly px: number }) => {
  const plain = scene.lines.filter(({ join }) => join === undefined);
  return (
    <g className="strokes">
      {WAYS.map((join) => (
        <WayPaths
          key={join}
          d={straight(scene.lines.filter((line) => line.join === join))}
          join={join}
          room={ROOM * px}
        />
      ))}
      {plain.map((line) => (
        <Stroke key={line.key} line={line} className="casing" />
      ))}
      {plain.map((line) => (
        <Stroke key={line.key} line={line} className={line.note === undefined ? 'stroke' : 'stroke dashed'} />
      ))}
      {scene.lines.map((line) =>
        line.note === undefined || !roomy(line, px) ? null : (
          <Lozenge key={line.key} at={middle(line)} note={line.note} px={px} />
        ),
      )}
    </g>
  );
});

const straight = (lines: readonly Line[]): string =>
  lines
    .map(({ from, to }) => `M${from[0].toFixed(1)},${from[1].toFixed(1)}L${to[0].toFixed(1)},${to[1].toFixed(1)}`)
    .join('');
