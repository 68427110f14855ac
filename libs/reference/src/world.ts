import { entry, Fault, type Memory, makeMemory, type World } from '@sandtable/eval';
import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Position } from './position.ts';

/** Statements that one decision may run. */
export const BUDGET = 2_000_000;
/**
 * Members that it may look at, if it may not run more statements than that: conditions in conditions end by themselves,
 * but perhaps not before anybody has gone. They bound time alone, some ten seconds: a module counts how often loops are
 * begun, and looks at as many members in some tenths of a second.
 */
const MEMBERS = 40_000_000;

export interface Limits {
  /** Statements that one decision may run, where it is not the usual number. */
  readonly budget?: number;
  /** Members that it may look at, where it is not the usual number. */
  readonly members?: number;
}

/** The position as expressions see it. */
export interface MatchWorld extends World {
  /** Begins the next decision. */
  refill(): void;
  /** Something was written: what was found out before need not be true any more. */
  forget(): void;
  /** Whether what is found out is kept at all; while a position is changed from outside it is not. */
  keep(on: boolean): void;
  /** Returns a function that brings back what is known now, for a position that is the same again. */
  mark(): () => void;
}

export function matchWorld(model: Model, position: Position, layout: number, limits: Limits): MatchWorld {
  const { budget = BUDGET, members = Math.max(budget, MEMBERS) } = limits;
  const seats = model.seats.layouts[layout]?.seats ?? [];
  let remaining = budget;
  let turns = members;
  let memory: Memory | undefined = makeMemory();
  return {
    get memory() {
      return memory;
    },
    field: (field, member) => entry(entry(position.fields, field), member),
    state: (state, tuple) => entry(entry(position.states, state), tuple),
    setting: (setting) => entry(position.settings, setting),
    automated: (role) => seats.some((seat) => seat.roles.includes(role) && seat.policy !== undefined),
    layout,
    seatOf: (role) => seats.findIndex((seat) => seat.roles.includes(role)),
    spend(span: Span) {
      if (remaining-- <= 0) throw new Fault('budget', span);
    },
    turn(span: Span) {
      if (turns-- <= 0) throw new Fault('budget', span);
    },
    refill() {
      remaining = budget;
      turns = members;
    },
    forget() {
      if (memory !== undefined) memory = makeMemory();
    },
    keep(on) {
      memory = on ? makeMemory() : undefined;
    },
    mark() {
      const known = memory;
      return () => {
        memory = known;
      };
    },
  };
}
