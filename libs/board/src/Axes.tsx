import type { Scene } from './scene.ts';

/** At what strokes over cells are repeated: an upright or a level axis, both, or the middle that they are turned around. */
export type Axes = 'upright' | 'level' | 'both' | 'turned';

interface Props {
  readonly axes: Axes | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** The axes through the middle of all cells. */
export const AxisLines = ({ axes, scene, px }: Props) => {
  const cells = scene.spots.filter(({ draw }) => draw === 'hex');
  if (axes === undefined || cells.length === 0) return null;
  const [left, right] = ends(cells.map(({ at }) => at[0]));
  const [top, bottom] = ends(cells.map(({ at }) => at[1]));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const over = 24;
  return (
    <g className="axes" data-axes={axes}>
      {axes === 'upright' || axes === 'both' ? <line x1={x} y1={top - over} x2={x} y2={bottom + over} /> : null}
      {axes === 'level' || axes === 'both' ? <line x1={left - over} y1={y} x2={right + over} y2={y} /> : null}
      {axes === 'turned' ? (
        <>
          <circle cx={x} cy={y} r={9 * px} />
          <path d={`M${x - 14 * px},${y}h${28 * px}M${x},${y - 14 * px}v${28 * px}`} />
        </>
      ) : null}
    </g>
  );
};

const ends = (all: readonly number[]): readonly [number, number] => [Math.min(...all), Math.max(...all)];
