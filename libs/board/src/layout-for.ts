import type { GameInfo } from '@sandtable/engine';
import { autoLayout } from './auto.ts';
import type { BoardLayout } from './layout.ts';
import { hasPanels } from './panels-of.ts';
import { withUnplaced } from './unplaced.ts';

/** How a ruleset is drawn: as its layout says, and of what that leaves out as follows from the rules. */
export function layoutFor(info: GameInfo, layout: BoardLayout | undefined): BoardLayout {
  if (layout !== undefined && isWhole(layout)) return withUnplaced(info, layout);
  const auto = autoLayout(info);
  if (layout === undefined) return auto;
  const undrawn = info.kinds.map(({ name }) => name).filter((name) => !isSaid(layout, name));
  const drawn = undrawn.filter((name) => isAdded(info, layout, auto, name));
  const kinds = Object.fromEntries(drawn.flatMap((name) => (auto.kinds[name] ? [[name, auto.kinds[name]]] : [])));
  const isDealt = layout.table === undefined && drawn.some((name) => auto.kinds[name]?.draw === 'card');
  return withUnplaced(info, {
    ...layout,
    ...undrawnPlaces(layout, auto, drawn),
    sides: Object.keys(layout.sides).length > 0 ? layout.sides : auto.sides,
    kinds: { ...layout.kinds, ...kinds },
    ...(isDealt && auto.table ? { table: auto.table } : {}),
    ...undrawnPanels(layout, auto),
  });
}

/** A layout that lists scores or what is unshown is complete: nothing is added to it. */
const isWhole = ({ unshown, strip }: BoardLayout): boolean => unshown.length > 0 || strip !== undefined;

/** The layout speaks of the kind, or of its members. */
const isSaid = ({ kinds, board, places, table }: BoardLayout, kind: string): boolean =>
  kinds[kind] !== undefined ||
  board.kind.includes(kind) ||
  table?.columns === kind ||
  table?.strips?.some(({ of }) => of === kind) === true ||
  Object.keys(places).some((key) => key.startsWith(`${kind}.`));

/** Places are added where there are none; cards unless the layout draws piles in another way. */
function isAdded({ kinds }: GameInfo, layout: BoardLayout, auto: BoardLayout, kind: string): boolean {
  switch (auto.kinds[kind]?.draw) {
    case 'counter':
      return true;
    case 'card':
      return layout.piles === 'none';
    case 'place':
      return !isLaid(layout) && kinds.some(({ name, cells }) => name === kind && cells === undefined);
    default:
      return false;
  }
}

const isLaid = ({ board, places, table }: BoardLayout): boolean =>
  board.kind.length > 0 || Object.keys(places).length > 0 || table !== undefined;

function undrawnPlaces(
  layout: BoardLayout,
  auto: BoardLayout,
  kinds: readonly string[],
): Pick<BoardLayout, 'places' | 'lines'> {
  const isOfThese = (key: string): boolean => kinds.some((kind) => key.startsWith(`${kind}.`));
  const places = Object.entries(auto.places).filter(([key]) => isOfThese(key));
  if (places.length === 0) return layout;
  return { places: { ...layout.places, ...Object.fromEntries(places) }, lines: [...layout.lines, ...auto.lines] };
}

/** Whoever says what is drawn at the edges says all of it. */
function undrawnPanels(layout: BoardLayout, auto: BoardLayout): Partial<BoardLayout> {
  if (hasPanels(layout)) return {};
  const isKept = ({ of }: { readonly of: string }): boolean => {
    const [kind = '', field] = of.split('.');
    const how = layout.kinds[kind] ?? auto.kinds[kind];
    return how?.at === field || how?.side === field;
  };
  return {
    dice: auto.dice,
    tracks: auto.tracks,
    scores: auto.scores,
    boxes: auto.boxes.filter(isKept),
  };
}
