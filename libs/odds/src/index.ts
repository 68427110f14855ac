export { type ChangeSpread, changeSpreads } from './changes.ts';
export type { Experiment } from './experiment.ts';
export { type Fraction, lowest, toNumber } from './fraction.ts';
export type { Outcome } from './gathered.ts';
export { GivenUp, LIMITS, type Limits, type Odds, oddsOf } from './odds.ts';
export { atLeast, atMost, meanOf, type Spread, spreadOf } from './spread.ts';
export { type ToldChance, toldChance } from './told-chance.ts';
