import { isByHand, type Match } from '@sandtable/session';

/** A decision as the seat that looks knew it. */
export function decidedBefore(match: Match, decision: number, seat: string | undefined) {
  if (seat !== undefined && match.module.audiences !== undefined) {
    const known = match.decisionKnown(decision, seat);
    return known && { ...known, seat };
  }
  const act = match.course[decision - 1];
  const before = match.positionAt(decision - 1);
  if (before === undefined || act === undefined || isByHand(act)) return undefined;
  return { before, answer: act.answer, seat: undefined, role: act.role };
}
