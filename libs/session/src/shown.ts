import type { GameModule } from '@sandtable/engine';
import { writeAnswer } from './answer.ts';
import type { Answer, LogLine, MatchView } from './contract.ts';
import { fullLog, seenLog } from './log.ts';
import { fieldsSeen, membersSeen, statesSeen } from './masked.ts';
import { questionOf } from './question.ts';
import { sightOf } from './sight.ts';
import { type Event, positionView } from './view.ts';

/** A position by itself, without the match that led to it. */
export type Shown = Pick<MatchView, 'status' | 'reason' | 'winners' | 'fields' | 'states' | 'names'>;

/** What a seat may see of a position; without a seat, everything. */
export function shownPosition(module: GameModule, S: Int32Array, seat?: string): Shown {
  const whole = positionView(module, S);
  const sight = seat === undefined ? undefined : sightOf(module, S, seat);
  if (sight === undefined) return whole;
  return { ...whole, fields: fieldsSeen(sight, S), states: statesSeen(sight, S), names: membersSeen(sight).names };
}

/** Lines of the log between two positions, as a seat may read them, or in full without a seat. */
export function linesBetween(
  module: GameModule,
  before: Int32Array,
  position: Int32Array,
  events: readonly Event[],
  seat?: string,
): readonly LogLine[] {
  const step = { position, decision: undefined, events };
  const steps = [{ position: before, decision: undefined, events: [] }, step];
  return seat === undefined ? fullLog(module, steps) : seenLog(module, steps, seat);
}

/** Puts an answer into the module's scratch array, with members named as the seat knows them in this position. */
export function writeAnswerAs(module: GameModule, S: Int32Array, answer: Answer, seat?: string): boolean {
  const choice = questionOf(module.info, S)?.choice;
  const sight = seat === undefined ? undefined : sightOf(module, S, seat);
  return choice !== undefined && writeAnswer(sight?.module ?? module, choice, answer);
}
