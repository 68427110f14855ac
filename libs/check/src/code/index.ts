export { fieldAudience, paramAudience } from './audience.ts';
export { newBody } from './body.ts';
export { checkExample } from './examples.ts';
export { checkFunction, deps, makeRequirements } from './functions.ts';
export { checkPolicy } from './policy.ts';
export {
  type CheckedProcedure,
  checkExpectation,
  checkPlay,
  checkProcedure,
  checkWatcher,
  checkWhenEmpty,
} from './procedures.ts';
export { checkSearch } from './search.ts';
export { showCode, showType } from './show.ts';
