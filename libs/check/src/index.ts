export { type Checked, check } from './check.ts';
export type { TableSource } from './declare/rows.ts';
