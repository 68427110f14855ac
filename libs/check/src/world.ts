import type { Diagnostic } from '@sandtable/diagnostics';
import type {
  Chance,
  Choice,
  Expr,
  Func,
  Grid,
  Label,
  Local,
  Model,
  Procedure,
  Relation,
  Search,
  Type,
  UnionType,
  Value,
} from '@sandtable/model';
import type {
  DecisionsDecl,
  Decl,
  FunctionDecl,
  PileDecl,
  ProcedureDecl,
  SearchDecl,
  Expr as Written,
} from '@sandtable/syntax';
import type { Body } from './body.ts';
import type { Demanded, RoutineEntry } from './routines/entry.ts';
import type { Uses } from './use.ts';

/**
 * The declarations of a ruleset while it is being checked: what a name in an expression can mean. Declarations are
 * entered by `declare/`; `code/` reads them and adds what it finds in bodies (choices, chances, logs, labels).
 * Everything is numbered in the order in which the model will keep it.
 */
export interface World {
  /** Named types, kinds and dice by name: `Year`, `Town`, `Coin`. */
  readonly types: Map<string, Type>;
  /** Kinds by index, with their members by id. */
  readonly kinds: KindEntry[];
  readonly fields: FieldEntry[];
  readonly relations: Map<string, RelationEntry>;
  readonly dice: Map<string, { readonly index: number; readonly type: Type }>;
  readonly states: Map<string, { readonly index: number; readonly params: readonly Type[]; readonly type: Type }>;
  readonly piles: Map<string, PileEntry>;
  readonly settings: Map<
    string,
    {
      readonly index: number;
      readonly type: Type;
      value: Value | undefined;
      readonly sort: 'constant' | 'option' | 'ruling';
    }
  >;
  readonly functions: Map<string, FunctionEntry>;
  readonly searches: Map<string, SearchEntry>;
  readonly procedures: Map<string, ProcedureEntry>;
  /** Signatures whose constants are values. */
  readonly routines: RoutineEntry[];
  /** What menus offer only where what a value calls may be called; its constants must be known for that. */
  readonly demanded: Demanded[];
  readonly decisions: Map<string, DecisionsEntry>;
  /** Policies by name, as numbers. */
  readonly policies: Map<string, number>;
  /** Which names are in sight at a question, by its path; kept where policies look from there. */
  readonly asked: Map<string, { readonly body: Body; readonly sight: Body['sight'][number] }>;
  /** Every tag by name: the unions (and dice) that have it. */
  readonly tags: Map<string, Type[]>;
  /** Every member id: the kind it belongs to and its ordinal. */
  readonly members: Map<string, { readonly kind: number; readonly ordinal: number }>;
  /** The kind of the roles, -1 without `seats`. */
  roleKind: number;
  /** The layouts of `seats`. */
  layouts: readonly string[];
  readonly choices: Choice[];
  readonly chances: Chance[];
  readonly logs: Model['logs'][number][];
  readonly labels: Label[];
  /** What was found outside of bodies. */
  readonly findings: Diagnostic[];
  /** What was found in bodies, by the declaration each one belongs to. */
  readonly found: Map<Decl, readonly Diagnostic[]>;
  /** Functions made while checking (requirements), after the declared ones. */
  readonly funcs: (Func | undefined)[];
  /** Searches with their bodies. */
  readonly explored: (Search | undefined)[];
  readonly procs: (Procedure | undefined)[];
  /** What every name means, if someone wants to know. */
  readonly uses: Uses | undefined;
}
export interface KindEntry {
  readonly name: string;
  readonly type: Type & { readonly t: 'kind' };
  readonly members: readonly string[];
  /** Field name to index in `World.fields`. */
  readonly fields: Map<string, number>;
  /** Where its members lie; known once the rows have been read. */
  grid: Grid | undefined;
  /** Its members have no names in the rules. */
  readonly pool?: PoolEntry | undefined;
}
export interface PoolEntry {
  /** Index of the hidden field that says which members there are. */
  live: number;
  /** What fields begin with where nothing is given: a value, or that of another field. */
  readonly presets: Map<number, { readonly value: Value } | { readonly like: number }>;
}
interface FieldEntry {
  readonly kind: number;
  readonly name: string;
  readonly type: Type;
  readonly state: boolean;
  /** Stored, but given only where a member is made. */
  readonly fixed?: boolean;
  /** As written; it is checked with the bodies. */
  readonly seen?: Written | undefined;
}
export interface RelationEntry {
  readonly index: number;
  readonly left: Type;
  readonly right: Type;
  readonly fields: Relation['fields'];
  readonly directed: boolean;
}
/** Indices are those of `Pile` in the model; `union` is the type of its hidden field. */
export interface PileEntry {
  readonly index: number;
  readonly decl: PileDecl;
  readonly params: readonly Local[];
  readonly kind: number;
  readonly field: number;
  readonly place: number | undefined;
  readonly known: number | undefined;
  readonly union: UnionType;
  readonly part: number;
  readonly whenEmpty: number | undefined;
}
export interface FunctionEntry {
  readonly index: number;
  readonly decl: FunctionDecl;
  readonly params: readonly Type[];
  /** Filled when the body has been checked, if it was not declared; `inferring` finds circles. */
  result: Type | undefined;
  inferring: boolean;
  /** The block of decisions it stands in. */
  readonly block?: DecisionsEntry | undefined;
  /** A decision: its index in the block. It may depend on itself, so calls do not look into it. */
  readonly decide?: number | undefined;
}
/** A block of decisions; `index` is its number in the model. */
export interface DecisionsEntry {
  readonly index: number;
  readonly decl: DecisionsDecl;
  /** The functions made of what decisions say, by their index in the block; filled when they are checked. */
  readonly equations: Map<number, number>;
}
export interface SearchEntry {
  readonly index: number;
  readonly decl: SearchDecl;
  readonly params: readonly Type[];
  /** The components of its states; the first is what it finds. */
  readonly over: readonly Type[];
  /** Finds circles. */
  checking: boolean;
  /** The block of decisions it stands in. */
  readonly block?: DecisionsEntry | undefined;
}
export interface ProcedureEntry {
  readonly index: number;
  readonly decl: ProcedureDecl;
  readonly params: readonly Type[];
  readonly result: Type | undefined;
  /** Indices of the functions made of its `requires`, with the parameters of the procedure. */
  readonly requires: { readonly fn: number; readonly reason: string }[];
}

export type { Expr };
