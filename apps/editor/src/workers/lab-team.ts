import {
  type Block,
  blockSize,
  type GameFigures,
  handOut,
  joinFigures,
  type Schedule,
  type Share,
  scheduleOf,
} from '@sandtable/analysis';
import { gamesOf, mergePairings, type Pairing } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import type { Client } from './client.ts';
import type { LabApi, LabLadder, LabPoint } from './lab-protocol.ts';

type Worker = Client<LabApi>;

/** Games of several points. */
export interface LabPlan {
  readonly points: readonly LabPoint[];
  /** As many of each at most. */
  readonly games: number;
  /** Whether the first games of a point are enough. */
  readonly enough: (figures: GameFigures) => boolean;
}

/** How far work has come, in games. */
type Report<T> = (found: T, done: number) => void;

/** Workers that play for one question. What they find does not depend on how many they are. */
export interface LabTeam {
  points(plan: LabPlan, report: Report<readonly GameFigures[]>): Promise<readonly GameFigures[]>;
  ladder(ladder: LabLadder, report: Report<readonly Pairing[]>): Promise<readonly Pairing[]>;
  /** Asks one worker that has these rules. */
  ask<T>(rules: number, ask: (worker: Worker) => Promise<T>): Promise<T>;
  /** What is being played is given up at once. */
  stop(): void;
}

/** Milliseconds that a share should take. */
const SHARE = 400;

/** The workers, and which rules each of them has. */
interface Crew {
  readonly make: () => Worker;
  readonly size: number;
  readonly rules: readonly Counting[];
  readonly workers: Worker[];
  readonly loaded: Map<Worker, Set<number>>;
  isStopped: boolean;
}

/** `rules` may grow while the team works. */
export const labTeam = (make: () => Worker, size: number, rules: readonly Counting[]): LabTeam => {
  const crew: Crew = { make, size, rules, workers: [], loaded: new Map(), isStopped: false };
  return {
    points: (plan, report) => playPoints(crew, plan, report),
    ladder: (ladder, report) => playLadder(crew, ladder, report),
    ask: (number, ask) => asked(crew, gathered(crew, 1)[0] ?? make(), number, ask),
    stop: () => {
      crew.isStopped = true;
      for (const worker of crew.workers.splice(0)) worker.stop();
      crew.loaded.clear();
    },
  };
};

function gathered({ make, workers }: Crew, most: number): readonly Worker[] {
  while (workers.length < most) workers.push(make());
  return workers.slice(0, most);
}

async function playPoints(
  crew: Crew,
  plan: LabPlan,
  report: Report<readonly GameFigures[]>,
): Promise<readonly GameFigures[]> {
  const { points, games, enough } = plan;
  const schedule = scheduleOf({
    points: points.length,
    games,
    size: blockSize(games),
    known: () => undefined,
    enough: (figures) => enough(figures),
  });
  const team = gathered(crew, Math.min(crew.size, points.length * Math.ceil(games / blockSize(games))));
  /** Games of blocks that are not whole yet, by player. */
  const begun = team.map(() => 0);
  const tell = (): void => report(schedule.figures(), schedule.done() + begun.reduce((sum, one) => sum + one, 0));
  await Promise.all(
    team.map((worker, player) =>
      servePoints(crew, worker, plan, {
        schedule,
        player,
        report: (some) => {
          begun[player] = some;
          tell();
        },
      }),
    ),
  );
  return schedule.figures();
}

interface Serving {
  readonly schedule: Schedule;
  readonly player: number;
  /** Called with how many games of a block were played. */
  readonly report: (games: number) => void;
}

/** Plays blocks in pieces that take no longer than someone wants to wait for the next sign of life. */
async function servePoints(crew: Crew, worker: Worker, { points }: LabPlan, serving: Serving): Promise<void> {
  const { schedule, player, report } = serving;
  const pace = paced();
  for (;;) {
    const block = crew.isStopped ? undefined : schedule.next(player);
    const point = block && points[block.point];
    if (block === undefined || point === undefined) return;
    const figures = await playBlock(crew, worker, { block, point, pace, report });
    if (crew.isStopped) return;
    schedule.take(block, figures);
    report(0);
  }
}

interface Piecework {
  readonly block: Block;
  readonly point: LabPoint;
  readonly pace: ReturnType<typeof paced>;
  readonly report: (games: number) => void;
}

async function playBlock(crew: Crew, worker: Worker, { block, point, pace, report }: Piecework): Promise<GameFigures> {
  const parts: GameFigures[] = [];
  const shares = handOut(block, block.games);
  for (let share = shares(pace.games()); share !== undefined; share = shares(pace.games())) {
    const some: Share = share;
    parts.push(await pace.timed(() => asked(crew, worker, point.rules, (one) => one.figures(point, some))));
    if (!crew.isStopped) report(some.first + some.games - block.first);
  }
  return joinFigures(parts);
}

/** The next share is larger while a worker is quick, and smaller once it was slow. */
function paced() {
  let games = 1;
  return {
    games: () => games,
    timed: async <T>(work: () => Promise<T>): Promise<T> => {
      const begun = performance.now();
      const result = await work();
      games = performance.now() - begun < SHARE ? games * 2 : Math.max(1, games >> 1);
      return result;
    },
  };
}

async function playLadder(
  crew: Crew,
  ladder: LabLadder,
  report: Report<readonly Pairing[]>,
): Promise<readonly Pairing[]> {
  const games = gamesOf(ladder);
  const shares = handOut({ games }, 1);
  let pairings: readonly Pairing[] = [];
  let done = 0;
  const serve = async (worker: Worker): Promise<void> => {
    for (;;) {
      const share = crew.isStopped ? undefined : shares(1);
      if (share === undefined) return;
      const part = await asked(crew, worker, ladder.rules, (one) => one.pairing(ladder, share.first));
      if (crew.isStopped) return;
      pairings = mergePairings(pairings, [part]);
      done += 1;
      report(pairings, done);
    }
  };
  await Promise.all(gathered(crew, Math.min(crew.size, games)).map(serve));
  return pairings;
}

/** Asks a worker that has the rules; one that was let go has forgotten them. */
async function asked<T>(
  { rules, loaded }: Crew,
  worker: Worker,
  number: number,
  ask: (worker: Worker) => Promise<T>,
): Promise<T> {
  const has = loaded.get(worker) ?? new Set();
  const counting = rules[number];
  if (counting !== undefined && !has.has(number)) {
    await worker.load(number, counting);
    loaded.set(worker, has.add(number));
  }
  return await ask(worker).catch((error: unknown) => {
    loaded.delete(worker);
    throw error;
  });
}
