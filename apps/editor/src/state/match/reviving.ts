import type { Built, GameApi } from '../../workers/game-api.ts';
import type { Remote } from '../../workers/rpc.ts';
import { Cancelled } from '../../workers/watchdog.ts';
import { eyesOf } from '../eyes.ts';
import type { State } from '../state.ts';
import { failureOf } from '../stopped.ts';
import type { Store } from '../store.ts';

export interface Rules {
  readonly javascript: string;
  readonly variants: readonly string[];
}

/** The rules of a build, and the ruleset that was open when it was made. */
export interface NumberedRules extends Rules {
  readonly ruleset: string | undefined;
  readonly build: number;
}

/** The answer to a build and its number; a worker that replaces another keeps the number. */
export interface NewBuild {
  readonly reply: Built;
  readonly build: number;
}

/** The worker of the match, with what is known about it. */
export interface WorkerParts {
  readonly store: Store<State>;
  readonly worker: Remote<GameApi>;
  /** The rules that the worker has, or should have. */
  given: NumberedRules | undefined;
  /** The match is in another worker, or couldn't be replayed there. */
  readonly revived: (built: NewBuild) => void;
  /** The module of the previous worker is gone. */
  readonly forget: () => void;
}

/** Hands rules and match to a new worker. */
export interface Reviving {
  revive(isPlayed: boolean): Promise<void>;
  /** The handing over that is under way. */
  running(): Promise<void> | undefined;
}

export const createReviving = (parts: WorkerParts): Reviving => {
  let running: Promise<void> | undefined;
  return {
    running: () => running,
    // Several callers may notice at the same time that their worker is gone.
    revive: (isPlayed) => {
      running ??= revive(parts, isPlayed && parts.store.get().save !== undefined).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
};

async function revive(parts: WorkerParts, isPlayed: boolean): Promise<void> {
  const { store, given, revived, forget } = parts;
  if (given === undefined || !isOpen(store, given)) return;
  forget();
  try {
    const built = await sendBuild(parts, given, isPlayed);
    if (built) revived(built);
  } catch (error) {
    if (!isOpen(store, given)) return;
    store.set(failureOf(error, 'replay'));
    if (error instanceof Cancelled && isPlayed) await revive(parts, false);
  }
}

/** Sends a build with place, viewer and match as they are at this moment. */
export async function sendBuild(
  { store, worker }: Pick<WorkerParts, 'store' | 'worker'>,
  rules: NumberedRules,
  isPlayed: boolean,
): Promise<NewBuild | undefined> {
  const { save, at, infoHash: knows } = store.get();
  const { javascript, variants, build } = rules;
  const match = isPlayed ? save : undefined;
  const reply = await worker.build({ javascript, variants, save: match, at, eyes: eyesOf(store.get()), knows });
  return isOpen(store, rules) ? { reply, build } : undefined;
}

/** Whether the ruleset is the open one. */
export const isOpen = (store: Store<State>, { ruleset }: Pick<State, 'ruleset'>): boolean =>
  store.get().ruleset === ruleset;
