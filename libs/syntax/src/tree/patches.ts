import type {
  Chain,
  DeclBase,
  DieDecl,
  FieldDecl,
  FunctionDecl,
  ProcedureDecl,
  SearchDecl,
  SettingDecl,
} from './declarations.ts';
import type { Binder, Expr } from './expressions.ts';
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
