import { setImmediate } from 'node:timers/promises';
import type { Share, Shares } from '@sandtable/analysis';

/** Seconds a share should take: long enough that the queue costs little, short enough that a worker may go. */
const WANTED = 1;
/** Seconds of playing here from which that is estimated. */
const TRIED = 0.25;

/** Plays games here, each time twice as many, until it is known how many take a second by this clock. */
export async function gamesPerShare(
  shares: Shares,
  play: (share: Share) => void,
  now: () => number = () => performance.now() / 1000,
): Promise<number> {
  for (let games = 1; ; games *= 2) {
    const started = now();
    if (!(await playSome(shares, games, play))) return games;
    const seconds = now() - started;
    if (seconds >= TRIED) return powerOfTwo((games / seconds) * WANTED);
  }
}

/** Plays so many games, in as many shares as they come in; false if there are not so many. */
async function playSome(shares: Shares, games: number, play: (share: Share) => void): Promise<boolean> {
  for (let left = games; left > 0; ) {
    const share = shares(left);
    if (share === undefined) return false;
    play(share);
    left -= share.games;
    // What asks for progress or an end has its turn.
    await setImmediate();
  }
  return true;
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
