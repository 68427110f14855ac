import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { type Model, sizeOf } from '@sandtable/model';
import { type JsonNode, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';

/** Pixels that a board has from its upper to its lower edge in a window of 1280 × 800, and what a track along one takes. */
const ROOM = 632;
const ALONG = 48;
/** Pixels along its upper or lower edge there, next to the log; and what lies along one takes there. */
const WIDE = 976;
const TITLE = 90;
const LINE = { space: 32, long: 18, side: 90, folded: 150 } as const;
/** Spaces of longer tracks are as small as can be. */
const MANY = 20;
/** Pixels around what lies in a corner, and below each. */
const MARGINS = 24;
const GAP = 8;
/** How high an element is with its heading, in pixels, and each of its rows. */
const HEADING = 30;
const ROW = 18;
const HIGH = { tracks: 78, boxes: 62, hands: 62, dice: 30 } as const;
/** Higher charts scroll. */
const CHART = 420;

type Sort = 'tracks' | 'scores' | 'boxes' | 'hands' | 'charts' | 'dice';
const SORTS = ['tracks', 'scores', 'boxes', 'hands', 'charts', 'dice'] as const satisfies readonly Sort[];

interface Element {
  readonly name: string;
  readonly edge: string;
  readonly high: number;
  /** Along the upper or lower edge. */
  readonly wide: number;
  readonly span: Span;
}

/**
 * Elements that lie one above the other at the left or right edge of the board, and are higher together than the board; and
 * those in a row along the upper or lower edge that are wider together.
 */
export function layoutEdges(file: string, text: string, model: Model): readonly Diagnostic[] {
  const all = elementsIn(file, text, model);
  return [...stacked(all), ...inRow(all)];
}

const inRow = (all: readonly Element[]): readonly Diagnostic[] =>
  (['top', 'bottom'] as const).flatMap((side) => {
    const here = all.filter(({ edge }) => edge === side);
    return overIn(here, WIDE, ({ wide }) => wide, side);
  });

function stacked(all: readonly Element[]): readonly Diagnostic[] {
  const taken = ['top', 'bottom'].filter((along) => all.some(({ edge }) => edge === along)).length * ALONG;
  return (['left', 'right'] as const).flatMap((side): readonly Diagnostic[] => {
    const here = all.filter(({ edge }) => edge.endsWith(`-${side}`));
    const room = ROOM - taken - new Set(here.map(({ edge }) => edge)).size * MARGINS;
    return overIn(here, room, ({ high }) => high + GAP, side);
  });
}

/** The first element that no room is left for. */
function overIn(here: readonly Element[], room: number, takes: (one: Element) => number, side: string) {
  let left = room;
  const over = here.find((one) => {
    left -= takes(one);
    return left < 0;
  });
  const other = here.find((one) => one !== over);
  if (over === undefined || other === undefined) return [];
  const label = { span: other.span, code: 'layout/overlap-there', fields: { name: other.name } };
  const fields = { place: side, name: over.name, other: other.name };
  return [finding('layout/overlap', over.span, fields, { severity: 'warning', labels: [label] })];
}

const entryOf = (node: JsonNode | undefined, key: string): JsonNode | undefined =>
  node?.j === 'object' ? node.entries.find((entry) => entry.key === key)?.value : undefined;

const textAt = (node: JsonNode | undefined): string | undefined => (node?.j === 'string' ? node.text : undefined);

/** In the order in which they lie at an edge; what hasn't the shape of one is passed over. */
function elementsIn(file: string, text: string, model: Model): readonly Element[] {
  const { node } = readJson(file, text);
  return SORTS.flatMap((sort) => {
    const list = entryOf(node, sort);
    return list?.j === 'array' ? list.items.map((item) => elementOf(sort, item, model)) : [];
  });
}

function elementOf(sort: Sort, item: JsonNode, model: Model): Element {
  const of = entryOf(item, 'of');
  const first = of?.j === 'array' ? of.items[0] : (entryOf(of, 'count') ?? of);
  const name = textAt(first) ?? sort;
  const edge = textAt(entryOf(item, 'edge')) ?? 'top-left';
  const [high, wide] = [highOf(sort, item, name, model), wideOf(sort, item, name, model)];
  return { name, edge, high, wide, span: item.span };
}

/** A chart without a row that applies is folded at first. */
function highOf(sort: Sort, item: JsonNode, name: string, { kinds, seats }: Model): number {
  if (sort === 'scores') return HEADING + ROW * (kinds[seats.kind]?.members.length ?? 0);
  if (sort !== 'charts') return HIGH[sort];
  const rows = kinds.find((kind) => kind.name === name)?.members.length ?? 0;
  return entryOf(item, 'now') === undefined ? HEADING : Math.min(CHART, HEADING + ROW * (rows + 1));
}

function wideOf(sort: Sort, item: JsonNode, name: string, model: Model): number {
  if (sort === 'scores') return TITLE + LINE.side * (model.kinds[model.seats.kind]?.members.length ?? 0);
  if (sort !== 'tracks') return LINE.folded;
  const spaces = spacesIn(entryOf(item, 'spaces')) ?? spacesOf(model, name);
  return TITLE + spaces * (spaces > MANY ? LINE.long : LINE.space);
}

/** As many as values that a state or a field can have. */
function spacesOf({ kinds, fields, states }: Model, name: string): number {
  const [owner = '', field] = name.split('.');
  const own = kinds.find((kind) => kind.name === owner)?.fields.flatMap((index) => fields[index] ?? []);
  const type = (field === undefined ? states : (own ?? [])).find((one) => one.name === (field ?? owner))?.type;
  if (type === undefined) return 0;
  return sizeOf(type.t === 'set' || type.t === 'list' ? type.of : type);
}

/** From the first to the last number, or one for each name; undefined where the layout doesn't say. */
function spacesIn(node: JsonNode | undefined): number | undefined {
  if (node?.j !== 'array') return undefined;
  const [from, to] = node.items;
  return from?.j === 'number' && to?.j === 'number' ? Number(to.raw) - Number(from.raw) + 1 : node.items.length;
}
