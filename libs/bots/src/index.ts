export { batch, randomOptions, type Series, startGame } from './batch.ts';
export { answerAs, type Bot, type Bots, policyBot, randomBot, readBot, suggestAs } from './bot.ts';
export { type Comparison, compare, type Side } from './compare.ts';
export { letAnyone } from './let-anyone.ts';
export { isClear, type Shift, shiftOf } from './paired.ts';
export { playout } from './playout.ts';
export { createRandom, type Random } from './random.ts';
export { type FaultSeen, merge, noTotals, type Totals } from './totals.ts';
export { type Interval, wilson } from './wilson.ts';
