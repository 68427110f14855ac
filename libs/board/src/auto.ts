import type { FieldInfo, GameInfo } from '@sandtable/engine';
import { grid, ring } from './graph.ts';
import {
  type BoardLayout,
  emptyLayout,
  type KindLayout,
  type PlaceLayout,
  type Point,
  type SideLayout,
} from './layout.ts';
import { isShown } from './names.ts';

/** Colours for sides nobody chose any for; told apart by pattern and letter as well. */
const COLOURS = ['#b3372b', '#3b6fb6', '#4f9a6b', '#2b2f36', '#8a6a1f', '#7a4b8f'] as const;
const PATTERNS = ['hatch', 'dots', 'lines', 'solid'] as const;

/** Kinds a value of this type may be a member of. */
export const kindsOf = (info: GameInfo, typeIndex: number): readonly number[] => {
  const type = info.types[typeIndex];
  if (type?.t === 'kind') return [type.kind];
  return type?.t === 'union' ? type.parts.flatMap((p) => (p.p === 'type' ? kindsOf(info, p.type) : [])) : [];
};

/** Kinds that make a board: those on hexes, else those joined among themselves. */
const boardKinds = (info: GameInfo): readonly number[] => {
  const celled = info.kinds.flatMap((k, i) => (k.cells ? [i] : []));
  if (celled.length > 0) return celled;
  return [...new Set(info.relations.filter((r) => r.left === r.right).flatMap((r) => kindsOf(info, r.left)))];
};

const joinsOf = (info: GameInfo, kind: number): readonly (readonly [number, number])[] =>
  info.relations
    .filter((r) => info.types[r.left]?.t === 'kind' && kindsOf(info, r.left)[0] === kind && r.left === r.right)
    .flatMap((r) => r.joins.map((j) => [j.left, j.right] as const));

const spread = (info: GameInfo, kind: number): readonly Point[] => {
  const count = info.kinds[kind]?.members.length ?? 0;
  const joins = joinsOf(info, kind);
  return joins.length > 0 ? ring(count, joins) : grid(count);
};

const placesOf = (info: GameInfo, kind: number): readonly (readonly [string, PlaceLayout])[] => {
  const found = info.kinds[kind];
  if (found === undefined || found.cells) return [];
  const points = spread(info, kind);
  return found.members.map((member, i) => [`${found.name}.${member}`, { at: points[i] ?? [0, 0] }]);
};

const named = (fields: readonly FieldInfo[], test: (field: FieldInfo) => boolean): string | undefined =>
  fields.find(test)?.name;

/** A kind with a field that says where it stands is drawn as counters; state fields go before fixed ones. */
const counter = (info: GameInfo, kind: number, board: readonly number[]): KindLayout => {
  const own = info.fields
    .filter((f) => f.kind === kind && (isShown(f) || !f.state))
    .sort((a, b) => Number(b.state) - Number(a.state));
  const at = named(own, (f) => kindsOf(info, f.type).some((k) => board.includes(k)));
  if (at === undefined) return { draw: 'none' };
  const side = named(own, (f) => kindsOf(info, f.type).includes(info.roleKind));
  const value = named(own, (f) => info.types[f.type]?.t === 'int');
  return { draw: 'counter', at, ...(side ? { side } : {}), ...(value ? { value } : {}) };
};

const sideOf = (i: number, member: string): SideLayout => ({
  colour: COLOURS[i % COLOURS.length] ?? COLOURS[0],
  pattern: PATTERNS[i % PATTERNS.length] ?? 'solid',
  letter: member.slice(0, 1).toUpperCase(),
});

const place = (info: GameInfo, kind: number): KindLayout => {
  const own = info.fields.filter((f) => f.kind === kind && isShown(f));
  const side = named(own, (f) => kindsOf(info, f.type).includes(info.roleKind));
  return { draw: 'place', shape: 'circle', ...(side ? { side } : {}) };
};

/** How a ruleset without layout is drawn: from its kinds and relations alone. */
export const autoLayout = (info: GameInfo): BoardLayout => {
  const board = boardKinds(info);
  const roles = info.kinds[info.roleKind]?.members ?? [];
  const kinds = info.kinds.map(
    (k, i) => [k.name, board.includes(i) ? place(info, i) : counter(info, i, board)] as const,
  );
  return {
    ...emptyLayout,
    board: { kind: board.map((i) => info.kinds[i]?.name ?? '') },
    places: Object.fromEntries(board.flatMap((i) => placesOf(info, i))),
    sides: Object.fromEntries(roles.map((role, i) => [role, sideOf(i, role)])),
    kinds: Object.fromEntries(kinds),
    lines: info.relations
      .filter((r) => kindsOf(info, r.left).some((k) => board.includes(k)))
      .map((r) => ({ relation: r.name })),
  };
};
