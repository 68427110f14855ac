import type { Span } from '@sandtable/text';
import type { Choice } from './choice.ts';
import type { Decisions, Func, Procedure, Routine, Search } from './code.ts';
import type { Expr, Local, Stmt, Value } from './expr.ts';
import type { Policy } from './policy.ts';
import type { Source } from './source.ts';
import type { Die, Field, Kind, Pile, Relation, State } from './things.ts';
import type { Type } from './type.ts';

/**
 * The resolved ruleset: readonly data in which every reference is an index that exists. Declarations that are numbered
 * (kinds, fields, states …) keep the order of files by name, then of text.
 */
export interface Model {
  readonly id: string;
  readonly version: string;
  readonly layout: string | undefined;
  readonly licence: string | undefined;
  readonly authors: readonly string[];
  readonly types: readonly { readonly name: string; readonly type: Type; readonly at: Source }[];
  readonly kinds: readonly Kind[];
  /** Fields of all kinds; hidden ones, whose names begin with `$`, belong to piles and pools and to no `Kind.fields`. */
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
  readonly dice: readonly Die[];
  readonly piles: readonly Pile[];
  readonly states: readonly State[];
  readonly settings: readonly Setting[];
  readonly functions: readonly Func[];
  readonly searches: readonly Search[];
  readonly decisions: readonly Decisions[];
  readonly procedures: readonly Procedure[];
  /** By signature. */
  readonly routines: readonly Routine[];
  readonly policies: readonly Policy[];
  /** Index of the procedure made of all `play` blocks. */
  readonly play: number;
  readonly watchers: readonly Watcher[];
  readonly seats: Seats;
  readonly choices: readonly Choice[];
  readonly chances: readonly Chance[];
  readonly logs: readonly {
    readonly path: string;
    readonly args: readonly Type[];
    readonly names: readonly (string | undefined)[];
    readonly at: Source;
  }[];
  readonly labels: readonly Label[];
  readonly expectations: readonly Expectation[];
  readonly examples: readonly Example[];
  readonly notations: readonly Notation[];
}
export interface Setting {
  readonly sort: 'constant' | 'option' | 'ruling';
  readonly name: string;
  readonly type: Type;
  readonly value: Value;
  readonly because: string | undefined;
  readonly at: Source;
}

/** Tested at every rest, in order; its body never asks. */
export interface Watcher {
  readonly locals: readonly Local[];
  readonly test: Expr;
  readonly body: readonly Stmt[];
  readonly at: Source;
}
export interface Seats {
  /** The kind of the roles. */
  readonly kind: number;
  readonly layouts: readonly {
    readonly name: string;
    /** Roles as ordinals. */
    readonly seats: readonly {
      readonly name: string;
      readonly roles: readonly number[];
      /** The policy that holds the seat. */
      readonly policy?: number | undefined;
    }[];
  }[];
}

/** Values of a type are written and read as text, beside what they belong to; the patterns stand in files of texts. */
export interface Notation {
  /** The name of the type. */
  readonly name: string;
  readonly type: Type;
  readonly context: Local;
  /** Name of the pattern files: `orders` for `l10n/orders.en.txt`. */
  readonly file: string;
  readonly at: Source;
}

/** A place where chance decides. In a lane the local with its role is part of the place, which has a counter per role. */
export type Chance = {
  readonly path: string;
  readonly by: Expr | undefined;
  readonly role?: number | undefined;
  readonly at: Source;
} /** `each`: of which type the members are that a die is rolled for. */ & (
  | { readonly sort: 'die'; readonly die: number; readonly each?: Type | undefined }
  /** `result`: a set of what is drawn or picked, one of it, or one or none. */
  | { readonly sort: 'pick'; readonly result: Type }
  | { readonly sort: 'draw'; readonly pile: number; readonly result: Type }
  | { readonly sort: 'shuffle'; readonly pile: number }
);
export interface Label {
  readonly sort: 'phase' | 'step';
  readonly path: string;
  readonly at: Source;
}
export interface Expectation {
  readonly test: Expr;
  readonly name: string | undefined;
  readonly ruling: string | undefined;
  readonly locals: readonly Local[];
  readonly at: Source;
}

/**
 * A worked example: the body of `procedure` is what was `given`, followed by the call that is run; answers are taken
 * per label in order; `then` must hold afterward, seeing the locals of `procedure`.
 */
export interface Example {
  readonly name: string;
  /** What is chosen instead of what the options and rulings say. */
  readonly options?: readonly { readonly setting: number; readonly value: Value }[] | undefined;
  /** The layout of seats; without one it is the first that seats the most roles. */
  readonly seats?: string | undefined;
  readonly procedure: number;
  /** The match itself is run behind `given`, up to where the answers end. */
  readonly whole?: true | undefined;
  readonly answers: readonly {
    readonly what: 'choice' | 'policy' | 'roll' | 'draw' | 'random' | 'refuse';
    /** Of what a policy answers: the one that is named, instead of that of the seat. */
    readonly policy?: number | undefined;
    readonly path: string;
    readonly by: Expr | undefined;
    /** Codes or values in the type of the choice's answer; for a menu the arm's index comes first. */
    readonly values: readonly Expr[];
    readonly arm: number | undefined;
    /** The line is one assignment: a value per key, or without keys in their order. */
    readonly assigned?: { readonly keys: readonly Expr[] | undefined } | undefined;
    /** What all keys take that are not named. */
    readonly others?: Expr | undefined;
    readonly because: string | undefined;
    readonly span: Span;
  }[];
  readonly endings?: readonly Ending[] | undefined;
  readonly then: readonly Expr[];
  readonly at: Source;
}
/** What is demanded of the end of a match: that it goes on, or how it ended, for which roles (a set) and why. */
export type Ending =
  | { readonly result: 'on'; readonly span: Span }
  | {
      readonly result: 'won' | 'drawn';
      readonly by: Expr;
      /** The path of a reason, or its last word. */
      readonly because: string | undefined;
      readonly span: Span;
    };
