/** How often bots that have a way to choose were asked a question, and how often they had no answer of their own. */
export interface Guess {
  readonly asked: number;
  readonly atRandom: number;
}
/** By the path of the question; those that were never answered at random are among them. */
export type Guesses = Readonly<Record<string, Guess>>;

export function mergeGuesses(a: Guesses, b: Guesses): Guesses {
  const sums = new Map(Object.entries(a));
  for (const [path, { asked, atRandom }] of Object.entries(b)) {
    const before = sums.get(path) ?? { asked: 0, atRandom: 0 };
    sums.set(path, { asked: before.asked + asked, atRandom: before.atRandom + atRandom });
  }
  return Object.fromEntries(sums);
}

/** Questions that were answered at random, the most often first, with the share of the times they were asked. */
export const guessed = (
  guesses: Guesses,
): readonly { readonly path: string; readonly asked: number; readonly share: number }[] =>
  Object.entries(guesses)
    .filter(([, { atRandom }]) => atRandom > 0)
    .map(([path, { asked, atRandom }]) => ({ path, asked, share: atRandom / asked }))
    .toSorted((one, other) => other.share - one.share || (one.path < other.path ? -1 : 1));

/** Counts while games are played. */
export function guessCounter() {
  const counts = new Map<string, { asked: number; atRandom: number }>();
  return {
    count(path: string, isOwn: boolean): void {
      const one = counts.get(path) ?? { asked: 0, atRandom: 0 };
      one.asked += 1;
      if (!isOwn) one.atRandom += 1;
      counts.set(path, one);
    },
    guesses: (): Guesses => Object.fromEntries([...counts].map(([path, one]) => [path, { ...one }])),
  };
}
