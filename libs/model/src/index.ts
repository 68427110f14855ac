export { answerType, cellType, type Picked } from './answer.ts';
export { type Call, callOf, callsIn, searches } from './calls.ts';
export type { Askers, Choice, ChoiceBase, Guard, MenuArm, Wishes, WishShape } from './choice.ts';
export type { CircleLine, Decisions, Func, Procedure, Routine, RoutineConstant, Search, SearchStep } from './code.ts';
export type { Arm, Binder, Expr, Local, Many, Pattern, PileAt, Place, Quantified, Stmt, Value } from './expr.ts';
export { distanceOf, farthestOf } from './grid.ts';
export { hidingKinds } from './hidden.ts';
export { dataMeaning, meaningOf } from './meaning.ts';
export type { Chance, Ending, Example, Expectation, Label, Model, Notation, Seats, Setting, Watcher } from './model.ts';
export { exprTags, type Nodes, type Sort, stmtTags } from './nodes.ts';
export { isOpen, type Reach, reachOf } from './open.ts';
export { hasOwnWords, type OwnWordType, ownOrdinal, ownWords, ownWordType } from './own-words.ts';
export type { Policy, PolicyLine, PolicyPart } from './policy.ts';
export { isShowable } from './showable.ts';
export type { Provenance, Source } from './source.ts';
export { isWordType, titleOf, type ValueNames, wordOf } from './spelling.ts';
export { effectOf, hiddenWrites } from './stmt-effects.ts';
export { textRoom } from './text-room.ts';
export type { Audience, Die, Field, Grid, Kind, Member, Pile, Relation, State } from './things.ts';
export {
  anyInt,
  bool,
  codeAt,
  errorType,
  INT_MAX,
  INT_MIN,
  type IntType,
  isRecord,
  type ListType,
  listOf,
  type MapType,
  MOST_IN_SET,
  MOST_ROUTINES,
  mapOf,
  none,
  optional,
  ordinalOf,
  type Part,
  partOffsets,
  partSize,
  type RoutineType,
  range,
  type SetType,
  type Shift,
  samePart,
  sameType,
  setOf,
  shifts,
  sizeOf,
  type Type,
  text,
  type UnionType,
} from './type.ts';
export { unreachable } from './unreachable.ts';
export {
  blocksOf,
  boundBy,
  type Change,
  type Child,
  changed,
  changedBelow,
  eachChild,
  eachField,
  expressionsBelow,
  expressionsIn,
  hasBind,
  readsLocal,
  someNode,
  statementsIn,
  treeKey,
  type Visit,
  walk,
  walkAll,
} from './walk.ts';
