export {
  batch,
  type FaultSeen,
  merge,
  noTotals,
  randomOptions,
  type Series,
  startGame,
  type Totals,
} from './batch.ts';
export { playout } from './playout.ts';
export { createRandom, type Random } from './random.ts';
