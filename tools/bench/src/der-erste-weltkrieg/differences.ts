import { createRandom, type Random } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { fieldsByHand, fieldsOf } from './likeness.ts';
import { playByHand } from './play.ts';

const MOST_DECISIONS = 100_000;

/** Plays the game of a seed by the module and by hand; returns the fields of the final position that differ. */
export function differences(module: GameModule, seed: number, generator = createRandom): readonly string[] {
  const S = new Int32Array(module.layout.size);
  const options = Int32Array.from(module.info.options, (option) => option.value);
  module.start(S, seed, 0, options);
  module.play?.(S, generator(seed), MOST_DECISIONS);
  playByHand(seed, generator(seed));
  const [own, other] = [fieldsByHand(), fieldsOf(module, S)];
  return Object.keys(other).filter((path) => String(own[path]) !== String(other[path]));
}

/** Of ten numbers, nine are the lowest: it reaches what happens once in millions of other games. */
export function lowRandom(seed: number): Random {
  const random = createRandom(seed);
  return (n) => (n <= 1 || random(10) > 0 ? 0 : random(n));
}
