export { type Borrowed, borrow, rulesetNamed } from './borrow.ts';
export type { Disk } from './disk.ts';
