import { around, type Box } from './boxes.ts';
import type { Standing } from './stand.ts';

const boxes = new WeakMap<Standing, ReadonlyMap<string, Box>>();

/** Where a counter stands now, by itself or in a stack. Whatever is drawn about counters asks for it, at every step. */
export function standsAt(standing: Standing): ReadonlyMap<string, Box> {
  const known = boxes.get(standing) ?? boxesIn(standing);
  boxes.set(standing, known);
  return known;
}

/** The same of some members alone: a step moves few of a thousand. */
export const standsOf = (standing: Standing, members: ReadonlySet<string>): ReadonlyMap<string, Box> =>
  boxesIn({
    stacks: standing.stacks.filter(({ pieces }) => pieces.some(({ member }) => members.has(member))),
    counters: standing.counters.filter(({ member }) => members.has(member)),
  });

const boxesIn = (standing: Pick<Standing, 'stacks' | 'counters'>): ReadonlyMap<string, Box> =>
  new Map([
    ...standing.stacks.flatMap((s) =>
      s.pieces.map((p) => [`${p.kind}.${p.member}`, around(s.at, s.size, s.size)] as const),
    ),
    ...standing.counters.map((p) => [`${p.kind}.${p.member}`, around(p.at, p.size, p.size)] as const),
  ]);
