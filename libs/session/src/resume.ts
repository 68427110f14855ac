import type { Decision } from './contract.ts';
import { type Course, isByHand } from './courses.ts';
import type { Decided, Match } from './match-shape.ts';

type Retaking = Pick<Match, 'asks' | 'decide' | 'put'>;

/** The number of acts that could be repeated, in order, and the path of a text that says why no more. */
interface Resumed {
  readonly taken: number;
  readonly why: string | undefined;
}

/** Nothing is trusted: every act is validated, and the first one that isn't legal ends it. */
export function retaken(match: Retaking, course: Course): Resumed {
  for (const [taken, act] of course.entries()) {
    const why = isByHand(act) ? reasonAgainst(match.put(act)) : retake(match, act);
    if (why !== undefined) return { taken, why };
  }
  return { taken: course.length, why: undefined };
}

function retake(match: Retaking, { choice, role, answer, by }: Decision): string | undefined {
  const asks = match.asks();
  if (asks.length === 0) return 'replay/over';
  const alike = asks.filter((one) => one.choice === choice);
  if (alike.length === 0) return 'replay/other-question';
  if (!alike.some((one) => one.role === role)) return 'replay/other-role';
  const decided = match.decide(answer, undefined, role, by);
  return reasonAgainst(decided);
}

const reasonAgainst = (decided: Decided): string | undefined =>
  decided.ok ? undefined : (decided.reasons[0] ?? 'session/not-allowed');
