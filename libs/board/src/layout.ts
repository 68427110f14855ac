import type { Diagnostic } from '@sandtable/diagnostics';
import { readFormat } from '@sandtable/schema';
import { layoutSchema } from './layout-schema.ts';

/** How a ruleset is drawn, as its `layout.json` says it (version 1). `layout-schema.ts` describes the same shape. */
export type Point = readonly [number, number];
export type Side = 'n' | 'e' | 's' | 'w';
export type Shape = 'square' | 'circle' | 'hexagon' | 'star';
export type Pattern = 'hatch' | 'lines' | 'dots' | 'solid';

export interface PlaceLayout {
  /** One anchor, or several where a region has a long body. Longitude and latitude if there is a projection. */
  readonly at: Point | readonly Point[];
  /** Beside which side of its mark the name stands, or the middle of the name itself. */
  readonly label?: Side | Point;
  /** A region that has one shows it at its first anchor, filled for whoever holds the region. */
  readonly shape?: Shape;
  /** What it is called where its name has no room. */
  readonly short?: string;
  /** A region that says so fills the map up to its neighbours, on land or on the sea. */
  readonly on?: 'land' | 'sea';
  /** The borders of a region, where they are drawn: rings of corners. What lies in an even number of rings is a hole. */
  readonly outline?: readonly (readonly Point[])[];
}
export interface SideLayout {
  readonly colour: string;
  readonly pattern: Pattern;
  readonly letter: string;
}
/** Colours of ground that suit both light and dark paper. */
export type Tone = 'meadow' | 'forest' | 'water' | 'sand' | 'rock' | 'marsh' | 'snow' | 'mud' | 'town';
export type Sign = 'trees' | 'waves' | 'grass' | 'rocks' | 'hatch' | 'dots' | 'cross' | 'ring' | 'diamond' | 'bridge';
export type Join = 'road' | 'track' | 'river' | 'ditch';
type Single = string | number | boolean;

/** How cells look whose field has a value. Of several fills the first counts; everything else is drawn together. */
export interface LookLayout {
  /** `Kind.field` of a kind on a grid. */
  readonly of: string;
  /** Without it all values but none, false, 0 and the empty set. */
  readonly value?: Single | readonly Single[];
  /** A tone, or a colour with another for dark paper. */
  readonly fill?: string;
  readonly dark?: string;
  readonly mark?: Sign;
  /** A line to each neighbour that has the same. */
  readonly join?: Join;
  /** The value is written on the cell. */
  readonly number?: boolean;
  /** The value is a side: its flag stands on the cell. */
  readonly flag?: boolean;
}
/** A small state of a counter, shown at its lower edge. */
export interface BadgeLayout {
  readonly field: string;
  /** As many pips as the number says, the number itself, or a sign where the value is there at all. */
  readonly show?: 'pips' | 'number' | 'sign';
  readonly shape?: 'dot' | 'square' | 'star';
  readonly sign?: string;
}
export interface KindLayout {
  /** `feature`: covers cells of a grid; `sign`: a word or number printed on its place. */
  readonly draw: 'place' | 'region' | 'counter' | 'card' | 'feature' | 'sign' | 'none';
  /** Fields that a card tells below its name, where they are not as they begin. */
  readonly lines?: readonly string[];
  readonly shape?: Shape;
  /** Cells of a feature, and those that lead into it: `Kind.field` of the feature that names cells, or of the cells that names it. */
  readonly body?: string;
  readonly doors?: string;
  readonly badges?: readonly BadgeLayout[];
  /** A field that is true where the counter has nothing left to do. */
  readonly faded?: string;
  /** What stands in the band for a label. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Fields of the kind: whose it is, where it stands, what is written on it, its big figure. */
  readonly side?: string;
  readonly at?: string;
  readonly label?: string;
  readonly value?: string;
  /** What stands on the counter for a value, where that is another sign than the value itself. */
  readonly figures?: Readonly<Record<string, string>>;
}
export interface LineLayout {
  readonly relation: string;
  /** Field of the relation shown in a small lozenge; joins that have one are dashed. */
  readonly field?: string;
}
/** Values of a field that point somewhere: `move(to: Site)` is an arrow from where its piece stands. */
export interface ArrowLayout {
  /** `Kind.field` of a kind of counters, or a state that is a list: then its values say from where and where to. */
  readonly of: string;
  /** Without it the value itself is where the arrow ends. */
  readonly tag?: string;
  /** Field with a number that stands on the arrow; the values of a list are numbered in their order. */
  readonly number?: string;
  /** Part of the value that is a place: where the arrow ends. */
  readonly to?: string;
  /** Part that is another place: the arrow ends on the way from there, or there if it goes nowhere. */
  readonly via?: string;
  /** Field that says where the counter stood; without it where it stands. */
  readonly from?: string;
  readonly style?: 'solid' | 'dashed' | 'dotted';
  /** Field of the kind, and those of its values that mean that nothing came of it. */
  readonly failed?: { readonly field: string; readonly values: readonly string[] };
}
/** What is told of each role beside the board: a field of its kind, or how many members name it in a field. */
type StandingLayout =
  /** `Kind.field` of the kind of the roles. */
  | string
  | {
      /** `Kind.field`: a field that names roles. */
      readonly count: string;
      /** Field of the same kind: only members of which this is true are counted. */
      readonly where?: string;
    };
