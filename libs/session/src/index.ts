export { ordinalsOfSet, picksIn, readAnswer, writeAnswer } from './answer.ts';
export { type CallWords, callWords } from './call-words.ts';
export { type ChangedMove, type ChangedMoves, changedMoves, type OtherValue } from './changed-moves.ts';
export { constantValues } from './constants.ts';
export type {
  Answer,
  AskView,
  ByHand,
  Change,
  ChangedValue,
  Decision,
  ForcedDice,
  LogLine,
  Lost,
  MatchView,
  Save,
  ShownValue,
  Waiting,
  Way,
} from './contract.ts';
export { type Act, type Course, isByHand } from './courses.ts';
export type { Foreseen } from './foreseen.ts';
export { type Changeable, changeables } from './hand/changeable.ts';
export { type DicePlace, dicePlaces, lastTime, nextUnforced } from './hand/dice-places.ts';
export { type Playable, playable } from './hand/playable.ts';
export { heldMarked } from './held-marked.ts';
export { distinguishing } from './identity.ts';
export { infoSeen } from './info-seen.ts';
export { createMatch } from './match.ts';
export type { Decided, Match } from './match-shape.ts';
export { type Marks, membersLike } from './members-like.ts';
export { membersNamed, type OnMember } from './members-named.ts';
export type { MoveSummary } from './move-summaries.ts';
export { namingBy, ownersOf } from './naming.ts';
export { atAsk, openQuestions } from './open-asks.ts';
export { optionCodes, optionNames, standardSlots } from './option-slots.ts';
export { optionDefault, optionValues, valuesOf } from './option-values.ts';
export { type PileView, pilesIn } from './piles.ts';
export { poolMember } from './pool-members.ts';
export { isMany, type Question, questionOf, roleName } from './question.ts';
export { type OtherRules, otherRules, type Replayed, replay } from './replay.ts';
export { readSave, type SaveRead } from './save.ts';
export { saveText } from './save-text.ts';
export { keptCourse, savedUpTo } from './saved-course.ts';
export { layoutIndex, optionMisfit, type Setup, setupProblems } from './setup.ts';
export { linesBetween, type Shown, shownPosition, writeAnswerAs } from './shown.ts';
export { ONLOOKER } from './sight.ts';
export { type TagText, tagTexts } from './tag-texts.ts';
export { usualOrders } from './usual-orders.ts';
export { codeOf, ordinalOf, ordinalsIn, readStored, readValue, type Single, sizeOf, writeValue } from './value.ts';
