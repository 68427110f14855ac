export type { Program } from './code.ts';
export { emit } from './module.ts';
export type { EmitOptions } from './whole.ts';
