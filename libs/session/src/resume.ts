import type { Course } from './courses.ts';
import type { Match } from './match-shape.ts';

/** How many decisions could be taken again, one after the other, and why no more: the path of a text. */
interface Resumed {
  readonly taken: number;
  readonly why: string | undefined;
}

/** Nothing is trusted: every decision is validated, and the first one that does not fit ends it. */
export function retaken(match: Pick<Match, 'asks' | 'decide'>, decisions: Course): Resumed {
  for (const [taken, decision] of decisions.entries()) {
    const why = retake(match, decision);
    if (why !== undefined) return { taken, why };
  }
  return { taken: decisions.length, why: undefined };
}

function retake(
  match: Pick<Match, 'asks' | 'decide'>,
  { choice, role, answer, by }: Course[number],
): string | undefined {
  const asks = match.asks();
  if (asks.length === 0) return 'replay/over';
  const alike = asks.filter((one) => one.choice === choice);
  if (alike.length === 0) return 'replay/other-question';
  if (!alike.some((one) => one.role === role)) return 'replay/other-role';
  const decided = match.decide(answer, undefined, role, by);
  return decided.ok ? undefined : (decided.reasons[0] ?? 'session/not-allowed');
}
