import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';
import { spelled } from './spelled.ts';

interface Props {
  readonly costs: Readonly<Record<string, number>> | undefined;
  readonly scene: Scene;
  readonly size: number;
}

/** What it costs to come to each place that may be chosen, at its upper right. */
export const Costs = ({ costs, scene, size }: Props) => (
  <g className="costs" aria-hidden>
    {Object.entries(costs ?? {}).flatMap(([candidate, cost]) => {
      const spot = scene.byMember.get(placeOf(candidate, scene) ?? '');
      if (spot === undefined) return [];
      const [x, y] = [spot.at[0] + spot.room * 0.34, spot.at[1] - spot.room * 0.46];
      const text = spelled(cost);
      const width = size * (0.5 + 0.52 * text.length);
      return [
        <g key={candidate}>
          <rect x={x - width / 2} y={y - size / 2} width={width} height={size} rx={size / 2} />
          <text x={x} y={y + size * 0.04} fontSize={size * 0.72}>
            {text}
          </text>
        </g>,
      ];
    })}
  </g>
);
