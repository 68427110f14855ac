import type { Span } from '@sandtable/text';
import type { Type } from './type.ts';

/**
 * A value as data. A code for everything that is one integer; sets are sorted arrays of *ordinals* of their element
 * type; lists and records are arrays of values; texts are strings. A map is an array with a value for every key of its
 * type, in their order; where keys may be missing each value stands in an array of its own, which is empty for those.
 */
export type Value = number | string | readonly Value[];

export interface Local {
  readonly name: string;
  readonly type: Type;
}

interface Typed {
  readonly type: Type;
  readonly span: Span;
}

/**
 * Resolved expressions. Every implicit step of the language is explicit here (`convert`), so evaluators need no type
 * rules: both sides of a comparison have one type, an item has the element type of its set.
 */
export type Expr = Typed &
  (
    | { readonly e: 'value'; readonly value: Value }
    | { readonly e: 'local'; readonly local: number }
    | { readonly e: 'state'; readonly state: number; readonly args: readonly Expr[] }
    | { readonly e: 'setting'; readonly setting: number }
    | { readonly e: 'field'; readonly field: number; readonly of: Expr }
    | { readonly e: 'call'; readonly fn: number; readonly args: readonly Expr[] }
    /** Same value in another type (see `shifts`); proved to exist there. On sets and lists: element by element. */
    | { readonly e: 'convert'; readonly of: Expr }
    /** Like `convert`, but the value may not exist in the target: the fault `range`, of a list that is too long `full`. */
    | { readonly e: 'check'; readonly of: Expr }
    | { readonly e: 'not'; readonly of: Expr }
    | { readonly e: 'negate'; readonly of: Expr }
    /** `*` of fractions and `/` are scaled by the checker; `div` floors, `mod` has the sign of the divisor. */
    | {
        readonly e: 'arith';
        readonly op: '+' | '-' | '*' | 'div' | 'mod' | 'min' | 'max';
        readonly left: Expr;
        readonly right: Expr;
      }
    | {
        readonly e: 'compare';
        readonly op: '==' | '!=' | '<' | '<=' | '>' | '>=';
        readonly left: Expr;
        readonly right: Expr;
      }
    | { readonly e: 'logic'; readonly op: 'and' | 'or'; readonly left: Expr; readonly right: Expr }
    | { readonly e: 'setop'; readonly op: '+' | '-' | '&'; readonly left: Expr; readonly right: Expr }
    /** Of a set or a list. */
    | { readonly e: 'member'; readonly item: Expr; readonly set: Expr }
    | { readonly e: 'set'; readonly items: readonly Expr[] }
    | { readonly e: 'list'; readonly items: readonly Expr[] }
    /** One list behind another. */
    | { readonly e: 'concat'; readonly left: Expr; readonly right: Expr }
    /** A place of a list, counted from 1. One that it has not is none where the type has that, else the fault `range`. */
    | { readonly e: 'nth'; readonly of: Expr; readonly index: Expr }
    /** Every value of the element type. */
    | { readonly e: 'every' }
    /** `low..high` as a set of numbers. */
    | { readonly e: 'stretch'; readonly low: Expr; readonly high: Expr }
    | { readonly e: 'filter'; readonly binder: Binder; readonly where: Expr }
    /** A set or, if that is its type, a list; `sortedBy` is a number per item of a list, ties in the order of the source. */
    | {
        readonly e: 'collect';
        readonly binders: readonly Binder[];
        readonly where: Expr | undefined;
        readonly item: Expr;
        readonly sortedBy?: Expr | undefined;
      }
    | Quantified
    /** `map k in S: E`; without missing keys where `S` is the whole type. */
    | { readonly e: 'map'; readonly binder: Binder; readonly where: Expr | undefined; readonly body: Expr }
    /** The value of a key. Where a missing key is possible the type has `none`; else it is the fault `range`. */
    | { readonly e: 'at'; readonly of: Expr; readonly key: Expr }
    /** The same map, or list, with another value for one key or place; one that is missing is the fault `range`. */
    | { readonly e: 'with'; readonly of: Expr; readonly key: Expr; readonly value: Expr }
    | { readonly e: 'keys'; readonly of: Expr }
    /** Whether no two keys of a map, or places of a list, have the same value; `none` is not compared. */
    | { readonly e: 'distinct'; readonly of: Expr }
    | { readonly e: 'size'; readonly of: Expr }
    /** The ordinal of a value, as a number. */
    | { readonly e: 'rank'; readonly of: Expr }
    | { readonly e: 'empty'; readonly of: Expr }
    | { readonly e: 'if'; readonly test: Expr; readonly then: Expr; readonly else: Expr }
    | { readonly e: 'match'; readonly subject: Expr; readonly arms: readonly Arm<Expr>[] }
    | { readonly e: 'is'; readonly of: Expr; readonly pattern: Pattern }
    /** `of` if it is not `none` (ordinal 0), narrowed to the type of the whole, else `or`. */
    | { readonly e: 'otherwise'; readonly of: Expr; readonly or: Expr }
    /** Builds a tag of a union: `part` is the index in the union `type`. */
    | { readonly e: 'tag'; readonly part: number; readonly args: readonly Expr[] }
    | { readonly e: 'partners'; readonly relation: number; readonly of: Expr }
    | { readonly e: 'joined'; readonly relation: number; readonly left: Expr; readonly right: Expr }
    | {
        readonly e: 'join';
        readonly relation: number;
        readonly field: number;
        readonly left: Expr;
        readonly right: Expr;
      }
    | { readonly e: 'neighbours'; readonly of: Expr }
    | { readonly e: 'distance'; readonly left: Expr; readonly right: Expr }
    /** The cell next to `of` in a direction, a number from 1; none where there is no such cell or direction. */
    | { readonly e: 'toward'; readonly of: Expr; readonly step: Expr }
    /** The direction in which `right` lies from `left`, in a straight line; none where it does not. */
    | { readonly e: 'direction'; readonly left: Expr; readonly right: Expr }
    /** Whether two cells are neighbors of `of` on opposite sides. */
    | { readonly e: 'opposite'; readonly left: Expr; readonly of: Expr; readonly right: Expr }
    /** The member of a kind with these coordinates, or none. */
    | { readonly e: 'cell'; readonly kind: number; readonly column: Expr; readonly row: Expr }
    /** The seat that holds a role, as its number in the layout of this match; a role nobody holds has -1. */
    | { readonly e: 'seat'; readonly role: Expr }
    | { readonly e: 'seated'; readonly role: Expr }
    /** Whether a policy of the rules holds the seat of a role. */
    | { readonly e: 'automated'; readonly role: Expr }
    /** The layout of seats of this match, by its number. */
    | { readonly e: 'mode' }
    /** What can be reached: values of the first component of the states of a search, as a set. */
    | { readonly e: 'search'; readonly search: number; readonly args: readonly Expr[] }
    /** What it costs to reach one of them; none where it cannot be reached. */
    | { readonly e: 'searchCost'; readonly search: number; readonly args: readonly Expr[]; readonly of: Expr }
    /**
     * The way to one of them: the first components of the states behind the start, as a list. It is empty where there is
     * none to go, or no way.
     */
    | { readonly e: 'searchPath'; readonly search: number; readonly args: readonly Expr[]; readonly of: Expr }
    /** The answer of a decision, see `Decisions`: the body of the function that is called to ask for it. */
    | { readonly e: 'decided'; readonly block: number; readonly decide: number; readonly args: readonly Expr[] }
    /** A block of a function: statements without effects that always return. */
    | { readonly e: 'block'; readonly body: readonly Stmt[] }
  );

