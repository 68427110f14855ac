import type { GameApi } from '../workers/game-api.ts';
import type { BotName, Viewer } from '../workers/protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import type { Breaks } from './breaks.ts';
import { eyesOf } from './eyes.ts';
import { type Answering, createAnswering } from './match/answers.ts';
import { createBotDriver } from './match/bots.ts';
import { createMatchClient, type Doing, type LookingUp } from './match/client.ts';
import { createMatches, type Matches } from './match/matches.ts';
import { createNavigation, type Navigation } from './match/navigation.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Play extends Matches, Answering, Navigation {
  /** Takes a new build; the running match is replayed on it, as it was left by its player. */
  build(javascript: string, variants?: readonly string[]): Promise<void>;
  run(): Promise<void>;
  /** One decision by the bot of the seat that is asked; where a person sits there, at random. */
  botStep(): Promise<void>;
  /** Bots decide until another is asked or the phase changes. */
  runTurn(): Promise<void>;
  /** Bots decide for everybody until the phase changes. */
  runPhase(): Promise<void>;
  /** Resolves once all that is on its way to the match now has arrived; undefined if nothing is. */
  settling(): Promise<unknown> | undefined;
  stop(): void;
  setBot(seat: string, bot: BotName | 'human'): void;
  look(viewer: Viewer): Promise<void>;
  /**
   * Looks something up beside the match; undefined where the game is gone, or where that took too long, which is
   * reported then.
   */
  lookUp: LookingUp;
}

const samePhase = (before: State, now: State): boolean => before.view?.phase === now.view?.phase;
const sameTurn = (before: State, now: State): boolean =>
  samePhase(before, now) && now.turns[0]?.role === before.turns[0]?.role;

export const createPlay = (
  store: Store<State>,
  worker: Remote<GameApi>,
  breaks: Pick<Breaks, 'arm' | 'forget'> = { arm: async () => [], forget: () => undefined },
): Play => {
  const failed = (): void => store.set({ botsHalted: true, running: false });
  const client = createMatchClient(store, worker, { forget: breaks.forget, failed });
  const bots = createBotDriver(store, client, breaks.arm);
  /** Who goes back wants to look: a bot that decided there would end what came after. */
  const wander: Doing = (method, args, more) => {
    if (!store.get().botsHalted) store.set({ botsHalted: true });
    return client.call(method, args, more);
  };
  const act: Doing = async (method, args, more) => {
    await client.call(method, args, more);
    await bots.follow();
  };
  const lookAgain = (): Promise<void> => client.call('look', [eyesOf(store.get())]);
  return {
    build: (javascript, variants = []) => client.build(javascript, variants),
    ...createMatches(store, { act, wander, follow: bots.follow }),
    ...createAnswering(store, client, bots.follow),
    settling: client.settling,
    ...createNavigation(store, client, wander),
    run: bots.run,
    botStep: bots.decide,
    runTurn: () => bots.decideWhile(sameTurn),
    runPhase: () => bots.decideWhile(samePhase),
    stop: () => store.set({ running: false }),
    lookUp: client.lookUp,
    look: async (viewer) => {
      store.set({ viewer, viewerChosen: true });
      await lookAgain();
    },
    setBot: (seat, bot) => {
      store.set(({ bots: others }) => ({ bots: { ...others, [seat]: bot } }));
      if (store.get().viewer === 'asked' && store.get().view !== undefined) void lookAgain();
      void bots.follow();
    },
  };
};
