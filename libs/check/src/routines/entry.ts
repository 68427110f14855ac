import type { Expr, RoutineType, Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** A signature whose constants are values. */
export interface RoutineEntry {
  readonly type: RoutineType;
  readonly sort: 'function' | 'procedure';
  readonly params: readonly { readonly name: string; readonly type: Type }[];
  readonly result: Type | undefined;
  /** Numbered in the order in which they are come upon. */
  readonly constants: Constant[];
  /** By what they call and the arguments they are given. */
  readonly numbers: Map<string, number>;
  /** Every place where one is named; an edit there may bring another constant, or take one away. */
  readonly places: Span[];
  /** The number of what calls a value of it, once something does. */
  call: number | undefined;
  readonly at: Span;
}

/** A function or procedure with its first arguments; `text` is how it was spelled first. */
interface Constant {
  readonly text: string;
  readonly target: Target;
  readonly args: readonly Expr[];
  readonly span: Span;
}

/** An arm of a menu that only calls a value: it is open where the requirements of what is called hold. */
export interface Demanded {
  readonly choice: number;
  readonly arm: number;
  readonly routine: number;
  readonly args: readonly Expr[];
  readonly span: Span;
}

/** What a value can call. */
export interface Target {
  readonly sort: 'function' | 'procedure';
  readonly name: string;
  readonly index: number;
  readonly params: readonly Type[];
  readonly names: readonly string[];
  /** Of a function it may have to be inferred yet. */
  readonly result: Type | undefined;
}
