import type { Stmt } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Written } from './shadow.ts';

/** Something a decision did: a statement, or a `whenever` that came true. */
export interface Step {
  readonly span: Span;
  readonly sort: Stmt['s'] | 'whenever';
  readonly depth: number;
  /** The number of the first step that is no longer within this one. */
  readonly end: number;
  /** It began in an earlier decision and goes on. */
  readonly resumed: boolean;
  /** For whom a turn of a loop is: `t = r1`. */
  readonly of: string;
  /** What is called, asked, rolled or logged. */
  readonly name: string;
  /** What came of it: a test, a roll, an answer, a local. */
  readonly result: string;
  readonly changes: readonly Written[];
}