/** Where piles of cards lie. */
export interface TableLayout {
  /** Kind whose members head the columns: the last argument of the piles of a row. */
  readonly columns?: string;
  /** Piles with their arguments up to the column, `["front", "allies"]`; an empty row is the one with the heads. */
  readonly rows?: readonly (readonly string[])[];
  /** Piles whose cards lie side by side, for whoever may see them. */
  readonly hands?: readonly string[];
  /** Piles of which only the number is told, and the uppermost card where it can be seen. */
  readonly stacks?: readonly string[];
}
export interface BoardLayout {
  readonly version: 1;
  readonly board: { readonly kind: readonly string[] };
  readonly places: Readonly<Record<string, PlaceLayout>>;
  /** Anchors of ground that is nobody's: regions end there. */
  readonly blank: { readonly land?: readonly Point[]; readonly sea?: readonly Point[] };
  readonly projection: 'none' | 'europe';
  readonly base: 'europe' | 'none';
  readonly sides: Readonly<Record<string, SideLayout>>;
  readonly kinds: Readonly<Record<string, KindLayout>>;
  readonly lines: readonly LineLayout[];
  readonly arrows: readonly ArrowLayout[];
  readonly looks: readonly LookLayout[];
  /** Questions, or parameters of them, whose candidates are aimed at: `procedure/label` or `procedure/label.parameter`. */
  readonly targets: readonly string[];
  /** Piles with something in them stand as a table below the board. */
  readonly piles: 'below' | 'none';
  readonly standing: readonly StandingLayout[];
  /** How cards lie on the table; without it piles are told in words. */
  readonly table?: TableLayout;
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
  piles: 'none',
  standing: [],
};

type Loose = Partial<Omit<BoardLayout, 'board' | 'lines'>> & {
  board?: { kind?: string | readonly string[] };
  lines?: readonly (string | LineLayout)[];
};

const listed = (kinds: string | readonly string[] | undefined): readonly string[] =>
  typeof kinds === 'string' ? [kinds] : (kinds ?? []);
const line = (l: string | LineLayout): LineLayout => (typeof l === 'string' ? { relation: l } : l);

/** Everything that is wrong with the text of a layout, with its place. */
export const layoutFindings = (file: string, text: string): readonly Diagnostic[] =>
  readFormat(file, text, layoutSchema).findings;

/** Reads a layout; undefined if anything is wrong with it, so that the caller falls back to a generic drawing. */
export const readLayout = (text: string): BoardLayout | undefined => {
  const { value, findings } = readFormat('', text, layoutSchema);
  if (findings.length > 0) return undefined;
  const loose = value as Loose;
  return { ...emptyLayout, ...loose, board: { kind: listed(loose.board?.kind) }, lines: (loose.lines ?? []).map(line) };
};

/** The first anchor of a place. */
export const anchors = (place: PlaceLayout): readonly Point[] => {
  const at = place.at as readonly (number | Point)[];
  return typeof at[0] === 'number' ? [place.at as Point] : (place.at as readonly Point[]);
};
