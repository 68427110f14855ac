import type { Reader } from './facts.ts';
import type { BoardLayout, Point, SideLayout } from './layout.ts';
import type { Line } from './lines.ts';
import { Pick } from './Pick.tsx';
import { path, rim } from './regions.ts';
import type { Scene, Spot } from './scene.ts';

export interface Layer {
  readonly scene: Scene;
  readonly layout: BoardLayout;
  readonly read: Reader;
  readonly legal: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly onPick: ((member: string) => void) | undefined;
}

/** The side of a place or region, if a field of its kind names one. */
export const sideAt = (layout: BoardLayout, read: Reader, spot: Spot): SideLayout | undefined =>
  layout.sides[String(read(spot.kind, spot.ordinal, layout.kinds[spot.kind]?.side))];

/** Neighbouring regions get different soft tints; five are enough for the eye. */
const tint = (spot: Spot): string => `tint-${spot.ordinal % 5}`;

const Area = ({ spot, side }: { spot: Spot; side: SideLayout | undefined }) => (
  <>
    <path
      className={spot.draw === 'hex' ? 'hex' : `region ${tint(spot)}`}
      d={spot.polygons.map(path).join('')}
      style={side ? { fill: side.colour, fillOpacity: 0.16 } : undefined}
    />
    {spot.draw === 'region' ? <path className="rim" d={rim(spot.polygons)} /> : null}
  </>
);

/** Sea, coast, and the areas on them. */
export const Ground = ({ scene, layout, read, legal, chosen, onPick }: Layer) => (
  <>
    <rect className={scene.coast ? 'sea' : 'sheet'} width={scene.width} height={scene.height} />
    {scene.coast ? <path className="coast" d={scene.coast} fillRule="evenodd" /> : null}
    {scene.spots
      .filter((spot) => spot.polygons.length > 0)
      // Legal areas last, so that no neighbour covers their outline.
      .sort((a, b) => Number(legal.has(a.member)) - Number(legal.has(b.member)))
      .map((spot) => (
        <Pick
          key={`${spot.kind}.${spot.member}`}
          name={spot.name}
          member={spot.member}
          legal={legal.has(spot.member)}
          picked={chosen.has(spot.member)}
          onPick={onPick}
        >
          <Area spot={spot} side={sideAt(layout, read, spot)} />
        </Pick>
      ))}
  </>
);

/** Whether a line is long enough for its note to stand between the marks at its ends. */
const roomy = (line: Line, px: number): boolean =>
  Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) > 34 * px;

const middle = (line: Line): Point => [(line.from[0] + line.to[0]) / 2, (line.from[1] + line.to[1]) / 2];

const Lozenge = ({ at, note, px }: { at: Point; note: string; px: number }) => (
  <g transform={`translate(${at[0]},${at[1]}) scale(${px * 0.8})`}>
    <path className="lozenge" d="M0,-9 L9,0 L0,9 L-9,0 Z" />
    <text className="lozenge-text" fontSize="9">
      {note}
    </text>
  </g>
);

export const Strokes = ({ scene, px }: { readonly scene: Scene; readonly px: number }) => (
  <g className="strokes">
    {scene.lines.map((line) => (
      <g key={line.key}>
        <line
          className={line.note === undefined ? 'stroke' : 'stroke dashed'}
          x1={line.from[0]}
          y1={line.from[1]}
          x2={line.to[0]}
          y2={line.to[1]}
        />
        {line.note === undefined || !roomy(line, px) ? null : <Lozenge at={middle(line)} note={line.note} px={px} />}
      </g>
    ))}
  </g>
);
