import { type BoardLayout, boardKinds, kindsOf } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import type { Settled } from '@sandtable/ide';

/** Something that can be done to the places of a map, beside painting its cells. */
export type MapTool =
  | { readonly id: string; readonly does: 'place'; readonly members: readonly string[] }
  /** A member is added where it lies. */
  | { readonly id: string; readonly does: 'add'; readonly kinds: readonly string[] }
  /** A relation is declared for links of a new sort. */
  | { readonly id: string; readonly does: 'sort'; readonly kinds: readonly string[] }
  | {
      readonly id: string;
      /** What stands on places as a match begins is put on others. */
      readonly does: 'settle';
      /** The relation that says so; without it the counters do. */
      readonly relation: string | undefined;
      readonly what: readonly Settled[];
      readonly members: readonly string[];
    }
  | {
      readonly id: string;
      readonly does: 'link';
      readonly relation: string;
      readonly directed: boolean;
      /** All of its links lead back as well, so that one is mostly meant both ways. */
      readonly bothWays: boolean;
      /** Where a link may begin, and where it may end. */
      readonly from: readonly string[];
      readonly to: readonly string[];
    };

/** The tools for a board: places that a layout has arranged can be moved, and relations that join places can be edited. */
export function mapTools(info: GameInfo, layout: BoardLayout): readonly MapTool[] {
  const kinds = boardKinds(info, layout).filter((name) => layout.kinds[name]?.draw !== 'none');
  const all = kinds.flatMap((name) => info.kinds.filter((kind) => kind.name === name));
  const placed = all.filter(({ cells }) => cells === undefined).flatMap(({ members }) => members);
  const move: MapTool = { id: 'place', does: 'place', members: placed };
  const own = all.filter(({ cells, live }) => cells === undefined && live === undefined);
  const add: MapTool = { id: 'add', does: 'add', kinds: own.map(({ name }) => name) };
  return [
    ...(placed.length > 0 ? [move] : []),
    ...(own.length > 0 ? [add] : []),
    ...(placed.length > 0 ? countersTool(info, layout, placed) : []),
    ...info.relations.flatMap((relation) => linkTool(info, kinds, relation)),
    ...info.relations.flatMap((relation) => endTool(info, kinds, relation)),
    ...(own.length > 0 ? [{ ...add, id: 'sort', does: 'sort' as const }] : []),
  ];
}

/** Counters that have a row each; those of pools come about in play. */
function countersTool(info: GameInfo, layout: BoardLayout, members: readonly string[]): readonly MapTool[] {
  const what = info.kinds.flatMap(({ name, live }) => {
    const how = layout.kinds[name];
    return live === undefined && how?.draw === 'counter' && how.at ? [{ owner: name, column: how.at }] : [];
  });
  return what.length > 0 ? [{ id: 'settle', does: 'settle', relation: undefined, what, members }] : [];
}

/** A relation with one end alone on the board says what begins where, if it names no place twice. */
function endTool(info: GameInfo, kinds: readonly string[], relation: Relation): readonly MapTool[] {
  const sides = sidesOf(info, kinds, relation);
  const on = sides.findIndex((members) => members.length > 0);
  if (on < 0 || sides.every((members) => members.length > 0)) return [];
  const [side, column] = on === 0 ? (['left', 'from'] as const) : (['right', 'to'] as const);
  if (new Set(relation.joins.map((join) => join[side])).size < relation.joins.length) return [];
  const what = [{ owner: relation.name, column }];
  return [{ id: `settle ${relation.name}`, does: 'settle', relation: relation.name, what, members: sides[on] ?? [] }];
}

/** The places of the board that each end of a relation may be. */
const sidesOf = (info: GameInfo, kinds: readonly string[], { left, right }: Relation): readonly (readonly string[])[] =>
  [left, right].map((type) =>
    kindsOf(info, type).flatMap((at) => {
      const kind = info.kinds[at];
      return kind !== undefined && kinds.includes(kind.name) ? kind.members : [];
    }),
  );

type Relation = GameInfo['relations'][number];

function linkTool(info: GameInfo, kinds: readonly string[], relation: Relation): readonly MapTool[] {
  const [from, to] = sidesOf(info, kinds, relation);
  if (from === undefined || to === undefined || from.length === 0 || to.length === 0) return [];
  const { name, directed } = relation;
  return [{ id: `link ${name}`, does: 'link', relation: name, directed, bothWays: isBothWays(relation), from, to }];
}

const isBothWays = ({ directed, left, right, joins }: Relation): boolean => {
  const known = new Set(joins.map((join) => `${join.left} ${join.right}`));
  return (
    directed && left === right && joins.length > 0 && joins.every((join) => known.has(`${join.right} ${join.left}`))
  );
};

/** Places of the board that the layout does not have yet, as `Kind.member`. */
export const unplaced = (info: GameInfo, layout: BoardLayout): readonly string[] =>
  boardKinds(info, layout).flatMap((name) => {
    const kind = info.kinds.find((one) => one.name === name);
    if (kind === undefined || kind.cells !== undefined || layout.kinds[name]?.draw === 'none') return [];
    return kind.members.map((member) => `${name}.${member}`).filter((key) => layout.places[key] === undefined);
  });
