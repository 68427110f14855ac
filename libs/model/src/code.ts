import type { Span } from '@sandtable/text';
import type { Guard } from './choice.ts';
import type { Binder, Expr, Local, Stmt, Value } from './expr.ts';
import type { Source } from './source.ts';
import type { Type } from './type.ts';

export interface Func {
  readonly name: string;
  /** The first `params` locals are the parameters. */
  readonly params: number;
  readonly locals: readonly Local[];
  readonly result: Type;
  readonly body: Expr;
  readonly at: Source;
}

/**
 * States that can be reached, cheapest first. A state is a tuple of values, the locals `over`; the start costs nothing.
 * Costs are whole numbers of `1/den`. The result is the values of the first local of all states that pass `ends`.
 */
export interface Search {
  readonly name: string;
  /** The first `params` locals are the parameters. */
  readonly params: number;
  readonly locals: readonly Local[];
  readonly over: readonly number[];
  readonly from: readonly Expr[];
  /** States that cost more are not entered; sees the parameters alone. */
  readonly limit: Expr | undefined;
  /** The local that has the cost so far. */
  readonly spent: number;
  /** Whether steps read it: then states that differ in it are different. */
  readonly counts: boolean;
  readonly den: number;
  readonly steps: readonly SearchStep[];
  /** What a state must pass to be in the result. */
  readonly ends: readonly Guard[];
  readonly at: Source;
}

/** From a state to others; everything sees the state that is left, the cost so far and the binder. */
export interface SearchStep {
  readonly binder: Binder;
  readonly guards: readonly Guard[];
  /** Never below 0; without it a step costs 1. */
  readonly cost: Expr | undefined;
  readonly to: readonly Expr[];
  /** Where it holds, the state is entered, and nothing leads on from there. */
  readonly stop: Expr | undefined;
}

/**
 * Yes-or-no questions that may depend on each other. `decides` are functions that ask, with a body `decided`; the answer
 * has to agree with the function at the same place of `equations`, which has the same parameters. They are indices
 * into `Model.functions`.
 */
export interface Decisions {
  readonly name: string;
  readonly decides: readonly number[];
  readonly equations: readonly number[];
  /** Other functions of the block. */
  readonly functions: readonly number[];
  /** Indices into `Model.searches`. */
  readonly searches: readonly number[];
  readonly circle: readonly CircleLine[];
  readonly at: Source;
}

/**
 * What answers depend on each other with no solution, or several: the first line that fits. `some` and `only` speak of the
 * decision with that index in the block: whether one of its instances is in the circle, or nothing else is.
 */
export interface CircleLine {
  readonly when: 'some' | 'only' | 'else';
  readonly decide: number | undefined;
  readonly set: 'all' | number;
  readonly value: boolean;
}
export interface Procedure {
  readonly name: string;
  readonly params: number;
  readonly locals: readonly Local[];
  readonly result: Type | undefined;
  readonly requires: readonly { readonly test: Expr; readonly reason: string }[];
  readonly body: readonly Stmt[];
  /** Whether a question can be asked in it or in anything it calls. */
  readonly asks: boolean;
  /** The body of a `simultaneously`: `role` is the parameter that all of its questions are put to. */
  readonly lane?: { readonly role: number } | undefined;
  readonly at: Source;
}

/** Functions or procedures as values: all that are named as such anywhere, with the first arguments they are given there. */
export interface Routine {
  readonly sort: 'function' | 'procedure';
  readonly name: string;
  /** A value is the place of a constant in this list. */
  readonly constants: readonly RoutineConstant[];
  /** What a cell may name, with the arguments that have to be given there. */
  readonly targets: readonly { readonly name: string; readonly given: readonly Type[] }[];
  /** Calls the value that is its first argument with the others: an index into `functions` or `procedures`. */
  readonly call: number | undefined;
}
export interface RoutineConstant {
  /** As it is spelled: `draw(2)`. */
  readonly text: string;
  /** What it calls, and what it gives to the first parameters. */
  readonly name: string;
  readonly given: readonly { readonly name: string; readonly type: Type; readonly value: Value }[];
  /** Where it is named first. */
  readonly span: Span;
}