/**
 * `some no all count` give bool or number, `sum min max` a number (`min max` optional unless the set is proved not
 * empty), `first best` an optional, `only` a value or the fault `only`. `body` is what `all sum min max` look at.
 */
export interface Quantified {
  readonly e: 'quant';
  readonly quant: 'some' | 'no' | 'all' | 'count' | 'sum' | 'min' | 'max' | 'first' | 'only' | 'best';
  readonly binders: readonly Binder[];
  readonly where: Expr | undefined;
  readonly body: Expr | undefined;
  readonly prefer: readonly { readonly most: boolean; readonly by: Expr }[];
}
/** The local takes each member of a set, in the order of ordinals, or of a list, in its own; later binders may use it. */
export interface Binder {
  readonly local: number;
  readonly over: Expr;
}
export interface Arm<Body> {
  readonly patterns: readonly Pattern[];
  readonly where: Expr | undefined;
  readonly body: Body;
}

/** Patterns test codes of their subject's type; `bind` is a local that takes the value, converted to its type. */
export type Pattern =
  | { readonly p: 'any'; readonly bind: number | undefined }
  | {
      readonly p: 'codes';
      readonly stretches: readonly { readonly low: number; readonly high: number }[];
      readonly bind: number | undefined;
    }
  /** Part `part` of the union `of`, its payload taken apart. */
  | { readonly p: 'tag'; readonly of: Type; readonly part: number; readonly fields: readonly Pattern[] };

/** A pile at run time: `code` is a value of the hidden field of `pile` (see `Pile.field`), and always one of that pile. */
export interface PileAt {
  readonly pile: number;
  readonly code: Expr;
}

export type Place =
  | { readonly place: 'local'; readonly local: number }
  | { readonly place: 'state'; readonly state: number; readonly args: readonly Expr[] }
  | { readonly place: 'field'; readonly field: number; readonly of: Expr };

/** Statements. Asking, rolling and calling a procedure are statements of their own and put a result `into` a local. */
/**
 * How many are picked: one, `count` or as many as there are, or a number that is drawn first, from `least` to `most` or to
 * all of them, each as likely. One of nothing is the fault `nothing-to-choose`; so is `some`, where at least one is wanted.
 */
