import { setImmediate } from 'node:timers/promises';
import type { Share, Shares } from '@sandtable/analysis';

/** Seconds a share should take: long enough that the queue costs little, short enough that a worker may go. */
const WANTED = 1;
/** Seconds of playing here from which that is estimated. */
const TRIED = 0.25;

/** Plays shares here, each twice as long as the one before, until it is known how many games take a second. */
export async function gamesPerShare(shares: Shares, play: (share: Share) => void): Promise<number> {
  for (let games = 1; ; games *= 2) {
    const share = shares(games);
    if (share === undefined) return games;
    const started = performance.now();
    play(share);
    const seconds = (performance.now() - started) / 1000;
    // What asks for progress or an end has its turn.
    await setImmediate();
    if (seconds >= TRIED) return powerOfTwo((share.games / seconds) * WANTED);
  }
}

/** Rounded, so that the shares are the same ones nearly every time. */
const powerOfTwo = (games: number): number => 2 ** Math.max(0, Math.floor(Math.log2(games)));

/** Shares of this size that begin at multiples of it, out of shares of any size. */
export function alignedShares(shares: Shares, size: number): () => Share | undefined {
  /** Was handed out, but doesn't follow what came before it. */
  let apart: Share | undefined;
  return () => {
    // The first game says how far it is to the next multiple.
    const begun = apart ?? shares(1);
    apart = undefined;
    if (begun === undefined) return undefined;
    const end = (Math.floor(begun.first / size) + 1) * size;
    let { games } = begun;
    while (begun.first + games < end) {
      const more = shares(end - begun.first - games);
      if (more?.first !== begun.first + games) {
        apart = more;
        break;
      }
      games += more.games;
    }
    return { first: begun.first, games };
  };
}
