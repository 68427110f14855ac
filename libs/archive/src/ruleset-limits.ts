import { MATCH } from './manifest.ts';
import type { Limits } from './read-zip.ts';
import { pathProblem } from './ruleset-file.ts';

/** What archives of rulesets may hold: far more than any ruleset has, far less than what would harm. */
export const RULESET_LIMITS: Limits = {
  files: 2000,
  bytes: 32_000_000,
  fileBytes: 2_000_000,
  ratio: 200,
  problemOf: (path) => (path === MATCH ? undefined : pathProblem(path)),
};
