import type { GameInfo } from '@sandtable/engine';
import type { FormatOf } from '@sandtable/schema';
import type * as format from './save-schema.ts';

/**
 * An answer as people and files write it: with names, never with numbers. `one` and `optional`: `"lyra"` or `"none"`;
 * `some` and `order`: `["a", "b"]`; menu: `{"arm": "move", "args": {"from": "f1"}}`. Numbers are written as they are, tags with a
 * payload as `"coming(3)"`. An assignment: `{"each": {"a1": "lyra", "a2": "none"}}`, sets as lists.
 */
export type Answer = FormatOf<typeof format.answer>;

/** One decision of a match, by label, so that it survives an edit of the rules. */
export type Decision = FormatOf<typeof format.decision>;

/** A manual edit of a match; it is part of its course, like a decision. */
export type ByHand = FormatOf<typeof format.byHand>;
export type ForcedDice = FormatOf<typeof format.forcedDice>;
export type ChangedValue = FormatOf<typeof format.changedValue>;

/** The first decision of a course that the current rules don't allow, and why, as the path of a text. */
export interface Lost {
  readonly index: number;
  readonly why: string;
}

/** A saved match; it is replayed and checked, never trusted. */
export type Save = FormatOf<typeof format.saveSchema>;
export type SavedByHand = FormatOf<typeof format.savedByHand>;

/** What a screen needs to draw a match between decisions: plain data that a worker can send. */
export interface MatchView {
  readonly status: 'running' | 'won' | 'drawn' | 'fault';
  /** Path of the text that says why the match ended, or the code of the runtime error. */
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
  /**
   * Values of functions that the layout shows, computed from what the viewer can see, with one value per tuple of
   * arguments; absent if there are none, or if they could tell the viewer something hidden.
   */
  readonly values?: Readonly<Record<string, readonly ShownValue[]>> | undefined;
  /** The seat whose view this is; undefined if everything is shown. What it may not see is `?`. */
  readonly viewer: string | undefined;
  /** Names of members of kinds whose members the viewer can't all tell apart, by ordinal. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Hidden constants by `Kind.field`, by ordinal, as far as the viewer may see them. */
  readonly constants: Readonly<Record<string, readonly ShownValue[]>>;
  /** The number of members in each pile. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The question that the viewer is asked; otherwise the first open question, as far as the viewer may know about it. */
  readonly ask: AskView | undefined;
  /** Who hasn't answered yet, as far as the viewer may know; several if they are asked at the same time. */
  readonly waiting: readonly Waiting[];
  /** What the viewer has answered while others haven't yet; until then, the viewer can change it. */
  readonly given: readonly Decision[];
  readonly log: readonly LogLine[];
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** The number of decisions on the timeline: `decisions`, and those that were undone. */
  readonly made: number;
  /** The number of decisions on hold because the current rules don't allow them; they are made once the rules do. */
  readonly pending: number;
  /** Lines of play that were left and can be switched to, in the order in which they were left. */
  readonly branches: readonly Branch[];
  /** What the last decision changed; empty at the start. */
  readonly changes: readonly Change[];
}
/** A line of play other than the current one. */
export interface Branch {
  /** The number of decisions that it shares with the current line, as the viewer counts them. */
  readonly shared: number;
  /** Its number of decisions; undefined if the viewer may not know. */
  readonly decisions: number | undefined;
  /** The decision at which it branches off from the current line; undefined if the viewer may not know. */
  readonly first: LogLine | undefined;
}
/** A changed value of a state field: `path` is `Kind.field`, `member` an ordinal of the kind. */
export interface Change {
  readonly path: string;
  readonly member: number;
  readonly from: ShownValue;
  readonly to: ShownValue;
}
export type ShownValue = string | number | boolean | readonly (string | number)[];
export interface LogLine {
  readonly decision: number;
  /** Path of a log text, of a roll or draw, or of a question. */
  readonly path: string;
  /** `chance`: something was picked, drawn or shuffled; `hand`: a manual edit. */
  readonly sort: 'log' | 'roll' | 'chance' | 'decision' | 'hand';
  readonly args: Readonly<Record<string, ShownValue>>;
  /** `bot`: a bot decided; `forced`: a result that was set manually. */
  readonly by?: 'bot' | 'forced';
  /** Members of pools that it names, with the values of their fields at that time. */
  readonly members?: Readonly<Record<string, Readonly<Record<string, ShownValue>>>>;
}
/** One level of a question: the candidates for the next pick, given the picks so far. */
export interface AskView {
  readonly choice: string;
  readonly form: 'one' | 'optional' | 'some' | 'order' | 'menu';
  readonly role: string;
  readonly seat: string;
  /** The picks so far. Menu: the arm, then its parameters; assignment: one per key. */
  readonly picked: readonly string[];
  /** Assignment: its keys by name, in the order in which they are picked, which can be chosen, and their kind. */
  readonly each?: { readonly keys: readonly string[]; readonly kind: string | undefined } | undefined;
  /** Name of what is picked next (menus: `""` for the arm; assignments: the key). */
  readonly next: string;
  /** Kind of the candidates if they are members of one, else undefined. */
  readonly kind: string | undefined;
  readonly candidates: readonly string[];
  readonly excluded: readonly { readonly candidate: string; readonly reasons: readonly string[] }[];
  /** The cost of reaching each candidate, if they are the result of a search. */
  readonly costs?: Readonly<Record<string, number>> | undefined;
  /** For `some` and `order`: bounds. */
  readonly low: number;
  readonly high: number;
  /** For `some`: reasons why one candidate alone isn't enough, such as that another one must be among the picks. */
  readonly lacks?: readonly string[] | undefined;
  /** The number of legal answers; -1 if there are too many to count. */
  readonly count: number;
  /** A menu without picks: how it can be entered by choosing a member of a kind first. */
  readonly ways?: readonly Way[] | undefined;
  /** What those who aren't asked see: who is asked what, who is asked, or only that someone is busy. */
  readonly sight?: 'label' | 'waiting' | 'busy';
}
/** The picks that choosing a member of a kind makes in a menu: `picked` (an arm and its parameters), then one of the candidates. */
export interface Way {
  readonly picked: readonly string[];
  readonly kind: string;
  readonly candidates: readonly string[];
}
/** An open question: who is asked, and which question it is, if the viewer may know. */
export interface Waiting {
  readonly role: string;
  readonly seat: string;
  /** Empty if the viewer may not know. */
  readonly choice: string;
  /** All of them are asked the same question, and the first answer counts. */
  readonly anyone?: boolean;
}

export type { GameInfo };
