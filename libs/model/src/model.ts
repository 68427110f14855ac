import type { Span } from '@sandtable/text';
import type { Expr, Stmt, Value } from './expr.ts';
import type { Type } from './type.ts';

/**
 * The resolved ruleset: readonly data in which every reference is an index that exists. Declarations that are numbered
 * (kinds, fields, states …) keep the order of files by name, then of text.
 */
export interface Model {
  readonly id: string;
  readonly version: string;
  readonly layout: string | undefined;
  readonly types: readonly { readonly name: string; readonly type: Type; readonly at: Source }[];
  readonly kinds: readonly Kind[];
  /** Fields of all kinds. */
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
  readonly dice: readonly Die[];
  readonly states: readonly State[];
  readonly settings: readonly Setting[];
  readonly functions: readonly Func[];
  readonly procedures: readonly Procedure[];
  /** Index of the procedure made of all `play` blocks. */
  readonly play: number;
  readonly watchers: readonly Watcher[];
  readonly seats: Seats;
  readonly choices: readonly Choice[];
  readonly chances: readonly Chance[];
  readonly logs: readonly {
    readonly path: string;
    readonly args: readonly Type[];
    readonly names: readonly (string | undefined)[];
  }[];
  readonly labels: readonly Label[];
  readonly expectations: readonly Expectation[];
  readonly examples: readonly Example[];
}

/** Where something was declared, what it cites, what its `///` lines say. */
export interface Source {
  readonly span: Span;
  readonly cites: readonly string[];
  readonly doc: string;
}
export interface Provenance {
  readonly how: 'from' | 'reconstructed';
  /** Columns it speaks of; empty for the whole row. */
  readonly columns: readonly string[];
  readonly text: string;
}
export interface Kind {
  readonly name: string;
  readonly at: Source;
  readonly members: readonly Member[];
  /** Indices into `Model.fields`. */
  readonly fields: readonly number[];
  readonly grid: Grid | undefined;
}
export interface Member {
  readonly id: string;
  readonly at: Source;
  readonly provenance: readonly Provenance[];
}
/** `neighbours[m]` are members next to `m`, ascending; `distance[a * size + b]` is -1 where no number fits. */
export interface Grid {
  readonly shape: 'hexes' | 'squares';
  readonly words: readonly string[];
  readonly cells: readonly (readonly [number, number])[];
  readonly neighbours: readonly (readonly number[])[];
  readonly distance: readonly number[];
}
export interface Field {
  readonly kind: number;
  readonly name: string;
  readonly type: Type;
  readonly state: boolean;
  /** One per member: the constant, or for a state field what it begins with. */
  readonly values: readonly Value[];
  readonly at: Source;
}
export interface Relation {
  readonly name: string;
  readonly left: Type;
  readonly right: Type;
  /** `--` joins both ways; then `left` and `right` are the same type. */
  readonly directed: boolean;
  readonly fields: readonly { readonly name: string; readonly type: Type; readonly initial: Value }[];
  /** Ordinals of both sides and one value per field; an undirected pair stands here once. */
  readonly joins: readonly {
    readonly left: number;
    readonly right: number;
    readonly values: readonly Value[];
    readonly at: Source;
    readonly provenance: readonly Provenance[];
  }[];
  readonly at: Source;
}
export interface Die {
  readonly name: string;
  readonly type: Type;
  /** A code of `type` per face; faces may repeat. */
  readonly faces: readonly number[];
  readonly at: Source;
}
export interface State {
  readonly name: string;
  readonly params: readonly Type[];
  readonly type: Type;
  readonly initial: Value;
  readonly at: Source;
}
export interface Setting {
  readonly sort: 'constant' | 'option' | 'ruling';
  readonly name: string;
  readonly type: Type;
  readonly value: Value;
  readonly because: string | undefined;
  readonly at: Source;
}
export interface Local {
  readonly name: string;
  readonly type: Type;
}
export interface Func {
  readonly name: string;
  /** The first `params` locals are the parameters. */
  readonly params: number;
  readonly locals: readonly Local[];
  readonly result: Type;
  readonly body: Expr;
  readonly at: Source;
}
export interface Procedure {
  readonly name: string;
  readonly params: number;
  readonly locals: readonly Local[];
  readonly result: Type | undefined;
  readonly requires: readonly { readonly test: Expr; readonly reason: string }[];
  readonly body: readonly Stmt[];
  /** Whether a question can be asked in it or in anything it calls. */
  readonly asks: boolean;
  readonly at: Source;
}
/** Tested at every rest, in order; its body never asks. */
export interface Watcher {
  readonly locals: readonly Local[];
  readonly test: Expr;
  readonly body: readonly Stmt[];
  readonly at: Source;
}
export interface Seats {
  /** The kind of the roles. */
  readonly kind: number;
  readonly layouts: readonly {
    readonly name: string;
    /** Roles as ordinals. */
    readonly seats: readonly { readonly name: string; readonly roles: readonly number[] }[];
  }[];
}

