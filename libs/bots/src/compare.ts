import type { Series } from './batch.ts';
import { type Course, courseOf } from './course.ts';
import { noPairs, type Paired, withPair } from './paired.ts';

/** Two rulesets that are held against each other, and by path the counted statements that tell of the use of rules. */
interface Sides {
  readonly before: Side;
  readonly after: Side;
}
export interface Side {
  readonly series: Series;
  readonly uses: ReadonlyMap<string, number>;
}

export interface Comparison {
  readonly pairs: number;
  /** Pairs of games in which everything was asked and answered alike, and ended alike. */
  readonly same: number;
  /** Number of the first game of the series that went another way. */
  readonly firstOther: number | undefined;
  readonly faults: number;
  readonly decisions: Paired;
  readonly drawn: Paired;
  /** Games that reached the limit of decisions. */
  readonly limited: Paired;
  /** By role. */
  readonly winners: ReadonlyMap<string, Paired>;
  /** How often a rule ran in a game, by path. */
  readonly uses: ReadonlyMap<string, Paired>;
}

/** Plays each game of the series under both rulesets: same seed, so the same dice where the same is rolled. */
export function compare({ before, after }: Sides, games: number): Comparison {
  const [a, b] = [playerOf(before), playerOf(after)];
  let sum = nothing([...before.uses.keys(), ...after.uses.keys()]);
  const { first } = before.series;
  for (let game = first; game < first + games; game++) sum = withGames(sum, game, a(game), b(game));
  return sum;
}

interface Played {
  readonly course: Course;
  readonly uses: ReadonlyMap<string, number>;
}

function playerOf({ series, uses }: Side): (game: number) => Played {
  const S = new Int32Array(series.module.layout.size);
  series.module.events.enabled = false;
  return (game) => {
    const { coverage } = series.module;
    coverage?.fill(0);
    const course = courseOf(series, game, S);
    return { course, uses: new Map([...uses].map(([path, at]) => [path, coverage?.[at] ?? 0])) };
  };
}

const nothing = (paths: readonly string[]): Comparison => ({
  pairs: 0,
  same: 0,
  firstOther: undefined,
  faults: 0,
  decisions: noPairs,
  drawn: noPairs,
  limited: noPairs,
  winners: new Map(),
  uses: new Map(paths.map((path) => [path, noPairs])),
});

function withGames(sum: Comparison, game: number, a: Played, b: Played): Comparison {
  const same = a.course.print === b.course.print && a.course.ended === b.course.ended;
  const ended = (how: Course['ended'], sums: Paired): Paired =>
    withPair(sums, Number(a.course.ended === how), Number(b.course.ended === how));
  return {
    pairs: sum.pairs + 1,
    same: sum.same + Number(same),
    firstOther: sum.firstOther ?? (same ? undefined : game),
    faults: sum.faults + Number(a.course.ended === 'fault') + Number(b.course.ended === 'fault'),
    decisions: withPair(sum.decisions, a.course.decisions, b.course.decisions),
    drawn: ended('drawn', sum.drawn),
    limited: ended('limited', sum.limited),
    winners: withWinners(sum, a.course.winners, b.course.winners),
    uses: new Map(
      [...sum.uses].map(([path, sums]) => [path, withPair(sums, a.uses.get(path) ?? 0, b.uses.get(path) ?? 0)]),
    ),
  };
}

/** A role that wins for the first time has not won any game before. */
function withWinners(
  { winners, pairs }: Comparison,
  a: readonly string[],
  b: readonly string[],
): Comparison['winners'] {
  const roles = new Set([...winners.keys(), ...a, ...b]);
  const never: Paired = { ...noPairs, pairs };
  return new Map(
    [...roles].map((role) => [
      role,
      withPair(winners.get(role) ?? never, Number(a.includes(role)), Number(b.includes(role))),
    ]),
  );
}
