import type { Span } from '@sandtable/text';
import type { Binder, Expr, Quantified, Stmt, Value } from './expr.ts';
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
  /** Fields of all kinds; hidden ones, whose names begin with `$`, belong to piles and pools and to no `Kind.fields`. */
  readonly fields: readonly Field[];
  readonly relations: readonly Relation[];
  readonly dice: readonly Die[];
  readonly piles: readonly Pile[];
  readonly states: readonly State[];
  readonly settings: readonly Setting[];
  readonly functions: readonly Func[];
  readonly searches: readonly Search[];
  readonly decisions: readonly Decisions[];
  readonly procedures: readonly Procedure[];
  /** By signature. */
  readonly routines: readonly Routine[];
  readonly policies: readonly Policy[];
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
    readonly at: Source;
  }[];
  readonly labels: readonly Label[];
  readonly expectations: readonly Expectation[];
  readonly examples: readonly Example[];
  readonly notations: readonly Notation[];
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
  /** Its members are made and removed in play: `live` is the hidden field that says which there are. */
  readonly pool?: { readonly live: number } | undefined;
}
export interface Member {
  readonly id: string;
  readonly at: Source;
  readonly provenance: readonly Provenance[];
}
/**
 * `neighbours[m]` are members next to `m`, ascending; `distance[a * size + b]` is -1 where no number fits. `steps` are
 * what the directions add to coordinates, clockwise; the first is direction 1.
 */
