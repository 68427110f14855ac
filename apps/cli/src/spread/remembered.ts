import { type Share, type Shares, sharesOfEach } from '@sandtable/analysis';
import { createRuns, type Run } from './runs.ts';
import { type Job, spread } from './spread.ts';

/** What is known of games that were played before, and where what is played now is kept. */
export interface Recall<Part> {
  /** Stretches of the series, in order, none of which has games of another. */
  known(series: Share): readonly Run<Part>[];
  keep(run: Run<Part>): void;
}

/** Knows nothing and keeps nothing. */
export const FORGETFUL: Recall<never> & Recall<unknown> = { known: () => [], keep: () => undefined };

/** Games of a series, as `spread` plays them, of which some may have been played before. */
interface Series<Part> extends Omit<Job<Part>, 'shares' | 'take'> {
  readonly series: Share;
  readonly none: Part;
  readonly merge: (one: Part, next: Part) => Part;
  readonly recall: Recall<Part>;
  /** Called after each share with how many games there are results of. */
  readonly report: (done: number) => void;
  /** How what is left is handed out, if not as evenly as may be. */
  readonly sharesOf?: (gaps: readonly Share[]) => Shares;
}

/** What came of a series, and how many of its games had been played before. */
export interface Remembered<Part> {
  readonly result: Part;
  readonly known: number;
}

/** Plays what wasn't played before. Results are put together in the order of the series, whoever played what. */
export async function spreadRemembering<Part>(all: Series<Part>): Promise<Remembered<Part>> {
  const { series, none, merge, recall, report, workers, sharesOf = (gaps) => sharesOfEach(gaps, workers) } = all;
  const known = recall.known(series);
  const gaps = gapsIn(series, known);
  const played = createRuns(merge);
  let done = gamesIn(known);
  if (done > 0) report(done);
  try {
    if (gaps.length > 0)
      await spread<Part>({
        ...all,
        shares: sharesOf(gaps),
        workers: Math.max(1, Math.min(workers, gamesIn(gaps))),
        take(part, share) {
          played.add({ ...share, part });
          done += share.games;
          report(done);
        },
      });
  } finally {
    for (const run of played.all()) recall.keep(run);
  }
  const runs = [...known, ...played.all()].toSorted((one, other) => one.first - other.first);
  return { result: runs.reduce((sum, { part }) => merge(sum, part), none), known: gamesIn(known) };
}

const gamesIn = (shares: readonly Share[]): number => shares.reduce((sum, { games }) => sum + games, 0);

/** What lies between known stretches, and after the last one. */
function gapsIn({ first, games }: Share, known: readonly Share[]): readonly Share[] {
  const ends = [first, ...known.map((one) => one.first + one.games)];
  const starts = [...known.map((one) => one.first), first + games];
  return ends.map((end, i) => ({ first: end, games: (starts[i] ?? end) - end })).filter((gap) => gap.games > 0);
}
