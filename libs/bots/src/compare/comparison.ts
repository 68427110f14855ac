import { type Guesses, mergeGuesses } from '../guesses.ts';
import type { FaultSeen } from '../totals.ts';
import type { Asked, Course } from './course.ts';
import { keyOf, type Measure } from './measure.ts';
import { noPairs, type Paired, plus } from './paired.ts';

/** What came of games that were played under two rulesets; parts of a comparison merge in any order. */
export interface Comparison {
  readonly pairs: number;
  /** Pairs of games in which everything was asked and answered alike, and ended alike. */
  readonly same: number;
  /** The first games of the series that went another way. */
  readonly others: readonly OtherCourse[];
  readonly faults: number;
  /** The first of them, and under which ruleset. */
  readonly firstFaults: readonly (FaultSeen & { readonly side: 'before' | 'after' })[];
  readonly figures: readonly Figure[];
  /** What bots answered at random under each, although they have a way to choose. */
  readonly guesses: { readonly before: Guesses; readonly after: Guesses };
  /** How many games had so many decisions, before and after. */
  readonly lengths: readonly (readonly [decisions: number, before: number, after: number])[];
}

export interface Figure extends Paired {
  readonly measure: Measure;
}

/** Where two games parted: what each asked there, if it was not over, and how each ended. */
export interface OtherCourse {
  readonly game: number;
  /** Decisions that both have in common. */
  readonly at: number;
  readonly before: EndOfCourse;
  readonly after: EndOfCourse;
}
interface EndOfCourse {
  readonly asked: Asked | undefined;
  readonly decisions: number;
  readonly ended: Course['ended'];
}

export const noComparison: Comparison = {
  pairs: 0,
  same: 0,
  others: [],
  faults: 0,
  firstFaults: [],
  guesses: { before: {}, after: {} },
  figures: [],
  lengths: [],
};

const OTHERS_KEPT = 10;
const FAULTS_KEPT = 3;

export function mergeComparisons(a: Comparison, b: Comparison): Comparison {
  return {
    pairs: a.pairs + b.pairs,
    same: a.same + b.same,
    others: [...a.others, ...b.others].toSorted((one, other) => one.game - other.game).slice(0, OTHERS_KEPT),
    faults: a.faults + b.faults,
    firstFaults: [...a.firstFaults, ...b.firstFaults]
      .toSorted((one, other) => one.game - other.game)
      .slice(0, FAULTS_KEPT),
    guesses: {
      before: mergeGuesses(a.guesses.before, b.guesses.before),
      after: mergeGuesses(a.guesses.after, b.guesses.after),
    },
    figures: mergedFigures(a, b),
    lengths: mergedLengths(a.lengths, b.lengths),
  };
}

/** The figures of both, in the order of whichever has any: parts of one comparison measure the same. */
function mergedFigures(a: Comparison, b: Comparison): readonly Figure[] {
  if (a.figures.length === 0) return b.figures;
  if (b.figures.length === 0) return a.figures;
  return a.figures.map((one, i) => {
    const { measure, ...sums } = b.figures[i] ?? { ...noPairs, measure: one.measure };
    if (keyOf(measure) !== keyOf(one.measure)) throw new Error('parts of two comparisons do not merge');
    return { measure, ...plus(one, sums) };
  });
}

function mergedLengths(a: Comparison['lengths'], b: Comparison['lengths']): Comparison['lengths'] {
  const sums = new Map<number, readonly [number, number]>();
  for (const [decisions, before, after] of [...a, ...b]) {
    const [one, other] = sums.get(decisions) ?? [0, 0];
    sums.set(decisions, [one + before, other + after]);
  }
  return [...sums]
    .map(([decisions, [before, after]]) => [decisions, before, after] as const)
    .toSorted(([x], [y]) => x - y);
}
