import type { GameInfo } from '@sandtable/engine';
import { autoKind } from './auto-kinds.ts';
import { autoPanels } from './auto-panels.ts';
import { kindsOf, sortsOf } from './auto-sorts.ts';
import { grid, ring, row } from './graph.ts';
import { type BoardLayout, emptyLayout, type PlaceLayout, type Point, type SideLayout } from './layout.ts';

/** Colours for sides nobody chose any for; told apart by pattern and letter as well. */
const COLOURS = ['#b3372b', '#3b6fb6', '#4f9a6b', '#2b2f36', '#8a6a1f', '#7a4b8f'] as const;
const PATTERNS = ['hatch', 'dots', 'lines', 'solid'] as const;

/** How a ruleset without layout is drawn: from its kinds, relations, states and piles alone. */
export function autoLayout(info: GameInfo): BoardLayout {
  const sorts = sortsOf(info);
  const board = sorts.flatMap((sort, kind) => (sort === 'place' ? [kind] : []));
  const roles = info.kinds[info.roleKind]?.members ?? [];
  const kinds = Object.fromEntries(info.kinds.map(({ name }, kind) => [name, autoKind(info, kind, sorts)]));
  return {
    ...emptyLayout,
    board: { kind: board.map((kind) => info.kinds[kind]?.name ?? '') },
    places: Object.fromEntries(board.flatMap((kind) => placesOf(info, kind))),
    sides: Object.fromEntries(roles.map((role, i) => [role, sideOf(i, role)])),
    kinds,
    lines: info.relations
      .filter(({ left }) => kindsOf(info, left).some((kind) => board.includes(kind)))
      .map(({ name }) => ({ relation: name })),
    ...autoPanels(info, sorts, kinds),
  };
}

type Join = readonly [number, number];

const joinsOf = (info: GameInfo, kind: number): readonly Join[] =>
  info.relations
    .filter((r) => info.types[r.left]?.t === 'kind' && kindsOf(info, r.left)[0] === kind && r.left === r.right)
    .flatMap((r) => r.joins.map((j) => [j.left, j.right] as const));

const spread = (info: GameInfo, kind: number): readonly Point[] => {
  const count = info.kinds[kind]?.members.length ?? 0;
  const joins = joinsOf(info, kind);
  return joins.length > 0 ? (row(count, joins) ?? ring(count, joins)) : grid(count);
};

const placesOf = (info: GameInfo, kind: number): readonly (readonly [string, PlaceLayout])[] => {
  const found = info.kinds[kind];
  if (found === undefined || found.cells) return [];
  const points = spread(info, kind);
  return found.members.map((member, i) => [`${found.name}.${member}`, { at: points[i] ?? [0, 0] }]);
};

const sideOf = (i: number, member: string): SideLayout => ({
  colour: COLOURS[i % COLOURS.length] ?? COLOURS[0],
  pattern: PATTERNS[i % PATTERNS.length] ?? 'solid',
  letter: member.slice(0, 1).toUpperCase(),
});
