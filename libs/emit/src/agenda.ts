import type { Search } from '@sandtable/model';
import type { Packing, Rows } from './search-state.ts';
import type { Scope, Val } from './unit.ts';
import type { Whole } from './whole.ts';

export type Order = 'queue' | 'buckets' | 'heap';

/** How emitted code enters states and takes them in order. */
export interface Agenda {
  readonly order: Order;
  /** Forgets all states. */
  readonly open: () => void;
  readonly enter: (to: readonly Val[], cost: string, stopped: string) => void;
  /** The body is run for each state, which is called `at` there. */
  readonly each: (body: () => void) => void;
  /** What the state that was taken last has cost. */
  readonly spent: string;
  /** Where the row of a state lies; without one, `at` is its number. */
  readonly rows: Rows | undefined;
}

/** What an agenda is written for; `names` is the name of its states in the module. */
export interface AgendaFor {
  readonly unit: Whole;
  readonly s: Scope;
  readonly search: Search;
  readonly packing: Packing;
  readonly names: string;
}
