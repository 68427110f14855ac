/**
 * The canonical state: what the emitted module and the reference interpreter must agree on after every decision, by
 * path and free of layout. Codes for single values, arrays of ordinals for sets.
 */
export interface Canonical {
  readonly status: number;
  readonly reason: string | undefined;
  /** Roles as ordinals. */
  readonly winners: readonly number[];
  readonly fault: string | undefined;
  readonly phase: string | undefined;
  readonly chance: Readonly<Record<string, number>>;
  /** `Kind.field`: a value per member. */
  readonly fields: Readonly<Record<string, readonly CanonicalValue[]>>;
  /** `name`: a value per tuple of arguments (mixed radix, the last varies fastest). */
  readonly states: Readonly<Record<string, readonly CanonicalValue[]>>;
  /** By kind with hidden constants: for each member, the roles that were shown it. */
  readonly known: Readonly<Record<string, readonly CanonicalValue[]>>;
  /** By kind with hidden constants: for each member, the number by which it can be followed. */
  readonly epochs: Readonly<Record<string, readonly number[]>>;
  /** Several if roles are asked at the same time, in the order of the roles. */
  readonly asks: readonly CanonicalAsk[];
  /** The lanes of the current `simultaneously`, in the order of the roles; empty if there is none. */
  readonly lanes: readonly CanonicalLane[];
}
/** What one role has answered while others haven't yet. */
export interface CanonicalLane {
  readonly role: number;
  /** Nothing more will be asked. */
  readonly ready: boolean;
  /** By the path of the question; for a menu, the arm and the codes of its parameters. */
  readonly answers: Readonly<Record<string, CanonicalValue>>;
}
/** Maps: a value per key of their type; lists: their items. */
export type CanonicalValue = number | readonly CanonicalValue[];
export interface CanonicalAsk {
  readonly choice: string;
  readonly role: number;
  /** At depth 0. */
  readonly candidates: readonly number[];
  /** By ordinal, for the candidates that are excluded; paths of reasons. */
  readonly excluded: Readonly<Record<number, readonly string[]>>;
  readonly count: number;
}
