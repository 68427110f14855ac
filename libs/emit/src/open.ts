import type { Expr, Stmt, Type } from '@sandtable/model';
import { atom, type Scope, temp, type Val } from './unit.ts';

/** A condition that must hold, may hold, or cannot, while something it depends on is open. */
export interface Tri {
  readonly must: string;
  readonly may: string;
}
/** The numbers an expression can still be. */
export interface Between {
  readonly low: string;
  readonly high: string;
}
/** Members that a set has for certain, and all that it may have. */
export interface Within {
  readonly certain: Val;
  readonly possible: Val;
}

/**
 * What is open, and what is known of it: cells of an answer that are not decided yet, or decisions that are being solved.
 * Everything between those and a whole condition is the same for both. What is not seen through is unknown.
 */
export interface Leaves {
  readonly s: Scope;
  readonly depends: (node: Expr | Stmt) => boolean;
  readonly test: (e: Expr) => Tri | undefined;
  readonly number: (e: Expr) => Between | undefined;
  readonly set: (e: Expr) => Within | undefined;
  /** A condition or number of which all that is open can be tried out. */
  readonly tried?: {
    readonly test: (e: Expr) => Tri | undefined;
    readonly number: (e: Expr) => Between | undefined;
  };
  /** Locals that depend on what is open. */
  readonly held: Map<number, Tri | Between | Within>;
  /** Whether what may be a fault counts as one, so that what is known cannot turn out to be one later. */
  readonly careful: boolean;
  /** Called for what is not seen through. */
  readonly unknown: (e: Expr) => void;
}

/** The parts of the evaluation, in one object since its files need each other. */
export interface Open extends Leaves {
  readonly tri: (e: Expr) => Tri;
  readonly between: (e: Expr) => Between;
  /** Undefined for sets that are not seen through. */
  readonly within: (e: Expr) => Within | undefined;
}

export const inverse = ({ must, may }: Tri): Tri => ({ must: `!${may}`, may: `!${must}` });

export function flags(s: Scope, must: string, may: string): Tri {
  const name = s.unit.name('m');
  s.w.line(`let ${name} = ${must}, ${name}y = ${may};`);
  return { must: name, may: `${name}y` };
}

export function range(s: Scope, low: string, high: string): Between {
  const out = temp(s, 2);
  s.w.line(`${out.put(0, low)}; ${out.put(1, high)};`);
  return { low: out.at(0), high: out.at(1) };
}

export const isInt = (type: Type): boolean => type.t === 'int';

/** A truth value as a number. */
export const asNumber = ({ must, may }: Tri): Between => ({ low: `(${must} ? 1 : 0)`, high: `(${may} ? 1 : 0)` });

/** Words that are cheap to read twice. */
export const settledTri = (s: Scope, { must, may }: Tri): Tri => ({ must: atom(s, must), may: atom(s, may) });
export const settledBetween = (s: Scope, { low, high }: Between): Between => ({
  low: atom(s, low),
  high: atom(s, high),
});
