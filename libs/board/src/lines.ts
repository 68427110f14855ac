import type { GameInfo } from '@sandtable/engine';
import { around, type Box } from './boxes.ts';
import type { BoardLayout, Join, LineLayout, Point } from './layout.ts';
import type { Spot } from './spot.ts';

/** A stroke between two places; `note` stands in a lozenge and makes it dashed. */
export interface Line {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly note: string | undefined;
  /** The way that it is drawn as. */
  readonly join: Join | undefined;
}

type Relation = GameInfo['relations'][number];

/** Member of a type by ordinal; unions number their parts one after the other. */
export const memberOf = (info: GameInfo, typeIndex: number, ordinal: number): string | undefined => {
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

/** Whether a value says nothing: it is missing, false, zero or the least its type can be (open from the first turn). */
const isPlain = (info: GameInfo, typeIndex: number, value: unknown): boolean => {
  const type = info.types[typeIndex];
  const least = type?.t === 'int' ? type.min : 0;
  return value === undefined || value === null || value === false || value === 0 || value === least;
};

/** What the lozenge says: numbers as they are; what says nothing needs no lozenge. */
const note = (
  info: GameInfo,
  relation: Relation,
  field: string | undefined,
  values: readonly unknown[],
): string | undefined => {
  const index = relation.fields.findIndex((f) => f.name === field);
  const value = values[index];
  return index < 0 || isPlain(info, relation.fields[index]?.type ?? -1, value) ? undefined : String(value);
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
    return [
      {
        key: `${relation.name}.${i}`,
        from: from.at,
        to: to.at,
        note: note(info, relation, how.field, join.values),
        join: how.join,
      },
    ];
  });

const mirrored = (relation: Relation, join: { left: number; right: number }): boolean =>
  relation.joins.some((other) => other.left === join.right && other.right === join.left);

export const lines = (info: GameInfo, layout: BoardLayout, spots: ReadonlyMap<string, Spot>): readonly Line[] =>
  layout.lines.flatMap((how) => {
    const relation = info.relations.find((r) => r.name === how.relation);
    return relation ? strokes(info, relation, how, spots) : [];
  });

/** A line as a row of small boxes, for everything that keeps off it. `px` is one screen pixel. */
export const lineBoxes = (all: readonly Line[], px: number): readonly Box[] =>
  all.flatMap(({ from, to }) => {
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (4 * px));
    return Array.from({ length: count + 1 }, (_, i): Box => {
      const part = count === 0 ? 0 : i / count;
      const at: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      return around(at, 4 * px, 4 * px);
    });
  });
