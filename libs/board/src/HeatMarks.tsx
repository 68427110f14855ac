import type { Heat, PlaceHeat } from './heat.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly heat: Heat | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** A tag with a number on each place; one where nothing happened has a broken frame. */
export const HeatMarks = ({ heat, scene, px }: Props) => (
  <g className="heat">
    {scene.spots.map(({ kind, member, at, room }) => {
      const place = heat?.places.get(`${kind}.${member}`);
      if (place === undefined) return null;
      const space = room > 0 ? room : 20 * px;
      const size = Math.min(11 * px, (1.7 * space) / widthOf(place));
      // Below what stands there.
      return (
        <g key={`${kind}.${member}`} transform={`translate(${at[0]},${at[1] + 0.55 * space})`}>
          <Tag place={place} size={size} />
        </g>
      );
    })}
  </g>
);

/** In heights of its letters. */
const widthOf = ({ label }: PlaceHeat): number => 0.9 + 0.6 * label.length;

const Tag = ({ place, size }: { readonly place: PlaceHeat; readonly size: number }) => {
  const width = size * widthOf(place);
  return (
    <g className={`heat-${place.level}`}>
      <rect x={-width / 2} y={-size * 0.65} width={width} height={size * 1.3} rx={size * 0.3} />
      <text fontSize={size}>{place.label}</text>
    </g>
  );
};

/** What the tags mean. */
export const HeatLegend = ({ heat }: { readonly heat: Heat }) => (
  <p className="heat-legend">
    {heat.title}{' '}
    {heat.legend.map(({ level, label }) => (
      <span key={level} className={`heat-key heat-${level}`}>
        {label}
      </span>
    ))}
  </p>
);
