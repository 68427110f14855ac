import { finish } from '@sandtable/analysis';
import type { GameModule } from '@sandtable/engine';
import { type AnswerOdds, answerOdds, type Limits, type ScriptedChance } from '@sandtable/odds';
import type { Answer, Match } from '@sandtable/session';
import { UsageError } from '../usage.ts';

/** Odds of an answer to the question that a match has come to, through the eyes of a seat, or seeing everything. */
export function answering(
  match: Match,
  { module, scripted }: { readonly module: GameModule; readonly scripted: ScriptedChance },
  text: string,
  seat: string | undefined,
  limits: Limits,
): AnswerOdds {
  const { position } = match;
  checkSeat(match, seat);
  const answer = answerOf(match, text, seat);
  const odds = finish(answerOdds({ module, scripted, position, answer, seat }, limits));
  if (odds === undefined) throw new UsageError('usage/no-answer', { answer: text });
  return odds;
}

function checkSeat(match: Match, seat: string | undefined): void {
  const layout = match.module.info.layouts.find(({ name }) => name === match.save().seats);
  const known = layout?.seats.map(({ name }) => name) ?? [];
  if (seat !== undefined && !known.includes(seat))
    throw new UsageError('usage/seat', { seat, known: known.join(', ') });
}

/** As saves have it, in JSON, or the picks one after the other, with spaces between them. */
function answerOf(match: Match, text: string, seat: string | undefined): Answer {
  const answer = /^[[{"]/.test(text) ? jsonOf(text) : match.answerOf(text.split(/\s+/), seat);
  if (answer === undefined) throw new UsageError('usage/no-answer', { answer: text });
  return answer;
}

function jsonOf(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
