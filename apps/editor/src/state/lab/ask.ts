import {
  type GameFigures,
  type Given,
  gridOf,
  inOrder,
  isKnownTo,
  noFigures,
  type Point,
  searched,
  searchFor,
} from '@sandtable/analysis';
import { gamesOf, type Pairing } from '@sandtable/bots';
import type { LabPoint, LabTerms } from '../../workers/lab-protocol.ts';
import type { LabPlan, LabTeam } from '../../workers/lab-team.ts';
import { NotPlayable } from './not-playable.ts';
import { isFailed, type preparing, type ReadyPoint } from './prepare.ts';
import type {
  FairAsked,
  FairRun,
  LabAxis,
  LabPointOutcome,
  LadderAsked,
  LadderRun,
  NumberAsked,
  NumberRun,
} from './runs.ts';

/** What plays for a question: points are made ready by the one and played by the other. */
export interface Means {
  readonly points: ReturnType<typeof preparing>;
  readonly team: LabTeam;
}
type Tell<Run> = (more: Partial<Run>) => void;

async function asTheyAre({ points }: Means): Promise<ReadyPoint> {
  const point = await points.prepare([]);
  if (isFailed(point)) throw new NotPlayable();
  return point;
}

export async function askFair(means: Means, asked: FairAsked, tell: Tell<FairRun>): Promise<void> {
  const { seats, seed, bots, games, precision } = asked;
  const point = { ...(await asTheyAre(means)), terms: { seats, seed, bots } };
  const enough = (figures: GameFigures): boolean => precision !== undefined && isKnownTo(figures, precision);
  const report = ([figures]: readonly GameFigures[], done: number): void => tell({ figures, done });
  report(await means.team.points({ points: [point], games, enough }, report), games);
}

export async function askBots(means: Means, asked: LadderAsked, tell: Tell<LadderRun>): Promise<void> {
  const point = await asTheyAre(means);
  const report = (pairings: readonly Pairing[], done: number): void => tell({ pairings, done });
  report(await means.team.ladder({ ...asked, ...point }, report), gamesOf(asked));
}

export const askNumber = (means: Means, asked: NumberAsked, tell: Tell<NumberRun>): Promise<void> =>
  asked.aim === undefined ? askValues(means, asked, tell) : askSearch(means, asked, asked.aim, tell);

const givenAt = (axes: readonly LabAxis[], values: Point): readonly Given[] =>
  axes.map(({ name, target }, i) => ({ name, target, value: values[i] ?? '' }));

/** Plays all values, and the rules as they are. */
async function askValues(means: Means, asked: NumberAsked, tell: Tell<NumberRun>): Promise<void> {
  const all: readonly Point[] = [[], ...gridOf(asked.axes)];
  tell({ points: all.length });
  const ready = await readied(means, asked, all, tell);
  const keys = ready.map((point) => (isFailed(point) ? undefined : JSON.stringify(point)));
  const own = [...new Set(keys.filter((key) => key !== undefined))];
  const report = (figures: readonly GameFigures[], done: number): void => {
    const outcomes = ready.map((point, i): LabPointOutcome['outcome'] =>
      isFailed(point) ? { failed: point } : { figures: figures[own.indexOf(keys[i] ?? '')] ?? noFigures },
    );
    const [asIs, ...rest] = outcomes;
    tell({ asIs, outcomes: rest.map((outcome, i) => ({ values: all[i + 1] ?? [], outcome })), done });
  };
  tell({ of: own.length * asked.games });
  const plan: LabPlan = { points: own.map((key) => played(key, asked)), games: asked.games, enough: () => false };
  report(await means.team.points(plan, report), own.length * asked.games);
}

async function readied(
  { points }: Means,
  { axes }: NumberAsked,
  all: readonly Point[],
  tell: Tell<NumberRun>,
): Promise<readonly Awaited<ReturnType<typeof points.prepare>>[]> {
  const ready = [];
  for (const values of all) {
    ready.push(await points.prepare(values.length === 0 ? [] : givenAt(axes, values)));
    tell({ ready: ready.length });
  }
  return ready;
}

const termsOf = ({ seats, seed, bots }: LabTerms): LabTerms => ({ seats, seed, bots });

const played = (key: string, asked: NumberAsked): LabPoint => ({
  ...(JSON.parse(key) as ReadyPoint),
  terms: termsOf(asked),
});

/** Halves the values until it is known where the aim is reached. */
async function askSearch(
  means: Means,
  asked: NumberAsked,
  aim: NonNullable<NumberAsked['aim']>,
  tell: Tell<NumberRun>,
): Promise<void> {
  const { games } = asked;
  const axes = asked.axes.slice(0, 1);
  const candidates = inOrder(axes[0]?.values ?? []).map((value) => [value]);
  tell({ points: candidates.length });
  const ready = await readied(means, { ...asked, axes }, candidates, tell);
  const failed = candidates.flatMap((values, i): readonly LabPointOutcome[] => {
    const point = ready[i];
    return point && isFailed(point) ? [{ values, outcome: { failed: point } }] : [];
  });
  const playable = candidates.flatMap(([value = ''], i) => {
    const point = ready[i];
    return point === undefined || isFailed(point) ? [] : [{ value, point }];
  });
  const search = searchFor(aim, playable.length, games);
  const seen = new Map<string, GameFigures>();
  let before = 0;
  const show = (done: number): void => {
    const known = [...seen].map(([value, figures]) => ({ values: [value], outcome: { figures } }));
    tell({ outcomes: sorted([...known, ...failed], candidates), done: before + done, of: (seen.size + 1) * games });
  };
  tell({ confidence: search.confidence });
  const crossing = await searched(playable.length, async (index) => {
    const { value, point } = playable[index] ?? { value: '' };
    if (point === undefined) return 'near';
    const points = [{ ...point, terms: termsOf(asked) }];
    const report = ([figures = noFigures]: readonly GameFigures[], done: number): void => {
      seen.set(value, figures);
      show(done);
    };
    const [figures = noFigures] = await means.team.points({ points, games, enough: search.enough }, report);
    report([figures], games);
    before += games;
    return search.verdict(figures);
  });
  const values = playable.map(({ value }) => value);
  tell({ found: crossing && { crossing, values }, of: before, done: before });
}

const sorted = (outcomes: readonly LabPointOutcome[], order: readonly Point[]): readonly LabPointOutcome[] =>
  order.flatMap(([value]) => outcomes.filter(({ values }) => values[0] === value));
