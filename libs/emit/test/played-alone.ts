import { load, randomness } from './play.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Positions in which a module leaves the random games that it plays by itself. The seeds are always the same, so two
 * modules that draw the same answers leave the same positions.
 */
export async function playedAlone(text: string): Promise<readonly string[]> {
  const game = await load(text);
  const options = Int32Array.from(game.info.options, ({ value }) => value);
  return SEEDS.map((seed) => {
    const S = new Int32Array(game.layout.size);
    game.start(S, seed, 0, options);
    game.play?.(S, randomness(seed), 100);
    return S.join();
  });
}
