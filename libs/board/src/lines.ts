import type { GameInfo } from '@sandtable/engine';
import type { BoardLayout, LineLayout, Point } from './layout.ts';
import type { Spot } from './scene.ts';

/** A stroke between two places; `note` stands in a lozenge and makes it dashed. */
export interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly note: string | undefined;
}

type Relation = GameInfo['relations'][number];

/** Member of a type by ordinal; unions number their parts one after the other. */
const memberOf = (info: GameInfo, typeIndex: number, ordinal: number): string | undefined => {
  const type = info.types[typeIndex];
  if (type?.t === 'kind') return info.kinds[type.kind]?.members[ordinal];
  if (type?.t !== 'union') return undefined;
  let rest = ordinal;
  for (const part of type.parts) {
    const size = part.p === 'none' ? 1 : part.size;
    if (rest < size) return part.p === 'type' ? memberOf(info, part.type, rest) : undefined;
    rest -= size;
  }
  return undefined;
};

/** What the lozenge says: numbers as they are; a false, a zero or nothing at all needs no lozenge. */
const note = (relation: Relation, field: string | undefined, values: readonly unknown[]): string | undefined => {
  const index = relation.fields.findIndex((f) => f.name === field);
  const value = index < 0 ? undefined : values[index];
  return value === undefined || value === null || value === 0 || value === false ? undefined : String(value);
};

const strokes = (
  info: GameInfo,
  relation: Relation,
  how: LineLayout,
  spots: ReadonlyMap<string, Spot>,
): readonly Line[] =>
  relation.joins.flatMap((join, i): readonly Line[] => {
    const from = spots.get(memberOf(info, relation.left, join.left) ?? '');
    const to = spots.get(memberOf(info, relation.right, join.right) ?? '');
    // Both directions of an undirected relation may be listed; one stroke is enough.
    if (
      from === undefined ||
      to === undefined ||
      (!relation.directed && from.member > to.member && mirrored(relation, join))
    )
      return [];
    return [{ key: `${relation.name}.${i}`, from: from.at, to: to.at, note: note(relation, how.field, join.values) }];
  });

const mirrored = (relation: Relation, join: { left: number; right: number }): boolean =>
  relation.joins.some((other) => other.left === join.right && other.right === join.left);

export const lines = (info: GameInfo, layout: BoardLayout, spots: ReadonlyMap<string, Spot>): readonly Line[] =>
  layout.lines.flatMap((how) => {
    const relation = info.relations.find((r) => r.name === how.relation);
    return relation ? strokes(info, relation, how, spots) : [];
  });
