import { Stopped } from '../work/guarded.ts';
import type { GameReply, GameRequest } from '../work/protocol.ts';
import type { Caller } from '../work/rpc.ts';
import type { State } from './state.ts';
import { failureOf, type Work, waitedBehind } from './stopped.ts';
import type { Store } from './store.ts';

/** The worker that holds the match. Where it is let go, the next one is given rules and match before anything else. */
export interface MatchWorker {
  /** Takes a new build. Whoever asks for it says what goes wrong. */
  build(rules: Rules): Promise<GameReply | undefined>;
  /**
   * The answer; undefined if another ruleset was opened meanwhile, because it tells of a game that is gone. What could
   * not be done in time is not done: that is said on the page, `failed` hears of it, and the match stands as before.
   */
  asked(request: GameRequest, failed?: () => void): Promise<GameReply | undefined>;
  /** Gives the worker its rules again, and this match; one that takes too long waits for other rules. */
  revive(save: State['save']): Promise<void>;
}

export interface Rules {
  readonly javascript: string;
  readonly variants: readonly string[];
}

interface Needs {
  /** The match stands in another worker, or could not be played again there. */
  readonly revived: (reply: GameReply, isPlayed: boolean) => void;
  /** The module of the worker before is gone. */
  readonly forget: () => void;
}

export const createMatchWorker = (
  store: Store<State>,
  worker: Pick<Caller<GameRequest, GameReply>, 'call'>,
  { revived, forget }: Needs,
): MatchWorker => {
  /** The rules that the worker has, or should have. */
  let built: Rules | undefined;
  let reviving: Promise<void> | undefined;

  const ask = async (request: GameRequest): Promise<GameReply | undefined> => {
    const { ruleset } = store.get();
    const reply = await worker.call(request);
    return store.get().ruleset === ruleset ? reply : undefined;
  };

  const again = async (save: State['save']): Promise<void> => {
    const { at, viewer, infoHash: knows } = store.get();
    if (built === undefined) return;
    forget();
    try {
      const reply = await ask({ op: 'build', ...built, save, at, viewer, knows });
      if (reply) revived(reply, save !== undefined);
    } catch (error) {
      store.set(failureOf(error, 'replay'));
      if (error instanceof Stopped && save !== undefined) await again(undefined);
    }
  };
  /** Several may find at the same time that their worker is gone. */
  const revive = (save: State['save']): Promise<void> => {
    reviving ??= again(save).finally(() => {
      reviving = undefined;
    });
    return reviving;
  };

  /** Whether the question can be asked once more; else it is said why there is no answer. */
  const mended = async (error: unknown, request: GameRequest): Promise<boolean> => {
    const { view, save } = store.get();
    const behind = error instanceof Stopped ? (error.behind as GameRequest | undefined) : undefined;
    if (behind !== undefined) {
      await revive(behind.op === 'resume' ? undefined : save);
      const isStill = isAside(behind) || standsAlone(request);
      if (!isStill && isOwn(request)) store.set(waitedBehind);
      return isStill;
    }
    store.set(failureOf(error, workOf(request), view?.phase));
    if (error instanceof Stopped && error.why !== 'renewed') await revive(request.op === 'resume' ? undefined : save);
    return false;
  };

  return {
    build: async (rules) => {
      const { save, at, viewer, infoHash: knows } = store.get();
      built = rules;
      forget();
      for (;;)
        try {
          return await ask({ op: 'build', ...rules, save, at, viewer, knows });
        } catch (error) {
          // It has done nothing: what was before it took too long.
          if (!(error instanceof Stopped) || error.behind === undefined) throw error;
        }
    },
    asked: async (request, failed = () => undefined) => {
      for (;;)
        try {
          return await ask(request);
        } catch (error) {
          if (await mended(error, request)) continue;
          failed();
          return undefined;
        }
    },
    revive,
  };
};

const ASIDE: ReadonlySet<GameRequest['op']> = new Set([
  'look',
  'odds',
  'odds-on',
  'doubt',
  'by-hand',
  'steps',
  'phases',
  'glance',
  'lines',
]);

/** It leaves the match as it is, so that what waits behind it may be decided all the same. */
const isAside = (request: GameRequest): boolean =>
  ASIDE.has(request.op) || (request.op === 'pick' && request.keep === true);

/** Somebody at the page did it, and wants to hear what became of it. */
const isOwn = (request: GameRequest): boolean =>
  !isAside(request) && request.op !== 'bot' && !(request.op === 'random' && request.by === 'bot');

/** It does not go by where the match stands. */
const standsAlone = ({ op }: GameRequest): boolean => op === 'start' || op === 'resume';

const workOf = ({ op }: GameRequest): Work => {
  if (op === 'odds' || op === 'odds-on') return 'odds';
  return op === 'resume' ? 'replay' : 'play';
};
