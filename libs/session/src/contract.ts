import type { GameInfo } from '@sandtable/engine';

/**
 * An answer as people and files write it: names, never numbers. `one` and `optional`: `"lyra"` or `"none"`;
 * `some`: `["a", "b"]`; menu: `{"arm": "move", "args": {"from": "f1"}}`. Numbers stand for themselves, tags with
 * payload are `"coming(3)"`.
 */
export type Answer =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | { readonly arm: string; readonly args: Readonly<Record<string, string | number | boolean>> };

/** One decision of a match, by label, so that it survives an edit of the rules. */
export interface Decision {
  readonly choice: string;
  readonly role: string;
  readonly answer: Answer;
}

/** What keeps a match: replayed, never trusted. */
export interface Save {
  readonly format: 1;
  readonly ruleset: string;
  readonly version: string;
  readonly digest: string;
  readonly variants: readonly string[];
  readonly seats: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seed: number;
  readonly decisions: readonly Decision[];
}

/** What a screen needs to draw a match at rest; plain data, so that it crosses from a worker. */
export interface MatchView {
  readonly status: 'running' | 'won' | 'drawn' | 'fault';
  /** Path of the text that says why it ended, or the code of the fault. */
  readonly reason: string | undefined;
  readonly fault:
    | { readonly code: string; readonly file: string; readonly start: number; readonly end: number }
    | undefined;
  /** Seats that won. */
  readonly winners: readonly string[];
  readonly phase: string | undefined;
  readonly decisions: number;
  /** State fields by `Kind.field`: one value per member, as people read it (names, numbers, lists of names). */
  readonly fields: Readonly<Record<string, readonly ShownValue[]>>;
  readonly states: Readonly<Record<string, readonly ShownValue[]>>;
  readonly ask: AskView | undefined;
  readonly log: readonly LogLine[];
  readonly undoable: boolean;
}
export type ShownValue = string | number | boolean | readonly (string | number)[];
export interface LogLine {
  readonly decision: number;
  /** `log` path, or `chance` path for dice. */
  readonly path: string;
  readonly sort: 'log' | 'roll' | 'decision';
  readonly args: Readonly<Record<string, ShownValue>>;
}
/** One level of a question: candidates to pick from next, given what is picked already. */
export interface AskView {
  readonly choice: string;
  readonly form: 'one' | 'optional' | 'some' | 'menu';
  readonly role: string;
  readonly seat: string;
  /** Picks so far of a menu: the arm, then parameters. */
  readonly picked: readonly string[];
  /** Name of what is picked next (menus: `""` for the arm). */
  readonly next: string;
  /** Kind of the candidates if they are members of one, else undefined. */
  readonly kind: string | undefined;
  readonly candidates: readonly string[];
  readonly excluded: readonly { readonly candidate: string; readonly reasons: readonly string[] }[];
  /** For `some`: bounds. */
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

export type { GameInfo };
