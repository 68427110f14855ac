import type { Share } from '@sandtable/analysis';
import type { WorkerCommand } from '../resources.ts';
import { workerScript } from '../spread/worker-script.ts';
import { GaveUp, type Limits, startThread, type Thread } from './thread.ts';

/** A plan that threads play shares of. */
export interface Playable {
  /** The digest of the plan. */
  readonly digest: string;
  readonly command: WorkerCommand;
  readonly plan: unknown;
}

/** A share that came to nothing, as far as it is known which of its games it was. */
export class LostShare extends Error {
  readonly share: Share;
  readonly gaveUp: GaveUp;

  constructor(share: Share, gaveUp: GaveUp) {
    super(gaveUp.message);
    this.share = share;
    this.gaveUp = gaveUp;
  }
}

/** Threads that stay for the next share of the same plan; never more than `most`. */
export function createThreads(most: number, limits: Limits) {
  const idle: { readonly digest: string; readonly thread: Thread }[] = [];
  let busy = 0;

  async function threadFor({ digest, command, plan }: Playable): Promise<Thread> {
    const at = idle.findIndex((one) => one.digest === digest);
    if (at >= 0) return idle.splice(at, 1)[0]?.thread as Thread;
    // The one that has been idle longest makes room.
    if (idle.length + busy >= most) await idle.shift()?.thread.end();
    return await startThread(await workerScript(command), plan, limits);
  }

  /** Plays in a thread that is kept only if all goes well. */
  async function inThread<T>(playable: Playable, work: (thread: Thread) => Promise<T>): Promise<T> {
    busy += 1;
    try {
      const thread = await threadFor(playable);
      const done = await work(thread);
      idle.push({ digest: playable.digest, thread });
      return done;
    } finally {
      busy -= 1;
    }
  }

  return {
    /** Plays a share; `singly` each of its games alone before, so that it is known which of them fails. */
    play: async (playable: Playable, share: Share, singly: boolean): Promise<unknown> =>
      await inThread(playable, async (thread) => {
        if (singly) for (const game of gamesOf(share)) await askOf(thread, game);
        return await askOf(thread, share);
      }).catch((error: unknown) => {
        throw error instanceof GaveUp ? new LostShare(share, error) : error;
      }),
    end: async (): Promise<void> => void (await Promise.all(idle.splice(0).map(({ thread }) => thread.end()))),
  };
}

const gamesOf = ({ first, games }: Share): readonly Share[] =>
  Array.from({ length: games }, (_, i) => ({ first: first + i, games: 1 }));

async function askOf(thread: Thread, { first, games }: Share): Promise<unknown> {
  try {
    return await thread.ask({ first, games });
  } catch (error) {
    throw error instanceof GaveUp ? new LostShare({ first, games }, error) : error;
  }
}
