import { type Heat, type HeatKey, heatKeys, heatLevel, hottest, shortNumber } from './heat.ts';
import type { Scene } from './scene.ts';

interface Props {
  readonly heat: Heat | undefined;
  readonly scene: Scene;
  readonly px: number;
}

/** A tag with a number on each place; one where nothing happened has a broken frame. */
export const HeatMarks = ({ heat, scene, px }: Props) => {
  if (heat === undefined) return null;
  const most = hottest(heat, scene);
  return (
    <g className="heat">
      {scene.spots.map(({ kind, member, at, room, draw }) => {
        const times = heat.places.get(`${kind}.${member}`)?.times;
        if (times === undefined) return null;
        const tag: HeatKey = { level: heatLevel(times, most), label: shortNumber(times) };
        const space = room > 0 ? room : 20 * px;
        const size = Math.min(11 * px, (1.7 * space) / widthOf(tag));
        // On the mark of a place, whose name is next to it; elsewhere below what stands there.
        const below = draw === 'place' ? 0 : 0.55 * space;
        return (
          <g key={`${kind}.${member}`} transform={`translate(${at[0]},${at[1] + below})`}>
            <Tag tag={tag} size={size} />
          </g>
        );
      })}
    </g>
  );
};

/** In heights of its letters. */
const widthOf = ({ label }: HeatKey): number => 0.9 + 0.6 * label.length;

const Tag = ({ tag, size }: { readonly tag: HeatKey; readonly size: number }) => {
  const width = size * widthOf(tag);
  return (
    <g className={`heat-${tag.level}`}>
      <rect x={-width / 2} y={-size * 0.65} width={width} height={size * 1.3} rx={size * 0.3} />
      <text fontSize={size}>{tag.label}</text>
    </g>
  );
};

/** What the tags mean. */
export const HeatLegend = ({ heat, scene }: { readonly heat: Heat; readonly scene: Scene }) => (
  <p className="heat-legend">
    {heat.title}{' '}
    {heatKeys(hottest(heat, scene)).map(({ level, label }) => (
      <span key={level} className={`heat-key heat-${level}`}>
        {label}
      </span>
    ))}
  </p>
);
