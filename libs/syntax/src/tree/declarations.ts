import type { Span } from '@sandtable/text';
import type { Expr, Pattern, Preference } from './expressions.ts';
import type { Key, Name, Node, Path, Provenance } from './node.ts';
import type { Block, Guard } from './statements.ts';
import type { Param, TypeExpr } from './types.ts';

export interface DeclBase extends Node {
  /** Text of the `///` lines before the declaration. */
  readonly doc: string;
}
export interface RulesetDecl extends DeclBase {
  readonly node: 'ruleset';
  readonly name: string;
  /** The name with its place. */
  readonly key: Key;
  readonly version: string;
  readonly language: number;
  readonly layout: Key | undefined;
  /** Under which terms others may use it, best as an SPDX expression: `licence "MIT"`. */
  readonly licence: string | undefined;
  readonly authors: readonly string[];
  /** Books of the source list: `sources { BOOK "title" … }`. */
  readonly sources: readonly { readonly name: Name; readonly title: string }[];
  /** Findings that are suppressed: `quiet { "area/word" because "…" }`. */
  readonly quiet: readonly Quiet[];
}
export interface Quiet extends Node {
  readonly code: Key;
  readonly because: Key;
}
export interface TypeDecl extends DeclBase {
  readonly node: 'type';
  readonly name: Name;
  readonly type: TypeExpr;
}
export interface KindDecl extends DeclBase {
  readonly node: 'kind';
  readonly name: Name;
  readonly pool: number | undefined;
  /** `on hexes pointed`: the two words. */
  readonly grid: readonly Name[] | undefined;
  readonly fields: readonly FieldDecl[];
}
export interface FieldDecl extends Node {
  readonly name: Name;
  readonly state: boolean;
  readonly type: TypeExpr;
  readonly initial: Expr | undefined;
  readonly seen: Expr | undefined;
}
export interface RelationDecl extends DeclBase {
  readonly node: 'relation';
  readonly name: Name;
  readonly left: TypeExpr;
  readonly right: TypeExpr;
  readonly directed: boolean;
  readonly fields: readonly FieldDecl[];
}
export interface TableDecl extends DeclBase {
  readonly node: 'table';
  readonly name: Name;
  readonly from: { readonly path: string; readonly span: Span } | undefined;
  readonly rows: readonly TableRow[];
  readonly chains: readonly Chain[];
}

