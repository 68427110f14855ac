import { path } from './regions.ts';
import type { Scene } from './scene.ts';

interface Props {
  /** `Kind.member`. */
  readonly lit: readonly string[] | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** What the text is about where someone reads it. */
export const LitMarks = ({ lit = [], scene, px }: Props) => (
  <g className="lit-marks">
    {scene.spots
      .filter(({ kind, member }) => lit.includes(`${kind}.${member}`))
      .map(({ kind, member, draw, at, rim, polygons }) =>
        draw === 'place' ? (
          <circle key={`${kind}.${member}`} cx={at[0]} cy={at[1]} r={11 * px} />
        ) : (
          <path key={`${kind}.${member}`} d={draw === 'region' ? rim : polygons.map(path).join('')} />
        ),
      )}
  </g>
);
