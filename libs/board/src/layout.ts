import type { Diagnostic } from '@sandtable/diagnostics';
import { readFormat } from '@sandtable/schema';
import { checkLayout } from './layout-check.gen.ts';

/** How a ruleset is drawn, as its `layout.json` says it (version 1). `layout-schema.ts` describes the same shape. */
export type Point = readonly [number, number];
export type Side = 'n' | 'e' | 's' | 'w';
export type Shape = 'square' | 'circle' | 'hexagon' | 'star';
export type Pattern = 'hatch' | 'lines' | 'dots' | 'solid';

export interface PlaceLayout {
  /** One anchor, or several where a region has a long body. Longitude and latitude if there is a projection. */
  readonly at: Point | readonly Point[];
  readonly label?: Side;
  /** A region that has one shows it at its first anchor, filled for whoever holds the region. */
  readonly shape?: Shape;
  /** What it is called where its name has no room. */
  readonly short?: string;
  /** A region that says so fills the map up to its neighbours, on land or on the sea. */
  readonly on?: 'land' | 'sea';
}
export interface SideLayout {
  readonly colour: string;
  readonly pattern: Pattern;
  readonly letter: string;
}
export interface KindLayout {
  readonly draw: 'place' | 'region' | 'counter' | 'none';
  readonly shape?: Shape;
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
  /** `Kind.field` of a kind of counters. */
  readonly of: string;
  readonly tag: string;
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
  readFormat(file, text, checkLayout).findings;

/** Reads a layout; undefined if anything is wrong with it, so that the caller falls back to a generic drawing. */
export const readLayout = (text: string): BoardLayout | undefined => {
  const { value, findings } = readFormat('', text, checkLayout);
  if (findings.length > 0) return undefined;
  const loose = value as Loose;
  return { ...emptyLayout, ...loose, board: { kind: listed(loose.board?.kind) }, lines: (loose.lines ?? []).map(line) };
};

/** The first anchor of a place. */
export const anchors = (place: PlaceLayout): readonly Point[] => {
  const at = place.at as readonly (number | Point)[];
  return typeof at[0] === 'number' ? [place.at as Point] : (place.at as readonly Point[]);
};
