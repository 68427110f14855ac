export { type Basis, checkAgain, findingsOf } from './again.ts';
export { type Checked, type CheckOptions, check, checkAll } from './check.ts';
export { builtins } from './code/builtins.ts';
export { fitOf, partsOf } from './code/fit.ts';
export { showCode, showType } from './code/index.ts';
export type { Row, TableSource } from './declare/rows.ts';
export { lookAt } from './look.ts';
export type { Sort, Sought, Target, Use } from './uses.ts';
export type { World } from './world.ts';
