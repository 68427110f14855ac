import type { Variable } from '@sandtable/analysis';
import { gamesOf } from '@sandtable/bots';
import type { Save } from '@sandtable/session';
import type { Client } from '../../workers/client.ts';
import type { CompilerApi } from '../../workers/compiler-api.ts';
import type { LabApi, LabPoint } from '../../workers/lab-protocol.ts';
import { labTeam } from '../../workers/lab-team.ts';
import type { Shorter } from '../../workers/shortening.ts';
import { Cancelled } from '../../workers/watchdog.ts';
import { stackFor } from '../compared-sides.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import { failureOf } from '../stopped.ts';
import { createStore, type Store } from '../store.ts';
import { teamSize } from '../team-size.ts';
import type { Means } from './ask.ts';
import { NotPlayable } from './not-playable.ts';
import { preparing } from './prepare.ts';
import {
  type FairAsked,
  type FairRun,
  type LabQuestion,
  type LabRuns,
  type LadderAsked,
  type LadderRun,
  type NumberAsked,
  type NumberRun,
  QUESTIONS,
  type Running,
} from './runs.ts';

/** How questions are asked is fetched with the first one. */
const asking = () => import('./ask.ts');

export interface LabState extends LabRuns {
  /** The question that is shown. */
  readonly shown: LabQuestion;
  /** What was filled in for a question of a ruleset, by both; only who draws the form knows what it is. */
  readonly forms: Readonly<Record<string, unknown>>;
}

/** Questions about balance that bots answer by playing; they go on while other parts of the page are looked at. */
export interface Lab {
  readonly store: Store<LabState>;
  show(question: LabQuestion): void;
  keepForm(key: string, form: unknown): void;
  /** What can be given another value in the rules as they are. */
  variables(): Promise<readonly Variable[]>;
  askFair(asked: FairAsked): Promise<void>;
  askNumber(asked: NumberAsked): Promise<void>;
  askBots(asked: LadderAsked): Promise<void>;
  /** Ends the work on a question at once; what is known stays. */
  stop(question: keyof LabRuns): void;
  /** Opens a game of the question about fairness as a match. */
  open(game: number): Promise<void>;
  /** Looks for a shorter match than one of them until nothing is left to try, or `tell` says that nobody cares. */
  shorten(game: number, tell: (shorter: Shorter) => boolean): Promise<void>;
  /** The rules are no longer those that were played. */
  isStale(run: Running): boolean;
}

export interface LabNeeds {
  readonly play: Pick<Play, 'resume'>;
  readonly compile: () => Client<Pick<CompilerApi, 'playable' | 'variables'>>;
  readonly worker: () => Client<LabApi>;
}

interface Parts extends LabNeeds {
  readonly bench: Store<State>;
  readonly store: Store<LabState>;
  /** What works on each question. */
  readonly work: Map<keyof LabRuns, Work>;
}
interface Work {
  readonly means: Means;
  stop(): void;
}

export const createLab = (bench: Store<State>, needs: LabNeeds): Lab => {
  const [shown] = QUESTIONS;
  const store = createStore<LabState>({ shown, forms: {}, fair: undefined, number: undefined, bots: undefined });
  const parts: Parts = { ...needs, bench, store, work: new Map() };
  return {
    store,
    show: (question) => store.set({ shown: question }),
    keepForm: (key, form) => store.set(({ forms }) => ({ forms: { ...forms, [key]: form } })),
    variables: async () => {
      const compiler = needs.compile();
      try {
        return await compiler.variables(stackFor(bench.get(), 'chosen'));
      } finally {
        compiler.stop('renewed');
      }
    },
    askFair: (asked) => askedFair(parts, asked),
    askNumber: (asked) => askedNumber(parts, asked),
    askBots: (asked) => askedBots(parts, asked),
    stop: (question) => end(parts, question, { isStopped: true }),
    open: (game) => open(parts, game),
    shorten: (game, tell) => shorten(parts, game, tell),
    isStale: ({ javascript }) => javascript !== bench.get().javascript,
  };
};

async function askedFair(parts: Parts, asked: FairAsked): Promise<void> {
  const run: FairRun = { ...begun(parts, asked.games), asked, figures: undefined };
  parts.store.set({ fair: run });
  await worked(parts, 'fair', asked.seats, async (means) =>
    (await asking()).askFair(means, asked, (more) => tell(parts, 'fair', run, more)),
  );
}

