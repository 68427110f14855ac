/**
 * The syntax tree of one `.sand` file, as plain readonly data. Every node has a `span`; layout and comments stay in
 * the token list beside it (see `parse.ts`), so that tree and tokens together lose nothing. Nodes that the parser had
 * to invent while recovering are `Missing`; later stages stay silent about them.
 */
import type {
  DecisionsDecl,
  DeclBase,
  DieDecl,
  ExampleDecl,
  ExpectDecl,
  FunctionDecl,
  KindDecl,
  NotationDecl,
  PileDecl,
  PlayDecl,
  PolicyDecl,
  ProcedureDecl,
  RelationDecl,
  RulesetDecl,
  SearchDecl,
  SeatsDecl,
  SettingDecl,
  StateDecl,
  TableDecl,
  TypeDecl,
  WheneverDecl,
} from './tree/declarations.ts';
import type { Node } from './tree/node.ts';
import type { Patch } from './tree/patches.ts';

export type * from './tree/declarations.ts';
export type * from './tree/expressions.ts';
export type * from './tree/node.ts';
export type * from './tree/patches.ts';
export type * from './tree/statements.ts';
export type * from './tree/types.ts';

export type Decl =
  | RulesetDecl
  | TypeDecl
  | KindDecl
  | RelationDecl
  | TableDecl
  | DieDecl
  | PileDecl
  | StateDecl
  | SettingDecl
  | SeatsDecl
  | FunctionDecl
  | ProcedureDecl
  | SearchDecl
  | PlayDecl
  | WheneverDecl
  | DecisionsDecl
  | PolicyDecl
  | NotationDecl
  | ExpectDecl
  | ExampleDecl
  | VariantDecl;
export interface VariantDecl extends DeclBase {
  readonly node: 'variant';
  readonly name: string;
  readonly version: string | undefined;
  /** The ruleset it is applied on top of, and the range of its versions. */
  readonly of: string;
  readonly range: string;
  readonly requires: readonly VariantRef[];
  readonly excludes: readonly VariantRef[];
  readonly patches: readonly (Patch | Decl)[];
}

/** Another variant; without a range any version of it. */
export interface VariantRef extends Node {
  readonly name: string;
  readonly range: string | undefined;
}
