import { createRandom, playout, startGame } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { fieldsByHand, fieldsOf } from './likeness.ts';
import { playByHand } from './play.ts';

const MOST_DECISIONS = 100_000;

/** Plays the game of a seed by the module and by hand; returns the fields of the final position that differ. */
export function differences(module: GameModule, seed: number): readonly string[] {
  const S = new Int32Array(module.layout.size);
  const options = Int32Array.from(module.info.options, (option) => option.value);
  const series = { module, seed, first: 0, games: 1, seats: [0], options, maxDecisions: MOST_DECISIONS };
  playout(module, S, startGame(series, 0, S), MOST_DECISIONS);
  playByHand(seed, createRandom(seed));
  const [own, other] = [fieldsByHand(), fieldsOf(module, S)];
  return Object.keys(other).filter((path) => String(own[path]) !== String(other[path]));
}