export interface Grid {
  readonly shape: 'hexes' | 'squares';
  readonly words: readonly string[];
  readonly cells: readonly (readonly [number, number])[];
  readonly steps: readonly (readonly [number, number])[];
  readonly neighbours: readonly (readonly number[])[];
  readonly distance: readonly number[];
}
export interface Field {
  readonly kind: number;
  readonly name: string;
  readonly type: Type;
  readonly state: boolean;
  /** Of a pool: stored like a state field, but written where the member is made and nowhere else. */
  readonly fixed?: boolean;
  /** One per member: the constant, or for a state field what it begins with. */
  readonly values: readonly Value[];
  /** Of the member, its first local; absent where everyone may see it. On a constant it hides which member is which. */
  readonly seen?: Audience | undefined;
  readonly at: Source;
}
/** Who may see a stored value: roles as a set. The first locals are what the value belongs to. */
export interface Audience {
  readonly locals: readonly Local[];
  readonly roles: Expr;
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
/**
 * A member of a kind lies in one pile at most. Where, says a hidden state field of the kind: none, or a pile with its
 * arguments; so a pile with all its instances is one part of that field's union.
 */
export interface Pile {
  readonly name: string;
  readonly params: readonly Local[];
  readonly kind: number;
  /** Index of the hidden field `$pile`. */
  readonly field: number;
  /** Index of this pile in the union of the hidden field. */
  readonly part: number;
  /**
   * Index of the hidden field `$place`, for every pile of a kind that has an ordered one: 0 is the bottom of an ordered
   * pile, and places are numbered without gaps. Members that lie in no order have place 0.
   */
  readonly place: number | undefined;
  /**
   * Index of the hidden field `$known`, for every pile of a kind whose members all can be told apart while some of its
   * piles are hidden: the roles that were shown where a member lies, until it moves or is shuffled.
   */
  readonly known?: number | undefined;
  readonly ordered: boolean;
  /** More members than this are the fault `full`. */
  readonly max: number | undefined;
  /** The roles that may see its members, as a set; the first locals are the parameters. Undefined is everyone. */
  readonly seen: Audience | undefined;
  /** The procedure that runs when a draw finds too few, with the parameters of the pile. */
  readonly whenEmpty: number | undefined;
  readonly at: Source;
}
export interface State {
  readonly name: string;
  readonly params: readonly Type[];
  readonly type: Type;
  readonly initial: Value;
  /** Of the parameters. */
  readonly seen?: Audience | undefined;
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
/**
 * States that can be reached, cheapest first. A state is a tuple of values, the locals `over`; the start costs nothing.
 * Costs are whole numbers of `1/den`. The result is the values of the first local of all states that pass `ends`.
 */
export interface Search {
  readonly name: string;
  /** The first `params` locals are the parameters. */
  readonly params: number;
  readonly locals: readonly Local[];
  readonly over: readonly number[];
  readonly from: readonly Expr[];
  /** States that cost more are not entered; sees the parameters alone. */
  readonly limit: Expr | undefined;
  /** The local that has the cost so far. */
  readonly spent: number;
  /** Whether steps read it: then states that differ in it are different. */
  readonly counts: boolean;
  readonly den: number;
  readonly steps: readonly SearchStep[];
  /** What a state must pass to be in the result. */
  readonly ends: readonly Guard[];
  readonly at: Source;
}
/** From a state to others; everything sees the state that is left, the cost so far and the binder. */
export interface SearchStep {
  readonly binder: Binder;
  readonly guards: readonly Guard[];
  /** Never below 0; without it a step costs 1. */
  readonly cost: Expr | undefined;
  readonly to: readonly Expr[];
  /** Where it holds, the state is entered, and nothing leads on from there. */
  readonly stop: Expr | undefined;
}
/**
 * Yes-or-no questions that may depend on each other. `decides` are functions that ask, with a body `decided`; the answer
 * has to agree with the function at the same place of `equations`, which has the same parameters. They are indices
 * into `Model.functions`.
 */
export interface Decisions {
  readonly name: string;
  readonly decides: readonly number[];
  readonly equations: readonly number[];
  /** Other functions of the block. */
  readonly functions: readonly number[];
  /** Indices into `Model.searches`. */
  readonly searches: readonly number[];
  readonly circle: readonly CircleLine[];
  readonly at: Source;
}
/**
 * What answers hang on each other with no solution, or several: the first line that fits. `some` and `only` speak of the
 * decision with that index in the block: whether one of its instances is in the circle, or nothing else is.
 */
export interface CircleLine {
  readonly when: 'some' | 'only' | 'else';
  readonly decide: number | undefined;
  readonly set: 'all' | number;
  readonly value: boolean;
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
  /** The body of a `simultaneously`: `role` is the parameter that all of its questions are put to. */
  readonly lane?: { readonly role: number } | undefined;
  readonly at: Source;
}
/** Functions or procedures as values: all that are named as such anywhere, with the first arguments they are given there. */
export interface Routine {
  readonly sort: 'function' | 'procedure';
  readonly name: string;
  /** A value is the place of a constant in this list. */
  readonly constants: readonly RoutineConstant[];
  /** What a cell may name, with the arguments that have to be given there. */
  readonly targets: readonly { readonly name: string; readonly given: readonly Type[] }[];
  /** Calls the value that is its first argument with the others: an index into `functions` or `procedures`. */
  readonly call: number | undefined;
}
export interface RoutineConstant {
  /** As it is spelled: `draw(2)`. */
  readonly text: string;
  /** What it calls, and what it gives to the first parameters. */
  readonly name: string;
  readonly given: readonly { readonly name: string; readonly type: Type; readonly value: Value }[];
  /** Where it is named first. */
  readonly span: Span;
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
    readonly seats: readonly {
      readonly name: string;
      readonly roles: readonly number[];
      /** The policy that holds the seat. */
      readonly policy?: number | undefined;
    }[];
  }[];
}

/** A guard of a candidate; `reason` is the path of its text, `procedure/key`. */
export interface Guard {
  readonly test: Expr;
  readonly reason: string | undefined;
}

/** One wish for each member of a set. */
export interface Wishes {
  readonly binder: Binder;
  readonly test: Expr;
  readonly reason: string | undefined;
  readonly shape: WishShape;
}
/**
 * What the checker saw in wishes, so that fewer values need be tried. `cover`: some key with `where` must have the
 * wished member as its value. `member`: the member must be in the set that is chosen.
 */
export type WishShape =
  | { readonly shape: 'cover'; readonly key: Binder; readonly where: Expr | undefined }
  | { readonly shape: 'member' }
  | { readonly shape: 'other' };

/**
 * A question. Expressions are evaluated in the frame of `procedure`; `candidate` is the local a guard sees.
 * `one` answers `element`, `optional` answers `element?`, `some` a set of it between `low` and `high`, `order` a list of as
 * many different ones; with `each` the answer is a map from the members of a set to such answers, and guards, `from` and
 * the bounds see its local, the key.
 */
export type Choice = ChoiceBase &
  (
    | {
        readonly form: 'one' | 'optional' | 'some' | 'order';
        readonly element: Type;
        /** Of `order`: how many there can be at most. */
        readonly max?: number | undefined;
        /** A set of `element`. */
        readonly from: Expr;
        readonly candidate: number;
        readonly guards: readonly Guard[];
        /** Conditions of the whole value, which stands in `result` while they are tested. */
        readonly such: readonly Guard[];
        readonly each?: Binder | undefined;
        /**
         * A set of `element`, which sees the key. Candidates outside of it are legal, but nobody proposes them: not screens,
         * not bots, not samples, and they are not counted.
         */
        readonly offered?: Expr | undefined;
        /** Legal are the values that meet as many wishes as any; they see `result` like conditions. */
        readonly wishes?: readonly Wishes[] | undefined;
        /** Bounds of `some` and `order`, clipped to the number of candidates; `high` undefined is "as many as there are". */
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
  readonly askers?: Askers | undefined;
  /** The answer has the audience of its chooser until it is revealed. */
  readonly secret?: boolean;
  /** The roles that may know that this is asked, as a set; absent where all may. */
  readonly informed?: Expr | undefined;
  readonly at: Source;
}
/**
 * Any role in `among` that has a seat and something to choose may answer; the first answer counts. `by` reads the local
 * `who`, for whom candidates are looked at, and who then has answered. `open` keeps those who are asked, as a set.
 */
export interface Askers {
  readonly among: Expr;
  readonly who: number;
  readonly open: number;
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
/** Values of a type are written and read as text, beside what they belong to; the patterns stand in files of texts. */
export interface Notation {
  /** The name of the type. */
  readonly name: string;
  readonly type: Type;
  readonly context: Local;
  /** Name of the pattern files: `orders` for `l10n/orders.en.txt`. */
  readonly file: string;
  readonly at: Source;
}
/** How values of questions are ranked; its expressions are evaluated in the frame of the question. */
export interface Policy {
  readonly name: string;
  /** The first part for the question whose condition holds counts. */
  readonly parts: readonly PolicyPart[];
  readonly at: Source;
}
export interface PolicyPart {
  readonly choice: number;
  readonly where: Expr | undefined;
  /** Of an assignment: the key whose turn it is, and a map of what was assigned so far. */
  readonly each: { readonly key: number; readonly sofar: number } | undefined;
  /** The first line that some value passes counts. */
  readonly lines: readonly PolicyLine[];
  readonly ties: 'random' | 'first';
}
export interface PolicyLine {
  /** The arm of a menu that the line speaks of; undefined for other questions. */
  readonly arm: number | undefined;
  /** Locals that take the value: the parameters of the arm, or the one value of a cell. */
  readonly values: readonly number[];
  readonly test: Expr | undefined;
  readonly prefer: Quantified['prefer'];
}
/** A place where chance decides. In a lane the local with its role is part of the place, which has a counter per role. */
export type Chance = {
  readonly path: string;
  readonly by: Expr | undefined;
  readonly role?: number | undefined;
  readonly at: Source;
} & (
  | { readonly sort: 'die'; readonly die: number }
  /** `result`: a set of what is drawn or picked, one of it, or one or none. */
  | { readonly sort: 'pick'; readonly result: Type }
  | { readonly sort: 'draw'; readonly pile: number; readonly result: Type }
  | { readonly sort: 'shuffle'; readonly pile: number }
);
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
  /** What is chosen instead of what the options and rulings say. */
  readonly options?: readonly { readonly setting: number; readonly value: Value }[] | undefined;
  /** The layout of seats; without one it is the first that seats the most roles. */
  readonly seats?: string | undefined;
  readonly procedure: number;
  /** The match itself is run behind `given`, up to where the answers end. */
  readonly whole?: true | undefined;
  readonly answers: readonly {
    readonly what: 'choice' | 'roll' | 'draw' | 'random' | 'refuse';
    readonly path: string;
    readonly by: Expr | undefined;
    /** Codes or values in the type of the choice's answer; for a menu the arm's index comes first. */
    readonly values: readonly Expr[];
    readonly arm: number | undefined;
    /** The line is one assignment: a value per key, or without keys in their order. */
    readonly assigned?: { readonly keys: readonly Expr[] | undefined } | undefined;
    readonly because: string | undefined;
    readonly span: Span;
  }[];
  readonly then: readonly Expr[];
  readonly at: Source;
}
