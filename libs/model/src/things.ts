import type { Expr, Local, Value } from './expr.ts';
import type { Provenance, Source } from './source.ts';
import type { Type } from './type.ts';

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
 * `neighbours[m]` are members next to `m`, ascending. `steps` are what the directions add to coordinates, clockwise; the first is direction 1. `sides` are those that cross a
 * side; `cell` says how a cell lies: a hex with a side or a corner on top, or a square.
 */
export interface Grid {
  readonly shape: 'hexes' | 'squares';
  readonly cell: 'flat' | 'pointed' | 'square';
  readonly sides: readonly (readonly [number, number])[];
  readonly words: readonly string[];
  readonly cells: readonly (readonly [number, number])[];
  readonly steps: readonly (readonly [number, number])[];
  readonly neighbours: readonly (readonly number[])[];
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