/** A guard of a candidate; `reason` is the path of its text, `procedure/key`. */
export interface Guard {
  readonly test: Expr;
  readonly reason: string | undefined;
}

/**
 * A question. Expressions are evaluated in the frame of `procedure`; `candidate` is the local a guard sees.
 * `one` answers `element`, `optional` answers `element?`, `some` a set of it between `low` and `high`.
 */
export type Choice = ChoiceBase &
  (
    | {
        readonly form: 'one' | 'optional' | 'some';
        readonly element: Type;
        /** A set of `element`. */
        readonly from: Expr;
        readonly candidate: number;
        readonly guards: readonly Guard[];
        /** Conditions of the whole value, which stands in `result` while they are tested. */
        readonly such: readonly Guard[];
        /** Bounds of `some`, clipped to the number of candidates; `high` undefined is "as many as there are". */
        readonly low: Expr | undefined;
        readonly high: Expr | undefined;
        readonly result: number;
        /** The result, without asking, where no value is possible. */
        readonly otherwise: Expr | undefined;
      }
    | { readonly form: 'menu'; readonly arms: readonly MenuArm[] }
  );
export interface ChoiceBase {
  readonly path: string;
  readonly procedure: number;
  readonly by: Expr;
  readonly at: Source;
}
export interface MenuArm {
  readonly name: string;
  /** Tested once, before any parameter is picked; holds the `requires` of a body that is just one call without parameters of the arm. */
  readonly guards: readonly Guard[];
  /** Picked left to right; guards of a parameter see it and those before it. */
  readonly params: readonly {
    readonly name: string;
    readonly local: number;
    readonly element: Type;
    readonly from: Expr;
    readonly guards: readonly Guard[];
  }[];
}
/** A place where dice fall; `times` undefined: one die, the local takes the face. */
export interface Chance {
  readonly path: string;
  readonly die: number;
  readonly by: Expr | undefined;
}
export interface Label {
  readonly sort: 'phase' | 'step';
  readonly path: string;
  readonly at: Source;
}
export interface Expectation {
  readonly test: Expr;
  readonly name: string | undefined;
  readonly ruling: string | undefined;
  readonly locals: readonly Local[];
  readonly at: Source;
}
/**
 * A worked example: the body of `procedure` is what was `given`, followed by the call that is run; answers are taken
 * per label in order; `then` must hold afterwards, seeing the locals of `procedure`.
 */
export interface Example {
  readonly name: string;
  readonly procedure: number;
  readonly answers: readonly {
    readonly what: 'choice' | 'roll' | 'refuse';
    readonly path: string;
    readonly by: Expr | undefined;
    /** Codes or values in the type of the choice's answer; for a menu the arm's index comes first. */
    readonly values: readonly Expr[];
    readonly arm: number | undefined;
    readonly because: string | undefined;
    readonly span: Span;
  }[];
  readonly then: readonly Expr[];
  readonly at: Source;
}
