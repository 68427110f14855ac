export type { Program } from './code.ts';
export { gameInfo } from './info.ts';
export { emit } from './module.ts';
export { packageJson } from './package-json.ts';
export type { PlainReason, PlanNote, Planned } from './plan-notes.ts';
export type { EmitOptions } from './whole.ts';
