import type { BotOutcome, GameApi } from '../../workers/game-api.ts';
import type { BotName } from '../../workers/protocol.ts';
import { Cancelled } from '../../workers/watchdog.ts';
import { playerOf } from '../player.ts';
import type { Break } from '../slices/match.ts';
import type { State } from '../state.ts';
import { failureOf } from '../stopped.ts';
import type { Store } from '../store.ts';
import type { MatchClient } from './client.ts';

/** Lets bots decide where they are asked. */
export interface BotDriver {
  /** Bots decide until a person is asked, unless somebody halts them. */
  follow(): Promise<void>;
  /** Whoever is asked first decides; where a person sits there, it is drawn what he would do. */
  decide(): Promise<void>;
  /** Bots decide for everybody as long as a position is like the one now. */
  decideWhile(alike: (before: State, now: State) => boolean): Promise<void>;
  /** Draws decisions to the end of the match. */
  run(): Promise<void>;
}

/** Bots that decide by themselves stop where this says so. */
export interface Halt {
  isHalted(): boolean;
  set(halted: boolean): void;
}

export const createHalt = (): Halt => {
  let halted = false;
  return {
    isHalted: () => halted,
    set: (now) => {
      halted = now;
    },
  };
};

/** Decisions per call while running to the end: few enough that stopping is felt at once. */
const BATCH = 50;
const PAUSE = 160;

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const createBotDriver = (
  store: Store<State>,
  client: Pick<MatchClient, 'call' | 'revive'>,
  halt: Halt,
  arm: () => Promise<readonly Break[]>,
): BotDriver => {
  const ask = asking(store, client, halt, arm);
  const decide = async (): Promise<void> => {
    const state = store.get();
    const [first] = state.turns;
    if (first === undefined) return;
    const player = playerOf(state, state.save?.seats, first.seat);
    await ask('bot', [player === 'human' ? 'random' : player, first.role]);
  };
  let busy = false;
  return {
    decide,
    follow: async () => {
      halt.set(false);
      if (busy) return;
      busy = true;
      while (botTurn(store.get()) && !store.get().running && !halt.isHalted()) {
        await rest(PAUSE);
        const turn = halt.isHalted() ? undefined : botTurn(store.get());
        if (turn) await ask('bot', [turn.bot, turn.role]);
      }
      busy = false;
    },
    decideWhile: (alike) => running(store, whileAlike(store, alike, decide)),
    run: () =>
      running(store, async () => {
        while (isRunning(store.get())) await ask('random', [BATCH, 'bot']);
      }),
  };
};

/** Lets bots decide, who stop at break-points. */
const asking =
  (
    store: Store<State>,
    client: Pick<MatchClient, 'call' | 'revive'>,
    halt: Halt,
    arm: () => Promise<readonly Break[]>,
  ) =>
  async <M extends 'bot' | 'random'>(method: M, args: Parameters<GameApi[M]>): Promise<void> => {
    try {
      const armed = await arm();
      await client.call(method, args, ({ stopped }: BotOutcome) => {
        if (stopped === undefined) return {};
        halt.set(true);
        return { hitBreakpoint: armed[stopped], running: false };
      });
    } catch (error) {
      halt.set(true);
      store.set({ running: false, ...failureOf(error, 'replay') });
      if (error instanceof Cancelled) await client.revive(true);
    }
  };

const isRunning = ({ running, view }: State): boolean => running && view?.status === 'running';

const running = async (store: Store<State>, work: () => Promise<void>): Promise<void> => {
  store.set({ running: true });
  await work();
  store.set({ running: false });
};

const whileAlike =
  (store: Store<State>, alike: (before: State, now: State) => boolean, decide: () => Promise<void>) =>
  async (): Promise<void> => {
    const before = store.get();
    for (let made = -1; isRunning(store.get()); ) {
      const now = store.get();
      if (now.view?.decisions === made || !alike(before, now)) break;
      made = now.view?.decisions ?? 0;
      await decide();
    }
  };

/** Of those who are asked the first whom a bot plays: nobody need wait for people then. */
function botTurn(state: State): { readonly bot: BotName; readonly role: string } | undefined {
  const played = state.turns.flatMap(({ seat, role }) => {
    const bot = playerOf(state, state.save?.seats, seat);
    return bot === 'human' ? [] : [{ bot, role }];
  });
  // What any one of several may answer, bots leave to people.
  const anyone = state.turns.some((turn) => turn.anyone);
  if (state.view?.status !== 'running' || (anyone && played.length < state.turns.length)) return undefined;
  return played[anyone ? state.view.decisions % played.length : 0];
}
