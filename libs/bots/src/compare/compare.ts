import { type Comparison, type Figure, mergeComparisons, noComparison, type OtherCourse } from './comparison.ts';
import type { Course } from './course.ts';
import { keyOf, type Measure, type Probe } from './measure.ts';
import { noPairs, withPair } from './paired.ts';
import { playerOf, type Side } from './side.ts';

interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** Plays games of the series under both rulesets: same seed, so the same dice where the same is rolled. */
export function compare(sides: Sides, games: number): Comparison {
  const { first } = sides.before.series;
  const pair = pairsOf(sides);
  let sum = noComparison;
  for (let game = first; game < first + games; game++) sum = mergeComparisons(sum, pair(game));
  return sum;
}

/** A function that plays one number of the series under both, as often as it is asked. */
export function pairsOf({ before, after }: Sides): (game: number) => Comparison {
  const [a, b] = [playerOf(before), playerOf(after)];
  const measured = measuredBoth(a.probes, b.probes);
  return (game) => {
    const [one, other] = [a.play(game), b.play(game)];
    const apart = partingOf(game, one, other);
    return {
      pairs: 1,
      same: apart === undefined ? 1 : 0,
      others: apart === undefined ? [] : [apart],
      faults: Number(one.ended === 'fault') + Number(other.ended === 'fault'),
      firstFaults: [
        ...(one.fault ? [{ ...one.fault, side: 'before' as const }] : []),
        ...(other.fault ? [{ ...other.fault, side: 'after' as const }] : []),
      ],
      guesses: { before: one.guesses, after: other.guesses },
      figures: measured.map(
        ({ measure, readA, readB }): Figure => ({ measure, ...withPair(noPairs, readA(), readB()) }),
      ),
      lengths: lengthsOf(one.asked.length, other.asked.length),
    };
  };
}

interface Measured {
  readonly measure: Measure;
  readonly readA: () => number;
  readonly readB: () => number;
}
const nothing = (): number => 0;

/** What only one of two rulesets has, is nothing under the other. */
function measuredBoth(a: readonly Probe[], b: readonly Probe[]): readonly Measured[] {
  const others = new Map(b.map((probe) => [keyOf(probe.measure), probe]));
  const own = new Set(a.map(({ measure }) => keyOf(measure)));
  const shared = a.map(({ measure, read }) => {
    const other = others.get(keyOf(measure));
    return { measure, readA: read, readB: other?.read ?? nothing };
  });
  const added = b.filter(({ measure }) => !own.has(keyOf(measure)));
  return [...shared, ...added.map(({ measure, read }) => ({ measure, readA: nothing, readB: read }))];
}

function partingOf(game: number, a: Course, b: Course): OtherCourse | undefined {
  const shorter = Math.min(a.prints.length, b.prints.length);
  let at = 0;
  while (at < shorter && a.prints[at] === b.prints[at]) at++;
  const isSame = at === a.prints.length && at === b.prints.length && a.ended === b.ended && a.winners === b.winners;
  if (isSame) return undefined;
  const side = ({ asked, ended }: Course) => ({ asked: asked[at], decisions: asked.length, ended });
  return { game, at, before: side(a), after: side(b) };
}

const lengthsOf = (a: number, b: number): Comparison['lengths'] =>
  a === b ? [[a, 1, 1]] : [[a, 1, 0] as const, [b, 0, 1] as const].toSorted(([one], [other]) => one - other);
