import { placeOf } from './place-of.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly notes: Readonly<Record<string, string>> | undefined;
  readonly scene: Scene;
  /** One screen pixel in sheet units. */
  readonly px: number;
}

/** Letters that are shown of a note at most. */
const MOST = 34;
const short = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

/** A few words below each place that may be chosen. */
export const Notes = ({ notes, scene, px }: Props) => (
  <g className="notes" aria-hidden>
    {Object.entries(notes ?? {}).flatMap(([candidate, note]) => {
      const spot = scene.byMember.get(placeOf(candidate, scene) ?? '');
      if (spot === undefined) return [];
      const text = short(note);
      const [x, y] = [spot.at[0], spot.at[1] + 18 * px];
      const width = (14 + 6.2 * text.length) * px;
      return [
        <g key={candidate}>
          <rect x={x - width / 2} y={y - 9 * px} width={width} height={18 * px} rx={9 * px} />
          <text x={x} y={y} fontSize={11 * px}>
            {text}
          </text>
        </g>,
      ];
    })}
  </g>
);
