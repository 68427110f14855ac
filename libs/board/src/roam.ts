import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import type { Point } from './layout.ts';
import type { Scene } from './scene.ts';
import type { Spot } from './spot.ts';

/** How much lying aside counts against lying ahead: neighbors come before cells behind them, in every sort of grid. */
const ASIDE = 0.7;

/** Units of the sheet that a printed place lies ahead at least, to be come to. */
const NEAREST = 4;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The cell that lies next in a direction. `line` is where the walk began: columns of hexes are not level, and a walk to the
 * side keeps to its row.
 */
export function nextCell(cells: readonly Spot[], from: Spot, key: string, line: Point): Spot | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const [dx, dy] = way;
  const cost = ({ at: [x, y] }: Spot): number => {
    const along = (x - from.at[0]) * dx + (y - from.at[1]) * dy;
    const off = Math.abs((x - line[0]) * dy) + Math.abs((y - line[1]) * dx);
    return along < (from.draw === 'hex' ? from.room * 0.5 : NEAREST) ? Number.POSITIVE_INFINITY : along + ASIDE * off;
  };
  const best = cells.reduce<Spot | undefined>((a, b) => (a === undefined || cost(b) < cost(a) ? b : a), undefined);
  return best !== undefined && cost(best) < Number.POSITIVE_INFINITY ? best : undefined;
}

export interface Roaming {
  /** They are cells of a grid, and what stands on these is in the way. */
  readonly onCells: boolean;
  /** Whether Tab leads to a cell: to the one that was left last. */
  readonly tab: (member: string) => boolean;
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Arrow keys lead from one to the next of those that can be picked, as long as `on`. */
export function useRoam(
  svg: RefObject<SVGSVGElement | null>,
  scene: Scene,
  on: boolean,
  isPicked: (kind: string, member: string) => boolean,
): Roaming | undefined {
  const cells = on ? scene.spots.filter(({ kind, member }) => isPicked(kind, member)) : [];
  const [here, go] = useState<string | undefined>(undefined);
  const walk = useRef<{ readonly sideways: boolean; readonly line: Point } | undefined>(undefined);
  if (!on) return undefined;
  const home = cells.some(({ member }) => member === here) ? here : cells[0]?.member;
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (WAYS[event.key] === undefined || !(event.target instanceof Element)) return false;
    const member = event.target.closest('[data-spot]')?.getAttribute('data-spot') ?? home;
    const from = cells.find((cell) => cell.member === member);
    if (from === undefined) return false;
    event.preventDefault();
    if (from.draw !== 'hex') walk.current = undefined;
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (walk.current?.sideways !== sideways || member !== here) walk.current = { sideways, line: from.at };
    const next = nextCell(cells, from, event.key, walk.current.line);
    if (next === undefined) return true;
    go(next.member);
    svg.current?.querySelector<SVGGElement>(`[data-spot="${next.member}"]`)?.focus();
    return true;
  };
  return { onCells: cells.some(({ draw }) => draw === 'hex'), tab: (member) => member === home, onKeyDown };
}
