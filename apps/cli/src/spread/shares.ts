/** A stretch of the games of a series. */
export interface Share {
  readonly first: number;
  readonly games: number;
}

/** So many shares per worker that none waits long for another at the end. */
const PER_WORKER = 32;
/** Progress is told, and counters are read, after so many games at the latest. */
const MOST_GAMES = 1000;

/** Stretches that together are all games, each once. */
export function* shares(
  { first = 0, games }: { readonly first?: number; readonly games: number },
  workers: number,
): Generator<Share, void> {
  const size = Math.min(MOST_GAMES, Math.ceil(games / (workers * PER_WORKER)));
  for (let done = 0; done < games; done += size) yield { first: first + done, games: Math.min(size, games - done) };
}
