import type { FightWinner } from './bout-winner.ts';
import type { Fight } from './fights.ts';

/** Undefined where nothing says so: numbers that aren't compared, or losses of neither side. */
export function winnerOf({ bouts, how, lost, sides }: Fight): FightWinner | undefined {
  if (how.compared === true) return comparedIn(bouts);
  const [left, right] = sides.map(({ pieces }) => lostOf(pieces, lost)) as [number, number];
  return left + right === 0 ? undefined : left === right ? 'tie' : left < right ? 'first' : 'second';
}

/** How many pieces each side lost. */
export const lossesOf = ({ sides, lost }: Fight): readonly number[] => sides.map(({ pieces }) => lostOf(pieces, lost));

const lostOf = (pieces: Fight['lost'], lost: Fight['lost']): number =>
  lost.filter(({ kind, member }) => pieces.some((one) => one.kind === kind && one.member === member)).length;

/** Of several bouts who won most of them. */
function comparedIn(bouts: Fight['bouts']): FightWinner | undefined {
  const known = bouts.flatMap(({ winner }) => winner ?? []);
  if (known.length === 0) return undefined;
  const [first, second] = (['first', 'second'] as const).map((side) => known.filter((one) => one === side).length);
  return first === second ? 'tie' : Number(first) > Number(second) ? 'first' : 'second';
}
