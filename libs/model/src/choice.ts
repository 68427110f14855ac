import type { Binder, Expr } from './expr.ts';
import type { Source } from './source.ts';
import type { Type } from './type.ts';

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
  /** Whoever is asked may see all that decides what they are offered, as was proved. */
  readonly evident?: boolean;
  /** Everyone may know all that procedures keep while it is asked, as was proved. */
  readonly openLocals?: boolean;
  readonly at: Source;
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
