import { boundBy, type Expr, type Procedure, someNode } from '@sandtable/model';
import { keyOf, localsIn, type Terms } from './form.ts';
import type { Source } from './taint.ts';
import { local, member, moved, replaced } from './term.ts';

/** The frame of a procedure: its locals have numbers of their own in every call. */
export interface Frame {
  readonly procedure: Procedure;
  readonly base: number;
  /** What a parameter stands for: an argument that is a local or a constant. */
  readonly args: ReadonlyMap<number, Expr>;
}
/** What is known at a place of the rules. */
export interface State {
  readonly locals: Map<number, readonly Source[]>;
  facts: readonly Expr[];
  /** What hidden things decide that this place is reached. */
  path: readonly Source[];
  /** Conditions, as names of what they are stored in, that were made true on the way here and not false again. */
  opened: ReadonlySet<string>;
  /** Members that were revealed, and to whom. */
  shown: readonly { readonly members: Expr; readonly to: Expr }[];
}

/** An expression of the model in the names of this call. */
export const here = (expr: Expr, { base, args }: Frame): Expr =>
  moved(
    expr,
    (read) => args.get(read.local) ?? { ...read, local: read.local + base },
    (bound) => bound + base,
  );

/** That a local is one of a set. */
export const inSet = (number: number, type: Expr['type'], from: Expr, frame: Frame): Expr =>
  member(local(number + frame.base, type, from.span), here(from, frame));

/** The other way: what is known here in the names of the frame, where it has any. */
export function framed(terms: Terms, expr: Expr, { args, base, procedure }: Frame): Expr | undefined {
  const params = new Map([...args].flatMap(([i, arg]) => (arg.e === 'local' ? [[keyOf(terms, arg), i] as const] : [])));
  const back = replaced(expr, (part) => {
    const i = params.get(keyOf(terms, part));
    return i === undefined ? undefined : local(i + base, part.type, part.span);
  });
  // Names that are bound inside have no place in the frame of another procedure.
  const outside =
    binds(back) || localsIn(terms, back).some((read) => read < base || read >= base + procedure.locals.length);
  return outside ? undefined : moved(back, (read) => ({ ...read, local: read.local - base }));
}

const binds = (expr: Expr): boolean => someNode('expr', expr, (sort, part) => boundBy(sort, part) !== undefined);
