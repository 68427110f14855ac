import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useMemo, useRef } from 'react';
import { autoLayout } from './auto.ts';
import { around, type Box } from './boxes.ts';
import { Counter } from './Counter.tsx';
import { reader } from './facts.ts';
import { Ground, Strokes } from './Ground.tsx';
import { Labels } from './Labels.tsx';
import { type LabelWish, placeLabels } from './labels.ts';
import type { BoardLayout } from './layout.ts';
import { Pick } from './Pick.tsx';
import { Places } from './Places.tsx';
import { Fills } from './patterns.tsx';
import { pieces, placeBoxes, type StandingPiece, stand } from './pieces.ts';
import { type Rings, type Scene, scene } from './scene.ts';
import { TableBoard } from './TableBoard.tsx';
import { useWidth } from './useWidth.ts';
import { useZoom, type Zooming } from './zoom.ts';

export interface BoardProps {
  readonly info: GameInfo;
  readonly view: MatchView | undefined;
  readonly layout: BoardLayout | undefined;
  /** Names of members that may be chosen now. */
  readonly candidates: readonly string[];
  readonly picked: readonly string[];
  readonly onPick: ((member: string) => void) | undefined;
  /** Coastlines as rings of longitude and latitude. */
  readonly rings?: Rings | undefined;
  /** Names of members as people read them; ids made readable where there is none. */
  readonly nameOf?: ((kind: string, member: string) => string | undefined) | undefined;
  readonly words?: Partial<BoardWords> | undefined;
}
export interface BoardWords {
  readonly board: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
}
const english: BoardWords = { board: 'Board', closer: 'Zoom in', farther: 'Zoom out', whole: 'Whole board' };

const none: Rings = [];

/** Sizes in sheet units that stay the same on screen: `px` is one screen pixel at the present zoom. */
const sizes = (px: number, width: number) => ({
  text: 11.5 * px,
  mark: 4.6 * px,
  counter: Math.min(26 * px, width / 24),
});

/** Longer names wait until the reader zooms in: on the whole board they would drown the short ones. */
const LONG = 20;

const wishes = (place: Scene, text: number, mark: number, near: boolean): readonly LabelWish[] =>
  place.spots
    .filter((s) => s.draw !== 'hex' && (near || s.draw === 'region' || s.name.length <= LONG))
    // Names of regions first, then short names: long ones are the hardest to place and the least missed.
    .sort((a, b) => Number(b.draw === 'region') - Number(a.draw === 'region') || a.name.length - b.name.length)
    .map((s) => ({
      key: `${s.kind}.${s.member}`,
      text: s.name,
      at: s.at,
      radius: s.draw === 'region' ? 0 : mark * 1.2,
      size: s.draw === 'region' ? text * 1.1 : text,
      side: s.labelSide,
    }));

const obstacles = (place: Scene, standing: readonly StandingPiece[], mark: number): readonly Box[] => [
  ...standing.map((p) => around(p.at, p.size, p.size)),
  ...placeBoxes(place, mark * 2),
];

const Tools = ({ zooming, words }: { zooming: Zooming; words: BoardWords }) => (
  <div className="board-tools">
    <button type="button" onClick={() => zooming.by(1.4)} aria-label={words.closer} title={words.closer}>
      +
    </button>
    <button type="button" onClick={() => zooming.by(1 / 1.4)} aria-label={words.farther} title={words.farther}>
      −
    </button>
    {zooming.zoom.k > 1 ? (
      <button type="button" onClick={zooming.reset}>
        {words.whole}
      </button>
    ) : null}
  </div>
);

const named = (found: Scene, nameOf: BoardProps['nameOf']): Scene => ({
  ...found,
  spots: found.spots.map((s) => ({ ...s, name: nameOf?.(s.kind, s.member) ?? s.name })),
});

/** The board as an SVG sheet; knows nothing but what it is handed. */
const Sheet = (props: BoardProps & { readonly how: BoardLayout; readonly place: Scene }) => {
  const { info, view, how, place, picked, onPick } = props;
  const words = { ...english, ...props.words };
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const zooming = useZoom(svg, place.width, place.height);
  const { k, x, y } = zooming.zoom;
  const { text, mark, counter } = sizes(place.width / width / k, place.width);
  const read = useMemo(() => reader(info, view), [info, view]);
  const standing = useMemo(
    () => stand(pieces(info, how, place, read), place, counter, mark * 2.4),
    [info, how, place, read, counter, mark],
  );
  const sheet = { x: 0, y: 0, w: place.width, h: place.height };
  const labels = placeLabels(wishes(place, text, mark, k >= 1.5), obstacles(place, standing, mark), sheet);
  const legal = new Set(props.candidates);
  const chosen = new Set(picked);
  return (
    <div className="board">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg
        ref={svg}
        className="board-sheet"
        viewBox={`0 0 ${place.width} ${place.height.toFixed(1)}`}
        role="group"
        aria-label={words.board}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet takes the keys that zoom and move it
        tabIndex={0}
        onKeyDown={zooming.onKeyDown}
        onPointerDown={zooming.onPointerDown}
        onPointerMove={zooming.onPointerMove}
        onPointerUp={zooming.onPointerUp}
        onPointerLeave={zooming.onPointerUp}
      >
        <Fills sides={Object.values(how.sides)} />
        <g transform={`translate(${x},${y}) scale(${k})`}>
          <Ground scene={place} layout={how} read={read} legal={legal} chosen={chosen} onPick={onPick} />
          <Strokes scene={place} px={mark / 4.6} />
          <Places scene={place} layout={how} read={read} radius={mark} legal={legal} chosen={chosen} onPick={onPick} />
          <Labels labels={labels} />
          {standing.map((piece) => (
            <Pick
              key={`${piece.kind}.${piece.member}`}
              name={described(piece)}
              member={piece.member}
              legal={legal.has(piece.member)}
              picked={chosen.has(piece.member)}
              onPick={onPick}
            >
              <Counter piece={piece} />
            </Pick>
          ))}
        </g>
      </svg>
      <Tools zooming={zooming} words={words} />
    </div>
  );
};

const described = (piece: StandingPiece): string =>
  [piece.name, piece.sideName, piece.value, piece.place].filter((part) => part !== undefined && part !== '').join(', ');

export const Board = (props: BoardProps) => {
  const { info, layout, rings = none, nameOf } = props;
  const how = useMemo(() => layout ?? autoLayout(info), [info, layout]);
  const place = useMemo(() => named(scene(info, how, rings), nameOf), [info, how, rings, nameOf]);
  if (place.spots.length === 0) return <TableBoard {...props} />;
  return <Sheet {...props} how={how} place={place} />;
};
