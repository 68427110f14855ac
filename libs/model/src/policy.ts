import type { Expr, Quantified } from './expr.ts';
import type { Source } from './source.ts';

/** How values of questions are ranked; its expressions are evaluated in the frame of the question. */
export interface Policy {
  readonly name: string;
  /** The first part for the question whose condition holds counts. */
  readonly parts: readonly PolicyPart[];
  readonly at: Source;
}
export interface PolicyPart {
  readonly choice: number;
  readonly where: Expr | undefined;
  /** Of an assignment: the key whose turn it is, and a map of what was assigned so far. */
  readonly each: { readonly key: number; readonly sofar: number } | undefined;
  /** The first line that some value passes counts. */
  readonly lines: readonly PolicyLine[];
  readonly ties: 'random' | 'first';
}
export interface PolicyLine {
  /** As it is written in front of the line. */
  readonly number: number;
  /** The arm of a menu that the line speaks of; undefined for other questions. */
  readonly arm: number | undefined;
  /** Locals that take the value: the parameters of the arm, or the one value of a cell. */
  readonly values: readonly number[];
  readonly test: Expr | undefined;
  readonly prefer: Quantified['prefer'];
}
