import type { Phases } from '../workers/game-api.ts';

/**
 * The steps at which phases begin that have a tick on a line on which so many can be told apart. Those that come seldom
 * say most, so of too many the frequent ones are left out. Where hardly any are left, every this many of the next sort have one:
 * they show where a match went on quickly.
 */
export function ticksApart(phases: Phases, made: number, room: number): readonly number[] {
  const sorts = Object.values(Object.groupBy(phases, ({ phase }) => phase))
    .flatMap((sort) => (sort ? [sort.map(({ number }) => number)] : []))
    .toSorted((a, b) => a.length - b.length);
  let shown: readonly number[] = [];
  for (const sort of sorts) {
    const hasRoom = shown.length + sort.length <= room;
    if (!hasRoom && shown.length > room / FEW) break;
    const every = hasRoom ? 1 : Math.ceil((sort.length * 2) / room);
    shown = [...shown, ...sort.filter((_, i) => i % every === 0)];
  }
  return thinned(
    shown.toSorted((a, b) => a - b),
    made / Math.max(1, room),
  );
}

/** Less than this part of what has room is hardly any. */
const FEW = 4;

/** Of numbers in order those that lie at least so far behind the last one that stays. */
function thinned(numbers: readonly number[], apart: number): readonly number[] {
  const kept: number[] = [];
  for (const number of numbers) {
    const last = kept.at(-1);
    if (last === undefined || number - last >= apart) kept.push(number);
  }
  return kept;
}
