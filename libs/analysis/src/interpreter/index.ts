export { answerCodes, compareWithReference, decideBoth, type ReferenceComparison } from './compare-with-reference.ts';
export { differencesBetween } from './differences.ts';
export { exampleCoverage } from './example-coverage.ts';
export {
  type Beginning,
  begin,
  beginningOf,
  type Probe,
  type Replayed,
  replayTo,
  stepsIn,
  takeStep,
} from './replay.ts';
export { type LeakSeen, playTwins, type Twins } from './twins.ts';
