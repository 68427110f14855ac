/** What the page and the worker behind examples that can be tried say to each other. */
export type Asked =
  /** An example as the workbench would open it: the part of an address behind its page. */
  | { readonly id: number; readonly what: 'open'; readonly hash: string; readonly lang: string }
  /** Its shown file, as it reads now. */
  | { readonly id: number; readonly what: 'check'; readonly text: string };

/** Something wrong, at a place of the shown text or in another file. */
export interface TryFinding {
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  /** Another file than the shown one. */
  readonly file?: string;
  readonly start: number;
  readonly end: number;
}

export interface TryExample {
  readonly name: string;
  readonly ok: boolean;
  /** Why it fails. */
  readonly said?: string;
}

export interface Tried {
  readonly findings: readonly TryFinding[];
  readonly examples: readonly TryExample[];
  /** The part of an address that opens the rules as they read now. */
  readonly hash: string;
}

export type Answered = Tried & { readonly id: number };
