import type {
  Answer,
  Chain,
  DeclBase,
  DieDecl,
  ExampleDecl,
  FieldDecl,
  FunctionDecl,
  PolicyDecl,
  ProcedureDecl,
  SearchDecl,
  SettingDecl,
} from './declarations.ts';
import type { Binder, Expr, MatchArm } from './expressions.ts';
import type { Key, Name, Node, Path, Provenance } from './node.ts';
import type { Block } from './statements.ts';
import type { TypeExpr } from './types.ts';

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
  /** More arms for a `match` in a function, or in a procedure or a step, where arms hold statements. */
  | (DeclBase & {
      readonly node: 'extendMatchPatch';
      readonly sort: 'function' | 'procedure' | 'step';
      readonly path: Path;
      /** Which `match` it is, where there are several. */
      readonly subject: Expr | undefined;
      readonly was: Key | undefined;
      readonly arms: readonly MatchArm<Expr | Block>[];
    })
  /** Parts of a policy before or behind those that there are, or in their place. */
  | (DeclBase & {
      readonly node: 'policyPatch';
      readonly when: 'before' | 'after' | 'replace';
      readonly name: Name;
      readonly was: Key | undefined;
      readonly parts: PolicyDecl['parts'];
    })
  /** A worked example with more or other answers, with more that is given, or with other demands. */
  | (DeclBase & {
      readonly node: 'examplePatch';
      readonly path: Path;
      readonly was: Key | undefined;
      readonly given: Block | undefined;
      readonly answers: readonly Answer[];
      /** Variants with which it does not hold any more. */
      readonly without: readonly Key[];
      /** Labels whose answers are left out. */
      readonly dropped: readonly Path[];
      readonly demands: Pick<ExampleDecl, 'endings' | 'then'> | undefined;
    })
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
      /** The value of an expectation is what it is compared with. */
      readonly sort: SettingDecl['sort'] | 'expect';
      readonly name: Name;
      readonly was: Key | undefined;
      readonly value: Expr;
      /** For each further comparison that an expectation joins by `and`. */
      readonly more: readonly Expr[];
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