async function askedNumber(parts: Parts, asked: NumberAsked): Promise<void> {
  const nothing = { ready: 0, points: 0, asIs: undefined, outcomes: [], found: undefined, confidence: undefined };
  const run: NumberRun = { ...begun(parts, asked.games), ...nothing, asked };
  parts.store.set({ number: run });
  await worked(parts, 'number', asked.seats, async (means) =>
    (await asking()).askNumber(means, asked, (more) => tell(parts, 'number', run, more)),
  );
}

async function askedBots(parts: Parts, asked: LadderAsked): Promise<void> {
  const run: LadderRun = { ...begun(parts, gamesOf(asked)), asked, pairings: [] };
  parts.store.set({ bots: run });
  await worked(parts, 'bots', asked.seats, async (means) =>
    (await asking()).askBots(means, asked, (more) => tell(parts, 'bots', run, more)),
  );
}

const begun = ({ bench }: Parts, games: number): Running => {
  const { ruleset, javascript } = bench.get();
  return { ruleset, javascript, running: true, isStopped: false, done: 0, of: games };
};

/** Works on a question until it is answered, stopped or asked again. */
async function worked(
  parts: Parts,
  question: keyof LabRuns,
  seats: string,
  ask: (means: Means) => Promise<void>,
): Promise<void> {
  parts.work.get(question)?.stop();
  const work = workOn(parts, seats);
  parts.work.set(question, work);
  const isCurrent = (): boolean => parts.work.get(question) === work;
  try {
    await ask(work.means);
    if (isCurrent()) end(parts, question, {});
  } catch (error) {
    if (!isCurrent()) return;
    end(parts, question, { isStopped: true });
    parts.bench.set(reportOf(error));
  }
}

const reportOf = (error: unknown) => (error instanceof NotPlayable ? {} : failureOf(error, 'bots'));

function workOn({ bench, compile, worker }: Parts, seats: string): Work {
  const state = bench.get();
  const { info, save, houseRules, lang } = state;
  if (info === undefined) throw new NotPlayable();
  const compiler = compile();
  const ground = {
    stack: stackFor(state, 'chosen'),
    ...{ info, seats, lang },
    options: save?.options ?? {},
    houseRules: houseRules.map(({ name }) => name),
  };
  const points = preparing(compiler, ground);
  const team = labTeam(worker, teamSize(), points.rules);
  return {
    means: { points, team },
    stop: () => {
      compiler.stop('renewed');
      team.stop();
    },
  };
}

function end({ store, work }: Parts, question: keyof LabRuns, { isStopped = false }): void {
  work.get(question)?.stop();
  if (isStopped) work.delete(question);
  store.set((now) => ({ [question]: now[question] && { ...now[question], running: false, isStopped } }));
}

/** Answers to a question that was asked again meanwhile are dropped. */
function tell<Q extends keyof LabRuns>(
  { store }: Parts,
  question: Q,
  { asked }: NonNullable<LabRuns[Q]>,
  more: Partial<LabRuns[Q]>,
): void {
  store.set((now) => {
    const run = now[question];
    return run?.asked === asked && run.running ? { [question]: { ...run, ...more } } : {};
  });
}

/** The games of the question about fairness are played again by a worker of their own. */
async function withGames<T>(
  parts: Parts,
  ask: (worker: Client<LabApi>, point: LabPoint) => Promise<T>,
): Promise<T | undefined> {
  const { fair } = parts.store.get();
  if (fair === undefined || fair.javascript !== parts.bench.get().javascript) return undefined;
  const { means, stop } = workOn(parts, fair.asked.seats);
  try {
    const { seats, seed, bots } = fair.asked;
    const point = await means.points.prepare([]);
    if (!('rules' in point)) return undefined;
    return await means.team.ask(point.rules, (worker) => ask(worker, { ...point, terms: { seats, seed, bots } }));
  } catch (error) {
    if (!(error instanceof Cancelled && error.why === 'renewed')) parts.bench.set(failureOf(error, 'bots'));
    return undefined;
  } finally {
    stop();
  }
}

async function open(parts: Parts, game: number): Promise<void> {
  const save: Save | undefined = await withGames(parts, (worker, point) => worker.game(point, game));
  if (save) await parts.play.resume({ save, at: undefined });
}

async function shorten(parts: Parts, game: number, told: (shorter: Shorter) => boolean): Promise<void> {
  await withGames(parts, async (worker, point) => {
    let shorter: Shorter | undefined = await worker.shorten(point, game);
    while (shorter && told(shorter) && !shorter.done) shorter = await worker.shortenOn();
  });
}