/** One line of cells; the first row of a table names its columns. */
export interface TableRow extends Node {
  readonly cells: readonly Cell[];
  readonly provenance: readonly Provenance[];
}
export interface Cell extends Node {
  /** `undefined` is `_`, the default of the column. */
  readonly value: Expr | undefined;
}
export interface Chain extends Node {
  readonly first: Name;
  readonly links: readonly ChainLink[];
  readonly provenance: readonly Provenance[];
}
export interface ChainLink extends Node {
  readonly directed: boolean;
  readonly fields: readonly { readonly name: Name; readonly value: Expr }[];
  readonly to: Name;
}
export interface DieDecl extends DeclBase {
  readonly node: 'die';
  readonly name: Name;
  /** Fingerprint of what a variant replaces. */
  readonly was: Key | undefined;
  readonly faces: readonly (IntFace | TagFace)[];
  readonly provenance: readonly Provenance[];
}
export interface IntFace extends Node {
  readonly low: number;
  readonly high: number;
  readonly tag?: undefined;
}
export interface TagFace extends Node {
  readonly tag: Name;
}
export interface PileDecl extends DeclBase {
  readonly node: 'pile';
  readonly name: Name;
  readonly params: readonly Param[];
  readonly of: TypeExpr;
  readonly ordered: boolean;
  readonly max: number | undefined;
  readonly seen: Expr | undefined;
  readonly whenEmpty: Block | undefined;
}
export interface StateDecl extends DeclBase {
  readonly node: 'state';
  readonly name: Name;
  readonly params: readonly Param[];
  readonly type: TypeExpr;
  readonly initial: Expr | undefined;
  readonly seen: Expr | undefined;
}
export interface SettingDecl extends DeclBase {
  readonly node: 'setting';
  readonly sort: 'constant' | 'option' | 'ruling';
  readonly name: Name;
  readonly type: TypeExpr;
  readonly value: Expr;
  readonly because: string | undefined;
}
export interface SeatsDecl extends DeclBase {
  readonly node: 'seats';
  readonly role: Name;
  readonly layouts: readonly SeatLayout[];
}
export interface SeatLayout extends Node {
  readonly name: Name;
  readonly seats: readonly { readonly name: Name; readonly policy: Name | undefined; readonly roles: Expr }[];
}
export interface FunctionDecl extends DeclBase {
  readonly node: 'function';
  readonly name: Name;
  readonly params: readonly Param[];
  readonly result: TypeExpr | undefined;
  /** Fingerprint of what a variant replaces. */
  readonly was: Key | undefined;
  readonly body: Expr | Block;
}
export interface ProcedureDecl extends DeclBase {
  readonly node: 'procedure';
  readonly name: Name;
  readonly params: readonly Param[];
  readonly result: TypeExpr | undefined;
  /** Fingerprint of what a variant replaces. */
  readonly was: Key | undefined;
  readonly requires: readonly { readonly test: Expr; readonly reason: string }[];
  readonly body: Block;
}
export interface SearchDecl extends DeclBase {
  readonly node: 'search';
  readonly name: Name;
  readonly params: readonly Param[];
  readonly over: readonly Param[];
  readonly from: Expr;
  /** Fingerprint of what a variant replaces. */
  readonly was: Key | undefined;
  readonly limit: Expr | undefined;
  readonly steps: readonly SearchStep[];
  readonly ends: readonly Guard[];
}
export interface SearchStep extends Node {
  readonly name: Name;
  readonly over: Expr;
  readonly guards: readonly Guard[];
  readonly cost: Expr | undefined;
  readonly to: Expr;
  readonly stop: Expr | undefined;
}
export interface PlayDecl extends DeclBase {
  readonly node: 'play';
  readonly body: Block;
}
export interface WheneverDecl extends DeclBase {
  readonly node: 'whenever';
  readonly test: Expr;
  readonly body: Block;
}
export interface DecisionsDecl extends DeclBase {
  readonly node: 'decisions';
  readonly name: Name;
  readonly decides: readonly (Node & { readonly name: Name; readonly params: readonly Param[]; readonly test: Expr })[];
  readonly functions: readonly FunctionDecl[];
  readonly searches: readonly SearchDecl[];
  readonly circle: readonly (Node & {
    readonly when: 'some' | 'only' | 'else';
    readonly decision: Name | undefined;
    readonly target: Name;
    readonly value: boolean;
  })[];
}
export interface PolicyDecl extends DeclBase {
  readonly node: 'policy';
  readonly name: Name;
  readonly role: Name;
  readonly parts: readonly (Node & {
    readonly at: Path;
    readonly where: Expr | undefined;
    readonly lines: readonly (Node & {
      readonly number: number;
      readonly pattern: Pattern;
      readonly where: Expr | undefined;
      readonly prefer: readonly Preference[];
    })[];
    /** In a patch of a policy: before which line those of the base come, where it says `original`. */
    readonly original: number | undefined;
    readonly ties: 'random' | 'first' | undefined;
  })[];
}
export interface NotationDecl extends DeclBase {
  readonly node: 'notation';
  readonly type: Name;
  readonly binder: Name;
  readonly binderType: TypeExpr;
  readonly from: string;
}
export interface ExpectDecl extends DeclBase {
  readonly node: 'expect';
  readonly test: Expr;
  readonly as: Name | undefined;
  readonly ruling: Name | undefined;
  readonly without: readonly Key[];
}
export interface ExampleDecl extends DeclBase {
  readonly node: 'example';
  readonly name: string;
  /** Variants with which it does not hold. */
  readonly without: readonly Key[];
  readonly given: Block | undefined;
  readonly run: Expr;
  readonly answers: readonly Answer[];
  readonly endings: readonly Ending[];
  readonly then: readonly Expr[];
}

/** How the match must have ended: `finished won by …`, `finished drawn by …`, or `goes on`. */
export type Ending =
  | (Node & { readonly result: 'on' })
  | (Node & { readonly result: 'won' | 'drawn'; readonly by: Expr; readonly because: Key | undefined });
export interface Answer extends Node {
  readonly what: 'choice' | 'policy' | 'roll' | 'draw' | 'random' | 'refuse';
  /** The policy that is named. */
  readonly policy: Name | undefined;
  readonly path: Path;
  readonly by: Expr | undefined;
  readonly values: readonly Expr[];
  /** What all keys that are not named take, in an answer for each of some. */
  readonly others: Expr | undefined;
  readonly because: string | undefined;
}