export type Many =
  | { readonly many: 'one' }
  | { readonly many: 'count'; readonly count: Expr }
  | { readonly many: 'some' }
  | { readonly many: 'drawn'; readonly least: Expr | undefined; readonly most: Expr | undefined };

export type Stmt = { readonly span: Span } & (
  | { readonly s: 'set'; readonly place: Place; readonly value: Expr }
  | { readonly s: 'if'; readonly test: Expr; readonly then: readonly Stmt[]; readonly else: readonly Stmt[] }
  | { readonly s: 'match'; readonly subject: Expr; readonly arms: readonly Arm<readonly Stmt[]>[] }
  /** Takes the set or list once. `sortedBy` is a number per member, taken once; ties in the order of the source. */
  | {
      readonly s: 'for';
      readonly binder: Binder;
      readonly where: Expr | undefined;
      readonly sortedBy: Expr | undefined;
      readonly body: readonly Stmt[];
    }
  | { readonly s: 'while'; readonly test: Expr; readonly body: readonly Stmt[] }
  | { readonly s: 'repeat'; readonly times: Expr; readonly body: readonly Stmt[] }
  | { readonly s: 'break' }
  | { readonly s: 'label'; readonly sort: 'phase' | 'step'; readonly path: string; readonly body: readonly Stmt[] }
  | { readonly s: 'return'; readonly value: Expr | undefined }
  /** `seen`: the roles that may see each argument, as sets; absent where everyone may see all of them. */
  | {
      readonly s: 'log';
      readonly log: number;
      readonly args: readonly Expr[];
      readonly seen?: readonly (Expr | undefined)[] | undefined;
    }
  | { readonly s: 'finish'; readonly result: 'won' | 'drawn'; readonly by: Expr; readonly because: string | undefined }
  | {
      readonly s: 'call';
      readonly procedure: number;
      readonly args: readonly Expr[];
      readonly into: number | undefined;
    }
  /**
   * The lowest member of a pool that is not live, and that nothing in the position speaks of, is live from now on; if
   * there is none, that is the fault `full`. Its fields are set by the statements behind.
   */
  | { readonly s: 'create'; readonly kind: number; readonly into: number }
  /** Asks `model.choices[choice]`; the answer goes into that choice's `result` local. */
  | { readonly s: 'choose'; readonly choice: number }
  /** Asks a menu, binds the parameters of the chosen arm and runs its body. */
  | { readonly s: 'menu'; readonly choice: number; readonly bodies: readonly (readonly Stmt[])[] }
  /**
   * Opens a lane for each member of a set of roles that passes `where`: a call of `procedure` with the member and `args`.
   * The lanes run up to their barriers in any order; when all have come there they go on in the order of the members.
   */
  | {
      readonly s: 'together';
      readonly binder: Binder;
      readonly where: Expr | undefined;
      readonly procedure: number;
      readonly args: readonly Expr[];
    }
  /** In a lane: before it nothing is changed outside of its locals, after it nothing is asked. Every way meets one. */
  | { readonly s: 'barrier' }
  /**
   * One die; with `each` one for every member of a set, and the result is a map of faces; with `times` so many dice, and it
   * is a list of them. Of more than fit there it is the fault `full`.
   */
  | {
      readonly s: 'roll';
      readonly chance: number;
      readonly into: number;
      readonly each?: Expr | undefined;
      readonly times?: Expr | undefined;
    }
  /**
   * Members of a set by chance, each as likely as any other; with `each` for every key of a set, which `from` and the
   * numbers see, and the result is a map.
   */
  | {
      readonly s: 'pick';
      readonly chance: number;
      readonly from: Expr;
      readonly many: Many;
      readonly each?: Binder | undefined;
      readonly into: number;
    }
  /**
   * Takes up to `count` members out of a pile, from the top of an ordered one and by chance from another, and puts
   * them into `to` or nowhere. The result is a set; without `count` one member or none.
   */
  | {
      readonly s: 'draw';
      readonly chance: number;
      readonly from: PileAt;
      readonly count: Expr | undefined;
      readonly to: PileAt | undefined;
      readonly into: number;
    }
  /**
   * Moves members out of wherever they lie, pile by pile in their order there; onto an ordered pile, or `under` it.
   * `to` may also be none: then they lie in no pile of their kind, and `to.pile` is any of them.
   */
  | { readonly s: 'put'; readonly what: Expr; readonly to: PileAt; readonly under: boolean }
  | { readonly s: 'shuffle'; readonly chance: number; readonly pile: PileAt }
  /**
   * `to`, a set of roles, may know `what` from now on: a value that was sealed, and of `members` which they are. Those
   * are members of a kind with hidden constants, as a set.
   */
  | { readonly s: 'reveal'; readonly what: Expr; readonly members: Expr | undefined; readonly to: Expr }
  /** Mixes a set of members of a kind with hidden constants: nobody knows any more which is which. */
  | { readonly s: 'conceal'; readonly members: Expr }
);
