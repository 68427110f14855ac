import type { BotOutcome, GameApi } from '../../workers/game-api.ts';
import { playerOf } from '../../workers/player.ts';
import type { BotName } from '../../workers/protocol.ts';
import { Cancelled } from '../../workers/watchdog.ts';
import { shown } from '../motions.ts';
import type { Break } from '../slices/match.ts';
import type { State } from '../state.ts';
import { failureOf } from '../stopped.ts';
import type { Store } from '../store.ts';
import { unlessRunning } from '../unless-running.ts';
import type { MatchClient } from './client.ts';
import { hasOnlyAnswer } from './only-answer.ts';

/** Lets bots decide where they are asked. */
export interface BotDriver {
  /** Bots decide until a person is asked who has a choice, unless someone halts them. */
  follow(): Promise<void>;
  /** Whoever is asked first decides; where a person sits there, it is drawn what they would do. */
  decide(): Promise<void>;
  /** Bots decide for everybody as long as a position is like the one now. */
  decideWhile(alike: (before: State, now: State) => boolean): Promise<void>;
  /** Draws decisions to the end of the match. */
  run(): Promise<void>;
}

/** Decisions per call while running to the end: few enough that stopping is felt at once. */
const BATCH = 50;
const PAUSE = 160;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

interface Parts {
  readonly store: Store<State>;
  readonly client: Pick<MatchClient, 'call' | 'revive'>;
  /** Makes sure that the match stops at breakpoints. */
  readonly arm: () => Promise<readonly Break[]>;
}

export const createBotDriver = (
  store: Store<State>,
  client: Pick<MatchClient, 'call' | 'revive'>,
  arm: () => Promise<readonly Break[]>,
): BotDriver => {
  const parts: Parts = { store, client, arm };
  const followOnce = unlessRunning(async () => {
    if (!isNext(store.get())) return;
    store.set({ botsDeciding: true });
    await follow(parts).finally(() => store.set({ botsDeciding: false }));
  });
  return {
    decide: () => decide(parts),
    follow: () => {
      store.set({ botsHalted: false });
      return followOnce();
    },
    decideWhile: (alike) => running(store, () => decideWhile(parts, alike)),
    run: () =>
      running(store, async () => {
        while (isRunning(store.get())) await ask(parts, 'random', [BATCH, 'bot']);
      }),
  };
};

async function follow(parts: Parts): Promise<void> {
  const { store } = parts;
  while (isNext(store.get())) {
    await rest(PAUSE);
    // What was decided before is seen first.
    await shown(store);
    const turn = nextBot(store.get());
    if (turn) await ask(parts, 'bot', [turn.bot, turn.role]);
    else if (isOnly(store.get())) await ask(parts, 'random', [1]);
  }
}

const isNext = (state: State): boolean => nextBot(state) !== undefined || isOnly(state);

/** The only legal answer of a person is taken like that of a bot, unless someone went back to look. */
const isOnly = (state: State): boolean => !state.botsHalted && !state.running && hasOnlyAnswer(state);

/** The bot that decides next by itself; undefined where bots wait or run. */
const nextBot = (state: State): Turn | undefined => (state.botsHalted || state.running ? undefined : botTurn(state));

async function decide(parts: Parts): Promise<void> {
  const state = parts.store.get();
  const [first] = state.turns;
  if (first === undefined) return;
  const player = playerOf(state, state.save?.seats, first.seat);
  await ask(parts, 'bot', [player === 'human' ? 'random' : player, first.role]);
}

async function decideWhile(parts: Parts, alike: (before: State, now: State) => boolean): Promise<void> {
  const { store } = parts;
  const before = store.get();
  for (let made = -1; isRunning(store.get()); ) {
    const now = store.get();
    if (now.view?.decisions === made || !alike(before, now)) break;
    made = now.view?.decisions ?? 0;
    await decide(parts);
  }
}

/** Lets bots decide, who stop at breakpoints. */
async function ask<M extends 'bot' | 'random'>(
  { store, client, arm }: Parts,
  method: M,
  args: Parameters<GameApi[M]>,
): Promise<void> {
  try {
    const armed = await arm();
    await client.call(method, args, ({ stopped }: BotOutcome) =>
      stopped === undefined ? {} : { botsHalted: true, hitBreakpoint: armed[stopped], running: false },
    );
  } catch (error) {
    store.set({ botsHalted: true, running: false, ...failureOf(error, 'replay') });
    if (error instanceof Cancelled) await client.revive(true);
  }
}

const isRunning = ({ running, view }: State): boolean => running && view?.status === 'running';

const running = async (store: Store<State>, work: () => Promise<void>): Promise<void> => {
  store.set({ running: true });
  await work();
  store.set({ running: false });
};

/** An answer is on its way that nobody gives: it would come before another one. */
export const isBeingDecided = ({ botsDeciding, botsHalted, isStepping }: State): boolean =>
  isStepping || (botsDeciding && !botsHalted);

/** A bot decides next, and does so by itself, or is at it. */
export const isBotNext = (state: State): boolean => nextBot(state) !== undefined || isBeingDecided(state);

interface Turn {
  readonly bot: BotName;
  readonly role: string;
}

/** Of those who are asked the first whom a bot plays: nobody need wait for people then. */
function botTurn(state: State): Turn | undefined {
  const played = state.turns.flatMap(({ seat, role }) => {
    const bot = playerOf(state, state.save?.seats, seat);
    return bot === 'human' ? [] : [{ bot, role }];
  });
  // What any one of several may answer, bots leave to people.
  const anyone = state.turns.some((turn) => turn.anyone);
  if (state.view?.status !== 'running' || (anyone && played.length < state.turns.length)) return undefined;
  return played[anyone ? state.view.decisions % played.length : 0];
}
