import { MATCH } from './manifest.ts';
import type { Limits } from './read-zip.ts';

const KEPT = /\.(?:sand|json|csv|map|md|ftl|po|txt)$/;
const isOpenPart = (part: string): boolean => !/^(?:\..*|node_modules|dist(?:-.*)?)$/.test(part);

/** Whether a ruleset may have a file of this name: texts, in no hidden folder and in none that is made. */
export const isRulesetFile = (path: string): boolean => KEPT.test(path) && path.split('/').every(isOpenPart);

/** What archives of rulesets may hold: far more than any ruleset has, far less than what would harm. */
export const RULESET_LIMITS: Limits = {
  files: 2000,
  bytes: 32_000_000,
  fileBytes: 2_000_000,
  ratio: 200,
  allows: (path) => path === MATCH || isRulesetFile(path),
};
