import type { Expr, Local, Stmt } from '@sandtable/model';
import type { Locals } from './live.ts';
import type { Range } from './tree.ts';

/** One step of a block: what is live before it, and its text, which others write. */
export type Item =
  | {
      readonly i: 'plain';
      readonly stmt: Stmt;
      readonly broken: number | undefined;
      readonly outer: number | undefined;
      readonly inner: number | undefined;
    }
  /** `mark` is the local that tells in a lane that the question was answered, and how. */
  | { readonly i: 'take'; readonly choice: number; readonly arms: readonly number[]; readonly mark: number | undefined }
  | { readonly i: 'result'; readonly stmt: Extract<Stmt, { s: 'call' }> }
  | { readonly i: 'rest'; readonly stmt: Extract<Stmt, { s: 'for' }>; readonly rest: number }
  | {
      readonly i: 'listed';
      readonly stmt: Extract<Stmt, { s: 'for' }>;
      readonly list: number;
      readonly next: number;
    }
  | { readonly i: 'range'; readonly range: Range; readonly next: number; readonly last: number }
  | { readonly i: 'times'; readonly times: Expr; readonly remaining: number }
  | { readonly i: 'phase'; readonly path: string; readonly old: number }
  | { readonly i: 'back'; readonly old: number };

/** How a block ends. */
export type End =
  | { readonly x: 'jump'; readonly to: number }
  | { readonly x: 'branch'; readonly test: Expr; readonly then: number; readonly else: number; readonly stmt: Stmt }
  | { readonly x: 'arms'; readonly stmt: Extract<Stmt, { s: 'match' }>; readonly to: readonly number[] }
  | {
      readonly x: 'next';
      readonly stmt: Extract<Stmt, { s: 'for' }>;
      readonly rest: number;
      readonly body: number;
      readonly out: number;
    }
  | {
      readonly x: 'nextListed';
      readonly stmt: Extract<Stmt, { s: 'for' }>;
      readonly list: number;
      readonly next: number;
      readonly body: number;
      readonly out: number;
    }
  | {
      readonly x: 'nextNumber';
      readonly stmt: Extract<Stmt, { s: 'for' }>;
      readonly next: number;
      readonly last: number;
      readonly body: number;
      readonly out: number;
    }
  | {
      readonly x: 'again';
      readonly remaining: number;
      readonly body: number;
      readonly out: number;
      readonly stmt: Stmt;
    }
  | { readonly x: 'ask'; readonly choice: number; readonly resume: number; readonly done: number; readonly stmt: Stmt }
  | { readonly x: 'call'; readonly stmt: Extract<Stmt, { s: 'call' }>; readonly resume: number }
  | { readonly x: 'together'; readonly stmt: Extract<Stmt, { s: 'together' }>; readonly resume: number }
  | { readonly x: 'barrier'; readonly resume: number }
  | { readonly x: 'leave' }
  | { readonly x: 'took' };

export interface Block {
  readonly items: Item[];
  end: End;
  resume: boolean;
}
/** The control flow of one procedure that asks. */
export interface Flow {
  readonly blocks: readonly Block[];
  readonly locals: readonly Local[];
  /** Locals that lie in the frame. */
  readonly kept: Locals;
  /** Of a lane: its questions, each with the local that marks it as answered. */
  readonly marks: ReadonlyMap<number, number>;
}
