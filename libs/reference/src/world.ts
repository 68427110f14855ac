import { entry, Fault, type RunValue, type World } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Position } from './position.ts';

/** Statements that one decision may run. */
export const BUDGET = 2_000_000;

/** The position as expressions see it. `refill` begins the next decision; `rest` says whether nothing changes from here on. */
export interface MatchWorld extends World {
  refill(): void;
  rest(calm: boolean): void;
}

export function matchWorld(model: Model, position: Position, layout: number): MatchWorld {
  const seats = model.seats.layouts[layout]?.seats ?? [];
  let left = BUDGET;
  let known: Map<string, RunValue> | undefined;
  const answers: NonNullable<World['answers']> = new Map();
  return {
    get known() {
      return known;
    },
    answers,
    field: (field, member) => entry(entry(position.fields, field), member),
    state: (state, tuple) => entry(entry(position.states, state), tuple),
    setting: (setting) => entry(position.settings, setting),
    seatOf: (role) => seats.findIndex((seat) => seat.roles.includes(role)),
    spend(span: Span) {
      // What was found holds for the statement that asks.
      answers.clear();
      if (left-- <= 0) throw new Fault('budget', span);
    },
    refill() {
      left = BUDGET;
    },
    rest(calm) {
      known = calm ? new Map() : undefined;
      answers.clear();
    },
  };
}
