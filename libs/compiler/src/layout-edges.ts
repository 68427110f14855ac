import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Model } from '@sandtable/model';
import { type JsonNode, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';

/** Pixels that a board has from its upper to its lower edge in a window of 1280 × 800, and what a track along one takes. */
const ROOM = 632;
const ALONG = 48;
/** Pixels around what lies in a corner, and below each. */
const MARGINS = 24;
const GAP = 8;
/** How high an element is with its heading, in pixels, and each of its rows. */
const HEADING = 30;
const ROW = 18;
const HIGH = { tracks: 78, boxes: 62, dice: 30 } as const;
/** Higher charts scroll. */
const CHART = 420;

type Sort = 'tracks' | 'scores' | 'boxes' | 'charts' | 'dice';
const SORTS = ['tracks', 'scores', 'boxes', 'charts', 'dice'] as const satisfies readonly Sort[];

interface Element {
  readonly name: string;
  readonly edge: string;
  readonly high: number;
  readonly span: Span;
}

/** Elements that lie one above the other at the left or right edge of the board, and are higher together than the board. */
export function layoutEdges(file: string, text: string, model: Model): readonly Diagnostic[] {
  const all = elementsIn(file, text, model);
  const taken = ['top', 'bottom'].filter((along) => all.some(({ edge }) => edge === along)).length * ALONG;
  return (['left', 'right'] as const).flatMap((side): readonly Diagnostic[] => {
    const here = all.filter(({ edge }) => edge.endsWith(`-${side}`));
    let left = ROOM - taken - new Set(here.map(({ edge }) => edge)).size * MARGINS;
    const over = here.find(({ high }) => {
      left -= high + GAP;
      return left < 0;
    });
    const other = here.find((one) => one !== over);
    if (over === undefined || other === undefined) return [];
    const label = { span: other.span, code: 'layout/overlap-there', fields: { name: other.name } };
    const fields = { place: side, name: over.name, other: other.name };
    return [finding('layout/overlap', over.span, fields, { severity: 'warning', labels: [label] })];
  });
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
  return { name, edge, high: highOf(sort, item, name, model), span: item.span };
}

/** A chart without a row that applies is folded at first. */
function highOf(sort: Sort, item: JsonNode, name: string, { kinds, seats }: Model): number {
  if (sort === 'scores') return HEADING + ROW * (kinds[seats.kind]?.members.length ?? 0);
  if (sort !== 'charts') return HIGH[sort];
  const rows = kinds.find((kind) => kind.name === name)?.members.length ?? 0;
  return entryOf(item, 'now') === undefined ? HEADING : Math.min(CHART, HEADING + ROW * (rows + 1));
}
