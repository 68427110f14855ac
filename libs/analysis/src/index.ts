export { COMPARED_DECISIONS, comparing, type Sides } from './comparing.ts';
export { countInGames, countInMatch, coveringSeries, matchFoundIn } from './coverage/counting.ts';
export {
  type Countable,
  type CountedRule,
  type Counts,
  type GameCounts,
  noCounts,
  rulesOf,
} from './coverage/counts.ts';
export { type Coverage, coverageOf } from './coverage/never.ts';
export {
  type CountsBySource,
  hasRun,
  type Ran,
  type RuleRan,
  rulesRan,
  type StatementRan,
  statementsIn,
} from './coverage/ran.ts';
export { answerCued } from './experiment/cued.ts';
export { GIVEN, type Prepared, prepare, RUN } from './experiment/prepared.ts';
export { type OddsResult, resultOf } from './experiment/result.ts';
export type { Notable } from './fairness/closest.ts';
export { type Fairness, fairnessOf, isKnownTo, type RoleWins } from './fairness/fairness.ts';
export { scaledShift, scaleOf } from './scale.ts';
export { type GameSetup, seriesOf } from './series.ts';
export { handOut, handOutEach, type Share, type Shares, sharesOf, sharesOfEach } from './shares.ts';
export { type Shortening, shortening, shorteningMatch } from './shortening.ts';
export { simulatedGame } from './simulated-game.ts';
export { finish, type Stretch, takeStretch } from './stretch.ts';
export type { Crossing, Verdict } from './sweep/crossing.ts';
export { blockSize, isPrecise } from './sweep/enough.ts';
export { figuring, type GameFigures, joinFigures, noFigures } from './sweep/figures.ts';
export { measureName, measuresNamed, nearestMeasure } from './sweep/measure-names.ts';
export { type Difference, differenceOf, isShare, type Measured, measured } from './sweep/measured.ts';
export { freeName, type Given, type Overlay, type OverlayFile, overlayOf } from './sweep/overlay.ts';
export { type Axis, gridOf, gridSize, latinOf, type Point } from './sweep/points.ts';
export {
  type Failed,
  type Figure,
  type PointOutcome,
  type PointResult,
  plainOf,
  type SweepResult,
  sweepResult,
} from './sweep/result.ts';
export { type Block, type Schedule, scheduleOf } from './sweep/schedule.ts';
export { type Aim, inOrder, SEARCH_CONFIDENCE, searched, searchFor } from './sweep/search.ts';
export { knownNames, numbersIn, type Target, targetNamed } from './sweep/targets.ts';
export { MOST_VALUES, readValues } from './sweep/values.ts';
export { type Variable, variablesIn } from './sweep/variables.ts';
export { gameLengths, type ShareOfGames, shareOfGames, winShares } from './win-shares.ts';
