import type { GameInfo } from '@sandtable/engine';
import type { FormatOf } from '@sandtable/schema';
import type * as format from './save-schema.ts';

/**
 * An answer as people and files write it: names, never numbers. `one` and `optional`: `"lyra"` or `"none"`;
 * `some` and `order`: `["a", "b"]`; menu: `{"arm": "move", "args": {"from": "f1"}}`. Numbers stand for themselves, tags with
 * payload are `"coming(3)"`. An assignment: `{"each": {"a1": "lyra", "a2": "none"}}`, sets as lists.
 */
export type Answer = FormatOf<typeof format.answer>;

/** One decision of a match, by label, so that it survives an edit of the rules. */
export type Decision = FormatOf<typeof format.decision>;

/** What an author does to a match beside deciding: it stands in the course like a decision. */
export type ByHand = FormatOf<typeof format.byHand>;
export type ForcedDice = FormatOf<typeof format.forcedDice>;
export type ChangedValue = FormatOf<typeof format.changedValue>;

/** The first decision of a course that does not fit the rules as they are, and why, as the path of a text. */
export interface Lost {
  readonly index: number;
  readonly why: string;
}

/** What keeps a match: replayed, never trusted. */
export type Save = FormatOf<typeof format.saveSchema>;
export type SavedByHand = FormatOf<typeof format.savedByHand>;

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
  /** The seat that looks; absent where everything is shown. What it may not see is `?`. */
  readonly viewer: string | undefined;
  /** Of kinds whose members the viewer cannot all tell apart, what they are called, by place. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Hidden constants by `Kind.field`, by place, as far as the viewer may see them. */
  readonly constants: Readonly<Record<string, readonly ShownValue[]>>;
  /** How many members lie in each pile. */
  readonly sizes: Readonly<Record<string, number>>;
  /** The question of the viewer, if he is asked; else the first that is open, as far as he may know of it. */
  readonly ask: AskView | undefined;
  /** Who is still to answer, as far as the viewer may know. Several only where all are asked at the same time. */
  readonly waiting: readonly Waiting[];
  /** What the viewer has answered while others are still to answer; he may change it until then. */
  readonly given: readonly Decision[];
  readonly log: readonly LogLine[];
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** Decisions there are to move among: `decisions`, and those that were undone. */
  readonly made: number;
  /** Decisions behind those that do not fit the rules as they are; they follow as soon as they do. */
  readonly pending: number;
  /** Lines of play that were left and can be gone over to, in the order in which they were left. */
  readonly branches: readonly Branch[];
  /** What the last decision changed; empty at the start. */
  readonly changes: readonly Change[];
}
/** A line of play beside the one that is followed. */
export interface Branch {
  /** Decisions that it begins with in common with the line that is followed, as the viewer counts them. */
  readonly shared: number;
  /** How many it has; undefined where that is not for the viewer. */
  readonly decisions: number | undefined;
  /** The decision that parts it from the line that is followed; undefined where that is not for the viewer. */
  readonly first: LogLine | undefined;
}
/** One value of a state field that is another than before: `path` is `Kind.field`, `member` an ordinal of the kind. */
export interface Change {
  readonly path: string;
  readonly member: number;
  readonly from: ShownValue;
  readonly to: ShownValue;
}
export type ShownValue = string | number | boolean | readonly (string | number)[];
export interface LogLine {
  readonly decision: number;
  /** Path of a text of the log, of a place of chance, or of a question. */
  readonly path: string;
  /** `chance` is what was picked, drawn or shuffled; `hand` what an author did beside deciding. */
  readonly sort: 'log' | 'roll' | 'chance' | 'decision' | 'hand';
  readonly args: Readonly<Record<string, ShownValue>>;
  /** Who decided, where it was no person; `told` is chance that was told by hand. */
  readonly by?: 'bot' | 'forced';
  /** Members of pools that it names, with their fields as they were then. */
  readonly members?: Readonly<Record<string, Readonly<Record<string, ShownValue>>>>;
}
/** One level of a question: candidates to pick from next, given what is picked already. */
export interface AskView {
  readonly choice: string;
  readonly form: 'one' | 'optional' | 'some' | 'order' | 'menu';
  readonly role: string;
  readonly seat: string;
  /** Picks so far of a menu: the arm, then parameters; of an assignment: one per key. */
  readonly picked: readonly string[];
  /** An assignment: its keys by name, in the order in which they are picked for, which is free, and their kind. */
  readonly each?: { readonly keys: readonly string[]; readonly kind: string | undefined } | undefined;
  /** Name of what is picked next (menus: `""` for the arm; assignments: the key). */
  readonly next: string;
  /** Kind of the candidates if they are members of one, else undefined. */
  readonly kind: string | undefined;
  readonly candidates: readonly string[];
  readonly excluded: readonly { readonly candidate: string; readonly reasons: readonly string[] }[];
  /** What it costs to come to each candidate, where they are found by a search. */
  readonly costs?: Readonly<Record<string, number>> | undefined;
  /** For `some` and `order`: bounds. */
  readonly low: number;
  readonly high: number;
  /** -1 where answers are too many to be counted. */
  readonly count: number;
  /** A menu of which nothing is picked yet: the ways into it by members of kinds. */
  readonly ways?: readonly Way[] | undefined;
  /** What those who are not asked see: who is asked what, or who is asked, or only that somebody is busy. */
  readonly sight?: 'label' | 'waiting' | 'busy';
}
/** What is picked of a menu by choosing a member of a kind first: an arm and what goes with it, then one of the candidates. */
export interface Way {
  readonly picked: readonly string[];
  readonly kind: string;
  readonly candidates: readonly string[];
}
/** A question that is open: whose, and which, where the viewer may know that. */
export interface Waiting {
  readonly role: string;
  readonly seat: string;
  /** Empty where it is not to be known. */
  readonly choice: string;
  /** It is one question for all who wait, and the first answer counts. */
  readonly anyone?: boolean;
}

export type { GameInfo };
