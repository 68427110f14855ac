export type { Axes } from './Axes.tsx';
export { type Arrangement, arrange } from './arrange.ts';
export { type AskedDice, askedDice } from './asked-dice.ts';
export { autoLayout } from './auto.ts';
export { kindsOf } from './auto-sorts.ts';
export { Board } from './Board.tsx';
export { bare } from './bare.ts';
export type { BoardProps } from './board-props.ts';
export { boutWinner, type FightWinner } from './bout-winner.ts';
export { CARD_SIZE, CardDrawing } from './CardDrawing.tsx';
export { MarkedCounter } from './CounterMark.tsx';
export { type CardFace, facesOf } from './card-face.ts';
export { counterFace } from './counter-face.ts';
export { DieFace } from './DieFace.tsx';
export { type DiceHits, diceHits, type HitBounds, hitBounds } from './dice-hits.ts';
export { diceIn, type RolledDice } from './dice-in.ts';
export type { Drafts } from './drafts.ts';
export { drawnKinds } from './drawn-kinds.ts';
export { endOf, eventsIn, type MatchEvent, type TimedEvent, timed } from './events.ts';
export type { PlaceFinding } from './FindingMarks.tsx';
export { type Reader, reader } from './facts.ts';
export { lossesOf, winnerOf } from './fight-result.ts';
export { type Bout, type Fight, type FightSide, fightsIn, isFight } from './fights.ts';
export type { ForeseenAnswer } from './foreseen-answer.ts';
export { boardKinds } from './frame.ts';
export type { Hands } from './hands.ts';
export { type Heat, heatLevel, shortNumber } from './heat.ts';
export { contrast, inkOn } from './ink.ts';
export { kindOfField } from './kind-of-field.ts';
export { type LabelWish, type PlacedLabel, placeLabels } from './labels.ts';
export {
  type BoardLayout,
  type Join,
  type KindLayout,
  type PlaceLayout,
  type Point,
  readLayout,
  type Side,
  type SideLayout,
} from './layout.ts';
export { layoutFor } from './layout-for.ts';
export { layoutText } from './layout-text.ts';
export { lettered, lettersIn, withLetters } from './lettered.ts';
export type { Links } from './MapLinks.tsx';
export { firstLayout } from './map-file/first-layout.ts';
export { recordOf } from './map-file/map-record.ts';
export type { Motion } from './motion.ts';
export { type NameOf, readable } from './names.ts';
export { openingView } from './opening-view.ts';
export type { OtherPosition } from './otherwise.ts';
export { piecesAt } from './pieces.ts';
export { placeOf } from './place-of.ts';
export { isWhole, type Matrix, type Pin, projectiveFit, unprojected } from './projective.ts';
export { type OutlinePart, outlinePart, type Part } from './put-at.ts';
export type { Scan } from './ScanLayer.tsx';
export { Specimen } from './Specimen.tsx';
export { Swatch } from './Swatch.tsx';
export { type Rings, type Scene, scene } from './scene.ts';
export { scorePlan } from './score-plan.ts';
export { seenAt } from './seen-at.ts';
export { type Sizes, sizesAt } from './sizes.ts';
export { inDaylight, standalone } from './standalone.ts';
export { tagged } from './tagged.ts';
export { type Tally, tally, tallyText, tallyWord } from './tally.ts';
export { type Facts, trackPaths, trackPlan } from './track-plan.ts';
export type { BoardWords } from './words.ts';
export type { KeptLook } from './zoom.ts';
