import type { GameModule } from '@sandtable/engine';
import type { Decision, Save } from './contract.ts';
import { createMatch, type Match } from './match.ts';
import { setupProblems } from './setup.ts';

/** The first decision that no longer fits, and why, as the path of a text. */
export interface Lost {
  readonly index: number;
  readonly why: string;
}
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
 * stops before the first one that no longer fits.
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
  for (const [index, decision] of save.decisions.entries()) {
    const why = retake(match, decision);
    if (why !== undefined) return { match, lost: { index, why } };
  }
  return { match };
}

function restart(module: GameModule, save: Save): Match | undefined {
  const { seats, seed, variants } = save;
  if (setupProblems(module.info, { seats, seed }).length > 0) return undefined;
  return createMatch(module, { seats, seed, options: save.options, variants });
}

function fallback(module: GameModule, save: Save): Match {
  return createMatch(module, { seats: module.info.layouts[0]?.name ?? '', seed: save.seed });
}

/** Takes a decision again; why it does not fit, if it does not. */
function retake(match: Match, decision: Decision): string | undefined {
  const asks = match.asks();
  if (asks.length === 0) return 'replay/over';
  const alike = asks.filter(({ choice }) => choice === decision.choice);
  if (alike.length === 0) return 'replay/other-question';
  if (!alike.some(({ role }) => role === decision.role)) return 'replay/other-role';
  const decided = match.decide(decision.answer, undefined, decision.role);
  return decided.ok ? undefined : (decided.reasons[0] ?? 'session/not-allowed');
}
