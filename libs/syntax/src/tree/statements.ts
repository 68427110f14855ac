import type { Arg, Binder, Expr, MatchArm } from './expressions.ts';
import type { Key, Missing, Name, Node } from './node.ts';
import type { TypeExpr } from './types.ts';

export interface Block extends Node {
  readonly node: 'block';
  readonly stmts: readonly Stmt[];
}

export type Stmt =
  | (Node & {
      readonly node: 'let';
      readonly mutable: boolean;
      readonly name: Name;
      readonly type: TypeExpr | undefined;
      readonly value: Rhs;
    })
  | (Node & { readonly node: 'assign'; readonly target: Expr; readonly op: '=' | '+=' | '-='; readonly value: Rhs })
  | (Node & { readonly node: 'call'; readonly call: Expr })
  | (Node & { readonly node: 'if'; readonly test: Expr; readonly then: Block; readonly else: Block | undefined })
  | (Node & { readonly node: 'matchStmt'; readonly subject: Expr; readonly arms: readonly MatchArm<Block>[] })
  | (Node & {
      readonly node: 'for';
      readonly binders: readonly Binder[];
      readonly where: Expr | undefined;
      readonly sortedBy: Expr | undefined;
      readonly body: Block;
    })
  | (Node & { readonly node: 'while'; readonly test: Expr; readonly body: Block })
  | (Node & { readonly node: 'repeat'; readonly times: Expr; readonly body: Block })
  | (Node & { readonly node: 'break' })
  | (Node & { readonly node: 'label'; readonly sort: 'phase' | 'step'; readonly name: Name; readonly body: Block })
  | (Node & { readonly node: 'return'; readonly value: Rhs | undefined })
  | (Node & {
      readonly node: 'put';
      readonly what: Expr;
      readonly where: 'into' | 'onto' | 'under';
      readonly pile: Expr;
    })
  | (Node & { readonly node: 'shuffle'; readonly pile: Expr; readonly into: Expr | undefined })
  | (Node & { readonly node: 'reveal'; readonly what: readonly Expr[]; readonly to: Expr | undefined })
  | (Node & { readonly node: 'conceal'; readonly what: readonly Expr[] })
  | (Node & { readonly node: 'remove'; readonly what: Expr })
  | (Node & { readonly node: 'log'; readonly key: Key; readonly args: readonly Arg[] })
  | (Node & {
      readonly node: 'finish';
      readonly result: 'won' | 'drawn';
      readonly by: Expr;
      readonly because: Key | undefined;
    })
  | (Node & {
      readonly node: 'simultaneously';
      readonly binder: Binder;
      readonly where: Expr | undefined;
      readonly body: Block;
    })
  | Asking
  | Missing;

export type Rhs = Expr | Asking;

export type Asking =
  | (Node & { readonly node: 'menu'; readonly label: Name; readonly by: Actor; readonly arms: readonly MenuArm[] })
  | (Node & {
      readonly node: 'choose';
      readonly quant: Quant;
      readonly binder: Name | undefined;
      readonly from: Expr;
      readonly ordered: boolean;
      readonly clauses: readonly Clause[];
    })
  | (Node & {
      readonly node: 'roll';
      readonly die: Name;
      readonly times: Expr | undefined;
      readonly tails: readonly Tail[];
    })
  | (Node & { readonly node: 'random'; readonly quant: Quant; readonly from: Expr; readonly tails: readonly Tail[] })
  | (Node & {
      readonly node: 'draw';
      /** `undefined` is `one`. */
      readonly count: Expr | undefined;
      readonly from: Expr;
      readonly to: Expr | undefined;
    })
  | (Node & { readonly node: 'create'; readonly kind: Name; readonly args: readonly Arg[] });

/** How many: `one`, `optional one`, `some`, `any`, `all`, or a number or range. */
export type Quant =
  | { readonly quant: 'one' | 'optional' | 'some' | 'any' | 'all' }
  | { readonly quant: 'number'; readonly value: Expr };
export interface Actor extends Node {
  readonly binder: Name | undefined;
  readonly who: Expr;
  readonly secret: boolean;
}
export interface Guard extends Node {
  readonly test: Expr;
  readonly reason: Key | undefined;
}

export type Tail =
  | (Node & { readonly clause: 'forEach'; readonly name: Name; readonly over: Expr })
  | (Node & { readonly clause: 'as'; readonly name: Name })
  | (Node & { readonly clause: 'by'; readonly actor: Actor });

export type Clause =
  | Tail
  | (Node & { readonly clause: 'where'; readonly test: Expr; readonly reason: Key | undefined })
  | (Node & { readonly clause: 'suchThat'; readonly test: Expr; readonly reason: Key | undefined })
  | (Node & {
      readonly clause: 'favouring';
      readonly name: Name;
      readonly over: Expr;
      readonly wish: Expr;
      readonly reason: Key | undefined;
    })
  | (Node & { readonly clause: 'offering'; readonly set: Expr })
  | (Node & { readonly clause: 'otherwise'; readonly value: Expr });
export interface MenuArm extends Node {
  readonly name: Name;
  readonly params: readonly MenuParam[];
  readonly guards: readonly Guard[];
  readonly body: Block | undefined;
}
export interface MenuParam extends Node {
  readonly name: Name;
  /** Exactly one of `type` (all its values) and `from` is there. */
  readonly type: TypeExpr | undefined;
  readonly from: Expr | undefined;
  readonly guards: readonly Guard[];
}
