export { drawn } from './drawn.ts';
export { EQUIVALENTS, type Equivalent, readEquivalents } from './equivalents.ts';
export { createJudge, type Judge, type Verdict } from './judge.ts';
export type { Kind, Mutant } from './mutant.ts';
export { mutantsOf, possibleMutants, type Wanted } from './mutants.ts';
export { caughtBy, type Judged, percentOf, type Score, type Stale, type Survivor, scoreOf } from './score.ts';
