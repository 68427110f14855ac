import type { Answer, Save } from '@sandtable/session';
import type { Draft } from '../play/draft.ts';
import type { GameApi, ManualEditing } from '../workers/game-api.ts';
import type { BotName, Viewer } from '../workers/protocol.ts';
import type { Remote } from '../workers/rpc.ts';
import type { Breaks } from './breaks.ts';
import { eyesOf } from './eyes.ts';
import { createAnswering } from './match/answers.ts';
import { createBotDriver, createHalt } from './match/bots.ts';
import { createMatchClient, type Doing, type LookingUp } from './match/client.ts';
import { createMatches } from './match/matches.ts';
import { createNavigation } from './match/navigation.ts';
import type { PreviousGame } from './slices/match.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Play {
  /** Takes a new build; the running match is replayed on it, as it was left by its player. */
  build(javascript: string, variants?: readonly string[]): Promise<void>;
  /** Begins a new match; the one that was played until now can be gone back to. */
  start(seats: string, seed: number, options: Save['options']): Promise<void>;
  /** Goes back to an earlier match; the one that was played until now becomes one. */
  resume(earlier: PreviousGame): Promise<void>;
  /** Of an assignment, what the key that is open takes; it is decided by `confirm`. */
  pick(candidate: string): Promise<void>;
  unpick(): Promise<void>;
  /** Opens a key of an assignment that has a value already. */
  open(key: number): Promise<void>;
  /** Gives every key of an assignment its value. */
  fill(values: readonly string[]): Promise<void>;
  /** The keys of an assignment whose values may be given, though the rules would not propose them. */
  doubt(values: readonly string[]): Promise<readonly string[]>;
  confirm(): Promise<void>;
  decide(answer: Answer): Promise<void>;
  /** Takes back what a role has answered while others are still to answer. */
  retake(role: string, draft: Draft): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** One decision back or on, whoever made it. */
  move(by: 1 | -1): Promise<void>;
  /** Goes over to a line of play that was left. */
  follow(branch: number): Promise<void>;
  /** Goes to where so many decisions are made; of several calls while it goes, only the last counts. */
  goto(decisions: number): Promise<void>;
  step(): Promise<void>;
  run(): Promise<void>;
  /** One decision by the bot of the seat that is asked; where a person sits there, at random. */
  botStep(): Promise<void>;
  /** Bots decide until another is asked or the phase changes. */
  runTurn(): Promise<void>;
  /** Bots decide for everybody until the phase changes. */
  runPhase(): Promise<void>;
  /** One answer for all who are asked the same now. */
  forAll(candidate: string): Promise<void>;
  stop(): void;
  setBot(seat: string, bot: BotName | 'human'): void;
  look(viewer: Viewer): Promise<void>;
  /** Does something by hand, beside deciding. */
  byHand<M extends keyof ManualEditing>(method: M, ...args: Parameters<GameApi[M]>): Promise<void>;
  /** Looks something up beside the match; undefined where the game is gone, or where that took too long, which is said then. */
  lookUp: LookingUp;
  /** Shows another step until it is let go; undefined shows the match again. One that is held gives way to `hold` alone. */
  glance(decisions: number | undefined, hold?: boolean): Promise<void>;
  /** Says who answers, where any one of several may. */
  speak(role: string): Promise<void>;
}

const samePhase = (before: State, now: State): boolean => before.view?.phase === now.view?.phase;
const sameTurn = (before: State, now: State): boolean =>
  samePhase(before, now) && now.turns[0]?.role === before.turns[0]?.role;

export const createPlay = (
  store: Store<State>,
  worker: Remote<GameApi>,
  breaks: Pick<Breaks, 'arm' | 'forget'> = { arm: async () => [], forget: () => undefined },
): Play => {
  const halt = createHalt();
  const failed = (): void => {
    halt.set(true);
    store.set({ running: false });
  };
  const client = createMatchClient(store, worker, { forget: breaks.forget, failed });
  const bots = createBotDriver(store, client, halt, breaks.arm);
  /** Who goes back wants to look: a bot that decided there would end what came after. */
  const wander: Doing = (method, args, more) => {
    halt.set(true);
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
    ...createAnswering(store, client, act),
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
