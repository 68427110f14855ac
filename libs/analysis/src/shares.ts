/** Some games of a series, one after the other. */
export interface Share {
  readonly first: number;
  readonly games: number;
}

/**
 * Returns the next share, with at most as many games as are asked for; undefined once all games are handed out. Who plays it
 * may tell what share suits best, and never what follows from it.
 */
export type Shares = (most?: number, player?: number) => Share | undefined;

/** So many shares per worker that none waits long for another at the end. */
const PER_WORKER = 32;
/** Nobody takes more of what is left than this part of an equal share. */
const LEFT_PER_WORKER = 4;
/** Nor fewer games than this part of what was asked for: a share costs some time, too. */
const LEAST_PART = 32;
/** Progress is reported, and counters are read, after so many games at the latest. */
const MOST_GAMES = 1000;

interface Games {
  /** 0 if it is left out. */
  readonly first?: number;
  readonly games: number;
}

/** Hands out the games of a series, each once. */
export const sharesOf = ({ first = 0, games }: Games, workers: number): Shares =>
  sharesOfEach([{ first, games }], workers);

/**
 * The same for what is left of a series: several stretches of it. Who asks for no number gets as many as are equal shares for so
 * many workers; who does gets fewer toward the end, so that all workers end at about the same time.
 */
export function sharesOfEach(stretches: readonly Share[], workers: number): Shares {
  let left = stretches.reduce((sum, one) => sum + one.games, 0);
  const equal = Math.min(MOST_GAMES, Math.ceil(left / (workers * PER_WORKER)));
  const next = handOutEach(stretches, MOST_GAMES);
  return (most) => {
    const fair = Math.ceil(left / (workers * LEFT_PER_WORKER));
    const share = next(most === undefined ? equal : Math.min(most, Math.max(fair, Math.ceil(most / LEAST_PART))));
    left -= share?.games ?? 0;
    return share;
  };
}

/** Hands out the games of one stretch after the other. */
export function handOutEach(stretches: readonly Share[], size: number): Shares {
  const left = stretches.map((one) => handOut(one, size));
  return (most) => {
    for (; left.length > 0; left.shift()) {
      const share = left[0]?.(most);
      if (share !== undefined) return share;
    }
    return undefined;
  };
}

/** Hands out games, each once, `size` at a time at most. */
export function handOut({ first = 0, games }: Games, size: number): Shares {
  let done = 0;
  return (most = size) => {
    if (done >= games) return undefined;
    const share = { first: first + done, games: Math.min(size, most, games - done) };
    done += share.games;
    return share;
  };
}
