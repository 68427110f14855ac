import type { GameInfo } from '@sandtable/engine';
import { type Reader, reader } from './facts.ts';
import type { BoardLayout, KindLayout, Point } from './layout.ts';
import { readable } from './names.ts';
import type { Spot } from './spot.ts';

type Kind = GameInfo['kinds'][number];
type Grid = ReadonlyMap<string, Spot>;

/** Things that cover several cells of a grid, each as one spot in the midst of its cells. */
export function featureSpots(info: GameInfo, layout: BoardLayout, printed: readonly Spot[]): readonly Spot[] {
  const grid: Grid = new Map(printed.filter(({ draw }) => draw === 'hex').map((spot) => [spot.member, spot]));
  const read = reader(info, undefined);
  return info.kinds.flatMap((kind) => {
    const how = layout.kinds[kind.name];
    return how?.draw === 'feature' ? featuresOf(kind, how, grid, read) : [];
  });
}

const featuresOf = (kind: Kind, how: KindLayout, grid: Grid, read: Reader): readonly Spot[] =>
  kind.members.flatMap((member, ordinal): readonly Spot[] => {
    const body = cellsOf(kind, ordinal, how.body, grid, read);
    const doors = cellsOf(kind, ordinal, how.doors, grid, read);
    const [first] = body;
    if (first === undefined) return [];
    return [
      {
        ...first,
        kind: kind.name,
        member,
        ordinal,
        at: middle(body.map(({ at }) => at)),
        draw: 'feature',
        name: readable(member),
        short: undefined,
        polygons: body.flatMap(({ polygons }) => polygons),
        doors: doors.map(({ at }) => at),
      },
    ];
  });

/** The cells of one feature: those that it names, or those that name it. */
function cellsOf(kind: Kind, ordinal: number, path: string | undefined, grid: Grid, read: Reader): readonly Spot[] {
  const [owner, field] = path?.split('.') ?? [];
  if (owner === undefined || field === undefined) return [];
  if (owner !== kind.name)
    return [...grid.values()].filter(
      (spot) => spot.kind === owner && names(read(owner, spot.ordinal, field)).includes(kind.members[ordinal] ?? ''),
    );
  return names(read(kind.name, ordinal, field)).flatMap((name) => grid.get(name) ?? []);
}

const names = (value: ReturnType<Reader>): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' ? value.map(String) : [];
};

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
