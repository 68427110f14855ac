import type { GameModule } from '@sandtable/engine';
import type { Lost, Save } from './contract.ts';
import { createMatch } from './match.ts';
import type { Match } from './match-shape.ts';
import { setupProblems } from './setup.ts';

/** Which rules a save was made under, where they are not these. */
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
export function replay(module: GameModule, save: Save): Replayed {
  const other = otherRules(module, save);
  return { ...retaken(module, save), ...(other ? { other } : {}) };
}

function otherRules({ info }: GameModule, { ruleset, version, digest }: Save): OtherRules | undefined {
  return ruleset === info.id && version === info.version && digest === info.digest ? undefined : { ruleset, version };
}

function retaken(module: GameModule, save: Save): Replayed {
  const match = restart(module, save);
  if (match === undefined) return { match: fallback(module, save), lost: { index: 0, why: 'replay/seats' } };
  const lost = match.resume(save.decisions);
  for (const { shared, decisions } of save.branches ?? [])
    match.keep([...save.decisions.slice(0, shared), ...decisions]);
  return { match, ...(lost ? { lost } : {}) };
}

function restart(module: GameModule, save: Save): Match | undefined {
  const { seats, seed, variants } = save;
  if (setupProblems(module.info, { seats, seed }).length > 0) return undefined;
  return createMatch(module, { seats, seed, options: save.options, variants });
}

function fallback(module: GameModule, save: Save): Match {
  return createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed: save.seed });
}
