import type { Missing, Name, Node } from './node.ts';
import type { TypeExpr } from './types.ts';

export type BinaryOp =
  | 'or'
  | 'and'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'has'
  | '..'
  | '+'
  | '-'
  | '&'
  | '*'
  | '/'
  | 'div'
  | 'mod';

export type Quantor = 'some' | 'no' | 'all' | 'count' | 'sum' | 'min' | 'max' | 'first' | 'only' | 'best' | 'map';

export type Expr =
  /** An exact number: `value / over`; `over` is 1 for integers, 10, 100 … for decimals. */
  | (Node & { readonly node: 'number'; readonly value: number; readonly over: number })
  | (Node & { readonly node: 'string'; readonly text: string })
  | (Node & { readonly node: 'bool'; readonly value: boolean })
  | (Node & { readonly node: 'none' })
  | (Node & { readonly node: 'name'; readonly name: Name })
  | (Node & { readonly node: 'tuple'; readonly items: readonly Expr[] })
  | (Node & { readonly node: 'paren'; readonly inner: Expr })
  | (Node & { readonly node: 'field'; readonly of: Expr; readonly name: Name })
  | (Node & { readonly node: 'apply'; readonly callee: Expr; readonly args: readonly Arg[] })
  | (Node & { readonly node: 'index'; readonly of: Expr; readonly index: Expr })
  | (Node & { readonly node: 'unary'; readonly op: 'not' | '-'; readonly of: Expr })
  | (Node & { readonly node: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr })
  | (Node & { readonly node: 'is'; readonly of: Expr; readonly negated: boolean; readonly pattern: Pattern })
  | (Node & { readonly node: 'otherwise'; readonly of: Expr; readonly or: Expr })
  | (Node & { readonly node: 'ifExpr'; readonly test: Expr; readonly then: Expr; readonly else: Expr })
  | (Node & { readonly node: 'matchExpr'; readonly subject: Expr; readonly arms: readonly MatchArm<Expr>[] })
  | (Node & {
      readonly node: 'quantor';
      readonly quantor: Quantor;
      readonly binders: readonly Binder[];
      readonly where: Expr | undefined;
      readonly body: Expr | undefined;
      readonly prefer: readonly Preference[];
    })
  | (Node & { readonly node: 'set'; readonly items: readonly Expr[] })
  | (Node & { readonly node: 'list'; readonly items: readonly Expr[] })
  /** `{x in S where P}`, `{E for … where P}`, `[E for … where P sorted by K]`; `item` is missing in the first form. */
  | (Node & {
      readonly node: 'comprehension';
      readonly sort: 'set' | 'list';
      readonly item: Expr | undefined;
      readonly binders: readonly Binder[];
      readonly where: Expr | undefined;
      readonly sortedBy: Expr | undefined;
    })
  | Missing;
export interface Arg extends Node {
  readonly label: Name | undefined;
  readonly value: Expr;
}
export interface Binder extends Node {
  readonly name: Name;
  readonly over: Expr;
}
export interface Preference extends Node {
  /** `undefined`: a condition that is preferred true. */
  readonly most: boolean | undefined;
  readonly by: Expr;
}
export interface MatchArm<Body> extends Node {
  /** Empty for `else`. */
  readonly patterns: readonly Pattern[];
  readonly where: Expr | undefined;
  readonly body: Body;
}

export type Pattern =
  | (Node & { readonly node: 'nonePattern' })
  | (Node & { readonly node: 'anyPattern' })
  | (Node & { readonly node: 'boolPattern'; readonly value: boolean })
  /** `3`, `1..4`, `5..`: `high` is missing in the last. */
  | (Node & { readonly node: 'rangePattern'; readonly low: number; readonly high: number | undefined })
  | (Node & { readonly node: 'bindPattern'; readonly name: Name; readonly type: TypeExpr })
  | (Node & { readonly node: 'namePattern'; readonly name: Name; readonly args: readonly Pattern[] | undefined })
  /** `empty` after `is`. */
  | (Node & { readonly node: 'emptyPattern' })
  | Missing;
