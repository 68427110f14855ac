import { type BoardLayout, boardKinds, kindsOf } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';

/** Something that can be done to the places of a map, beside painting its cells. */
export type MapTool =
  | { readonly id: string; readonly does: 'place'; readonly members: readonly string[] }
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

/** The tools for a board: places that a layout has laid out can be moved, and relations that join places can be edited. */
export function mapTools(info: GameInfo, layout: BoardLayout): readonly MapTool[] {
  const kinds = boardKinds(info, layout).filter((name) => layout.kinds[name]?.draw !== 'none');
  const all = kinds.flatMap((name) => info.kinds.filter((kind) => kind.name === name));
  const placed = all.filter(({ cells }) => cells === undefined).flatMap(({ members }) => members);
  const move: MapTool = { id: 'place', does: 'place', members: placed };
  return [
    ...(placed.length > 0 ? [move] : []),
    ...info.relations.flatMap((relation) => linkTool(info, kinds, relation)),
  ];
}

type Relation = GameInfo['relations'][number];

function linkTool(info: GameInfo, kinds: readonly string[], relation: Relation): readonly MapTool[] {
  const [from, to] = [relation.left, relation.right].map((type) =>
    kindsOf(info, type).flatMap((at) => {
      const kind = info.kinds[at];
      return kind !== undefined && kinds.includes(kind.name) ? kind.members : [];
    }),
  );
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
