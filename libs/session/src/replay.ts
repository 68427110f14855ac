import type { Lost, Save } from './contract.ts';
import type { Playable } from './hand/playable.ts';
import { createMatch } from './match.ts';
import type { Match } from './match-shape.ts';
import { branchKept, courseKept } from './saved-course.ts';
import { setupProblems } from './setup.ts';

/** The rules that a save was made with, if they are different from these. */
export type OtherRules = Pick<Save, 'ruleset' | 'version'>;
export interface Replayed {
  readonly match: Match;
  readonly lost?: Lost;
  /** Other rules may have given another course, even where every decision still fits. */
  readonly other?: OtherRules;
}

/**
 * Plays a save again, perhaps under edited rules. A save is never trusted: every decision is validated, and the match
 * stops before the first one that no longer fits. That one and those after it stay with the match.
 */
export function replay(module: Playable, save: Save): Replayed {
  const other = otherRules(module, save);
  return { ...retaken(module, save), ...(other ? { other } : {}) };
}

/** Whether a save was made with other rules; variants that are applied on top of them are part of the digest. */
export function otherRules(
  { info }: Pick<Playable, 'info'>,
  { ruleset, version, digest }: Save,
): OtherRules | undefined {
  return ruleset === info.id && version === info.version && digest === info.digest ? undefined : { ruleset, version };
}

function retaken(module: Playable, save: Save): Replayed {
  const match = restart(module, save);
  if (match === undefined) return { match: fallback(module, save), lost: { index: 0, why: 'replay/seats' } };
  const course = courseKept(save);
  const lost = match.resume(course);
  for (const branch of save.branches ?? []) match.keep(branchKept(branch, course));
  return { match, ...(lost ? { lost } : {}) };
}

function restart(module: Playable, save: Save): Match | undefined {
  const { seats, seed, variants, real = false } = save;
  if (setupProblems(module.info, { seats, seed }).length > 0) return undefined;
  return createMatch(module, { seats, seed, options: save.options, variants, real });
}

function fallback(module: Playable, save: Save): Match {
  return createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed: save.seed });
}
