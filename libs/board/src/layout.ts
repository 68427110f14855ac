import type { Diagnostic } from '@sandtable/diagnostics';
import { type FormatOf, readFormat } from '@sandtable/schema';
import * as format from '@sandtable/schema/layout';

// How a ruleset is drawn, as its `layout.json` says it (version 1); the schema says what each part means.
export type Point = FormatOf<typeof format.point>;
export type Side = FormatOf<typeof format.compassSide>;
export type Shape = FormatOf<typeof format.shape>;
export type Pattern = FormatOf<typeof format.pattern>;
export type PlaceLayout = FormatOf<typeof format.place>;
export type StretchLayout = FormatOf<typeof format.stretch>;
export type SetupLayout = FormatOf<typeof format.setup>;
export type SideLayout = FormatOf<typeof format.side>;
export type SymbolName = FormatOf<typeof format.symbol>;
export type Tone = FormatOf<typeof format.tone>;
export type Sign = FormatOf<typeof format.mark>;
export type Join = FormatOf<typeof format.join>;
export type LookLayout = FormatOf<typeof format.look>;
export type CounterForm = FormatOf<typeof format.body>;
export type ValueLayout = FormatOf<typeof format.value>;
export type ValuesLayout = FormatOf<typeof format.values>;
export type BadgeLayout = FormatOf<typeof format.badge>;
export type CardLineLayout = FormatOf<typeof format.cardLine>;
export type KindLayout = FormatOf<typeof format.kind>;
export type LineLayout = FormatOf<typeof format.line>;
export type ArrowLayout = FormatOf<typeof format.arrow>;
export type StripLayout = FormatOf<typeof format.strip>;
export type TableLayout = FormatOf<typeof format.table>;
export type TrackLayout = FormatOf<typeof format.track>;
export type BoxLayout = FormatOf<typeof format.box>;
export type HandLayout = FormatOf<typeof format.hand>;
export type ScoreLayout = FormatOf<typeof format.score>;
export type ChartLayout = FormatOf<typeof format.chart>;
export type HitsLayout = FormatOf<typeof format.hits>;
export type DiceLayout = FormatOf<typeof format.dice>;
export type EventLayout = FormatOf<typeof format.event>;
export type StandingLayout = FormatOf<typeof format.standing>;

type Loose = FormatOf<typeof format.layoutSchema>;

/** What is otherwise where it is left out, and has no value that says so. */
type Unsaid = 'table' | 'cellNames' | 'stretch' | 'frame' | 'strip';

/** A layout with everything it left out. */
export interface BoardLayout
  extends Pick<Loose, Unsaid>,
    Required<Omit<Loose, '$schema' | 'board' | 'lines' | Unsaid>> {
  readonly board: { readonly kind: readonly string[] };
  readonly lines: readonly LineLayout[];
}

export const emptyLayout: BoardLayout = {
  version: 1,
  board: { kind: [] },
  places: {},
  blank: {},
  projection: 'none',
  base: 'none',
  sides: {},
  kinds: {},
  lines: [],
  arrows: [],
  looks: [],
  targets: [],
  setups: [],
  skips: [],
  pickedFirst: [],
  pieceAnswers: [],
  piles: 'none',
  standing: [],
  tracks: [],
  boxes: [],
  hands: [],
  scores: [],
  charts: [],
  dice: [],
  unshown: [],
  events: {},
};

const listed = (kinds: string | readonly string[] | undefined): readonly string[] =>
  typeof kinds === 'string' ? [kinds] : (kinds ?? []);
const line = (l: string | LineLayout): LineLayout => (typeof l === 'string' ? { relation: l } : l);

/** Everything that is wrong with the text of a layout, with its place. */
export const layoutFindings = (file: string, text: string): readonly Diagnostic[] =>
  readFormat(file, text, format.layoutSchema).findings;

/** Reads a layout; undefined if anything is wrong with it, so that the caller falls back to a generic drawing. */
export const readLayout = (text: string): BoardLayout | undefined => {
  const { value, findings } = readFormat('', text, format.layoutSchema);
  if (findings.length > 0) return undefined;
  const loose = value as Loose;
  return { ...emptyLayout, ...loose, board: { kind: listed(loose.board?.kind) }, lines: (loose.lines ?? []).map(line) };
};

/** The first anchor of a place. */
export const anchors = (place: PlaceLayout): readonly Point[] => {
  const at = place.at as readonly (number | Point)[];
  return typeof at[0] === 'number' ? [place.at as Point] : (place.at as readonly Point[]);
};
