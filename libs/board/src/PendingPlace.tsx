import type { Hands } from './hands.ts';
import type { Project } from './projection.ts';

interface Props {
  readonly adding: Hands['adding'];
  /** From the layout to the sheet. */
  readonly to: Project;
  readonly px: number;
}

/** Where a place that is being added would lie. */
export const PendingPlace = ({ adding, to, px }: Props) => {
  if (adding?.pending === undefined) return null;
  const [x, y] = to(adding.pending);
  return (
    <g className="map-ghost" data-part="pending">
      <circle cx={x} cy={y} r={9 * px} />
      <path d={`M${x - 14 * px},${y}h${28 * px}M${x},${y - 14 * px}v${28 * px}`} />
    </g>
  );
};
