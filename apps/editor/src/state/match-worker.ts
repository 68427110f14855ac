import type { Built, GameApi, Lookup } from '../workers/game-api.ts';
import { type Call, type CallOf, dispatch, type Remote, type ResultOf } from '../workers/rpc.ts';
import { Cancelled } from '../workers/watchdog.ts';
import { eyesOf } from './eyes.ts';
import type { State } from './state.ts';
import { failureOf, type Work, waitedBehind } from './stopped.ts';
import type { Store } from './store.ts';

/** The worker that holds the match. Where it is let go, the next one is given rules and match before anything else. */
export interface MatchWorker {
  /** Takes a new build. Whoever asks for it says what goes wrong. */
  build(rules: Rules): Promise<NewBuild | undefined>;
  /**
   * The answer; undefined if another ruleset was opened meanwhile, because it tells of a game that is gone. What could
   * not be done in time is not done: that is said on the page, `failed` hears of it, and the match stands as before.
   */
  asked: AskMatch;
  /** Gives the worker its rules again, and the match if that can be played; one that takes too long waits for other rules. */
  revive(isPlayed: boolean): Promise<void>;
}

/** Asks for a method of the match, by its name. */
export type AskMatch = <M extends keyof GameApi>(
  call: CallOf<GameApi, M>,
  failed?: () => void,
) => Promise<ResultOf<GameApi, M> | undefined>;

export interface Rules {
  readonly javascript: string;
  readonly variants: readonly string[];
}

/** What a build told, and which one it was: a worker in the place of another has the same one. */
interface NewBuild {
  readonly reply: Built;
  readonly build: number;
}

interface Needs {
  /** The match stands in another worker, or could not be played again there. */
  readonly revived: (built: NewBuild) => void;
  /** The module of the worker before is gone. */
  readonly forget: () => void;
}

interface Given extends Rules {
  readonly ruleset: string | undefined;
  readonly build: number;
}

export const createMatchWorker = (
  store: Store<State>,
  worker: Remote<GameApi>,
  { revived, forget }: Needs,
): MatchWorker => {
  /** The rules that the worker has, or should have. */
  let given: Given | undefined;
  let builds = 0;
  let reviving: Promise<void> | undefined;

  const isOpen = ({ ruleset }: Pick<Given, 'ruleset'>): boolean => store.get().ruleset === ruleset;

  /** Place, eyes and match are those of the moment at which it is sent. */
  const builtOf = async (rules: Given, isPlayed: boolean): Promise<NewBuild | undefined> => {
    const { save, at, infoHash: knows } = store.get();
    const { javascript, variants, build } = rules;
    const match = isPlayed ? save : undefined;
    const reply = await worker.build({ javascript, variants, save: match, at, eyes: eyesOf(store.get()), knows });
    return isOpen(rules) ? { reply, build } : undefined;
  };

  const again = async (isPlayed: boolean): Promise<void> => {
    if (given === undefined || !isOpen(given)) return;
    const rules = given;
    forget();
    try {
      const built = await builtOf(rules, isPlayed);
      if (built) revived(built);
    } catch (error) {
      if (!isOpen(rules)) return;
      store.set(failureOf(error, 'replay'));
      if (error instanceof Cancelled && isPlayed) await again(false);
    }
  };
  /** Several may find at the same time that their worker is gone. */
  const revive = (isPlayed: boolean): Promise<void> => {
    reviving ??= again(isPlayed && store.get().save !== undefined).finally(() => {
      reviving = undefined;
    });
    return reviving;
  };

  /** Whether the question can be asked once more; else it is said why there is no answer. */
  const mended = async (error: unknown, request: Request): Promise<boolean> => {
    const { view, promptId, whatIf } = store.get();
    const behind = error instanceof Cancelled ? (error.behind as Request | undefined) : undefined;
    if (behind !== undefined) {
      // Rules that hang with the match would hang with it again.
      await revive(behind.method !== 'build');
      // Who speaks and what is to be decided otherwise the worker before knew alone.
      const isSame = store.get().promptId === promptId && whatIf === undefined;
      const isStill = standsAlone(request) || (isAside(behind) && (ASIDE.has(request.method) || isSame));
      if (!isStill && isOwn(request)) store.set(waitedBehind);
      return isStill;
    }
    store.set(failureOf(error, workOf(request), view?.phase));
    if (error instanceof Cancelled && error.why !== 'renewed') await revive(true);
    return false;
  };

  return {
    build: async (rules) => {
      builds += 1;
      const mine = { ...rules, ruleset: store.get().ruleset, build: builds };
      given = mine;
      forget();
      for (;;)
        try {
          return await builtOf(mine, true);
        } catch (error) {
          if (!isOpen(mine)) return undefined;
          // It has done nothing: what was before it took too long.
          if (!(error instanceof Cancelled) || error.behind === undefined) throw error;
        }
    },
    asked: async <M extends keyof GameApi>(call: CallOf<GameApi, M>, failed: () => void = () => undefined) => {
      const request = call as Request;
      const of = { ruleset: store.get().ruleset };
      for (;;) {
        if (reviving) await reviving;
        try {
          const reply = isOpen(of) ? await dispatch<GameApi>(worker, request) : undefined;
          return isOpen(of) ? (reply as ResultOf<GameApi, M>) : undefined;
        } catch (error) {
          if (!isOpen(of)) return undefined;
          if (await mended(error, request)) continue;
          failed();
          return undefined;
        }
      }
    },
    revive,
  };
};

type Request = Call<GameApi>;

const ASIDE: ReadonlySet<string> = new Set<keyof Lookup | 'look'>([
  'look',
  'publicView',
  'odds',
  'oddsOn',
  'doubt',
  'byHand',
  'steps',
  'phases',
  'glance',
  'lines',
]);

/** It leaves the match as it is, so that what waits behind it may be decided all the same. */
const isAside = ({ method, args }: Request): boolean => ASIDE.has(method) || (method === 'pick' && args[1] === true);

/** Somebody at the page did it, and wants to hear what became of it. */
const isOwn = (request: Request): boolean =>
  !isAside(request) && request.method !== 'bot' && !(request.method === 'random' && request.args[1] === 'bot');

/** It does not go by where the match stands. */
const standsAlone = ({ method }: Request): boolean => method === 'start' || method === 'resume';

const workOf = ({ method }: Request): Work => {
  if (method === 'odds' || method === 'oddsOn') return 'odds';
  return method === 'resume' ? 'replay' : 'play';
};
