export type { Forward } from './bring-forward.ts';
export { migrateRuleset } from './migrate-ruleset.ts';
export { migrateSave } from './migrate-save.ts';
export { type Known, RULESET_STEPS, type RulesetStep, SAVE_STEPS, type SaveStep } from './steps.ts';
