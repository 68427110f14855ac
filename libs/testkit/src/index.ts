export { type BadText, badTextsIn } from './bad-texts.ts';
export { type Block, blocksOf, codesWanted, type File, filesOf, shownRules } from './language-blocks.ts';
export { load } from './load.ts';
export {
  arith,
  at,
  branches,
  compare,
  emptyModel,
  fieldOf,
  four,
  local,
  locals,
  make,
  modelWith,
  num,
  small,
  span,
  thing,
  things,
  truth,
  value,
} from './model-parts.ts';
export { stonesModule } from './stones.ts';
export { gameOfTutorial } from './tutorial-games.ts';
