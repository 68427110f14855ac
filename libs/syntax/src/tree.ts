/**
 * The syntax tree of one `.sand` file, as plain readonly data. Every node has a `span`; layout and comments stay in
 * the token list beside it (see `parse.ts`), so that tree and tokens together lose nothing. Nodes that the parser had
 * to invent while recovering are `Missing`; later stages stay silent about them.
 */
import type { Span } from '@sandtable/text';

export interface Node {
  readonly span: Span;
}
export interface Name extends Node {
  readonly text: string;
}

/** `from "…"` or `reconstructed "…"`, with the columns it speaks of (none: the whole row). */
export interface Provenance extends Node {
  readonly how: 'from' | 'reconstructed';
  readonly columns: readonly Name[];
  readonly text: string;
}
/** `§6.2.1`, without the sign. `line` is 0-based; `alone` marks one that stands alone on its line. */
export interface Citation extends Node {
  readonly section: string;
  readonly line: number;
  readonly alone: boolean;
}

// ── declarations ────────────────────────────────────────────────────────────────────────────────────────────────
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
  /** Findings that are not to be told: `quiet { "area/word" because "…" }`. */
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
export interface Param extends Node {
  readonly name: Name;
  readonly type: TypeExpr;
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
}
export interface ExampleDecl extends DeclBase {
  readonly node: 'example';
  readonly name: string;
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
  readonly because: string | undefined;
}
/** `a.b/c`, in patches also `a/may-not-b`; the text keeps the separators. */
export interface Path extends Node {
  readonly text: string;
}

// ── variants ────────────────────────────────────────────────────────────────────────────────────────────────────
export interface VariantDecl extends DeclBase {
  readonly node: 'variant';
  readonly name: string;
  readonly version: string | undefined;
  /** The ruleset it is laid over, and the range of its versions. */
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
/** Changes to what the base declares. `was` is the fingerprint of what a patch was written against. */
export type Patch =
  | (DeclBase & {
      readonly node: 'changePatch';
      readonly target: PatchTarget;
      readonly was: Key | undefined;
      readonly fields: readonly FieldValue[];
    })
  | (DeclBase & { readonly node: 'removePatch'; readonly target: PatchTarget; readonly was: Key | undefined })
  | (DeclBase & {
      readonly node: 'addRowPatch';
      readonly path: Path;
      readonly fields: readonly FieldValue[];
      readonly provenance: readonly Provenance[];
    })
  | (DeclBase & { readonly node: 'addChainPatch'; readonly relation: Name; readonly chain: Chain })
  | (DeclBase & { readonly node: 'extendKindPatch'; readonly name: Name; readonly fields: readonly FieldDecl[] })
  | (DeclBase & { readonly node: 'extendTypePatch'; readonly name: Name; readonly type: TypeExpr })
  /** The body of `decl` may call what it replaces as `original`. */
  | (DeclBase & { readonly node: 'replacePatch'; readonly decl: FunctionDecl | ProcedureDecl | SearchDecl | DieDecl })
  /** Code before, after or in place of a labelled step; there `original()` runs the step. */
  | (DeclBase & {
      readonly node: 'stepPatch';
      readonly when: 'before' | 'after' | 'replace';
      readonly path: Path;
      readonly was: Key | undefined;
      readonly body: Block;
    })
  | (DeclBase & {
      readonly node: 'requirePatch';
      readonly path: Path;
      readonly was: Key | undefined;
      readonly test: Expr;
      readonly reason: Key;
    })
  | (DeclBase & {
      readonly node: 'setPatch';
      readonly sort: SettingDecl['sort'];
      readonly name: Name;
      readonly was: Key | undefined;
      readonly value: Expr;
    })
  | (DeclBase & { readonly node: 'textPatch'; readonly path: Path; readonly lang: Path; readonly text: Key })
  /** What `path` named in an earlier version is named `newPath` in this one. */
  | (DeclBase & { readonly node: 'movedPatch'; readonly path: Path; readonly newPath: Path });

/** One thing, or all rows of which a condition is true in the base. */
export type PatchTarget =
  | (Node & { readonly target: 'path'; readonly path: Path })
  | (Node & { readonly target: 'rows'; readonly binders: readonly Binder[]; readonly where: Expr });
/** `field: value` */
export interface FieldValue extends Node {
  readonly name: Name;
  readonly value: Expr;
}

// ── types ───────────────────────────────────────────────────────────────────────────────────────────────────────
export type TypeExpr =
  | (Node & { readonly node: 'plainType'; readonly word: 'int' | 'bool' | 'text' | 'none' })
  | (Node & {
      readonly node: 'rangeType';
      readonly low: number;
      readonly high: number;
      /** Numerator and denominator of `by 1/2`. */
      readonly by: readonly [number, number] | undefined;
    })
  | (Node & { readonly node: 'setType'; readonly of: TypeExpr })
  | (Node & { readonly node: 'listType'; readonly of: TypeExpr; readonly max: number | undefined })
  | (Node & { readonly node: 'mapType'; readonly key: TypeExpr; readonly value: TypeExpr })
  | (Node & {
      readonly node: 'codeType';
      readonly sort: 'function' | 'procedure';
      readonly params: readonly Param[];
      readonly result: TypeExpr | undefined;
    })
  | (Node & { readonly node: 'recordType'; readonly fields: readonly Param[] })
  /** A declared type, or a tag of the union it stands in; `payload` is there if parentheses were. */
  | (Node & {
      readonly node: 'namedType';
      readonly name: Name;
      readonly payload: readonly { readonly name: Name | undefined; readonly type: TypeExpr }[] | undefined;
    })
  | (Node & { readonly node: 'unionType'; readonly parts: readonly TypeExpr[] })
  | (Node & { readonly node: 'optionalType'; readonly of: TypeExpr })
  | Missing;

/** Stands where something was expected and not found; a finding about it exists already. */
export interface Missing extends Node {
  readonly node: 'missing';
}

// ── statements ──────────────────────────────────────────────────────────────────────────────────────────────────
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

/** A string that is a key of texts: a reason, a log line. */
export interface Key extends Node {
  readonly text: string;
}
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

// ── expressions ─────────────────────────────────────────────────────────────────────────────────────────────────
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
