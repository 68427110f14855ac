import type { Expr, Local, Type } from '@sandtable/model';

/** One body being checked: its locals (parameters first) and which names are in sight. */
export interface Body {
  /** Name of the procedure or function; labels and reasons are paths under it. */
  readonly path: string;
  readonly procedure: number;
  readonly locals: Local[];
  /** Innermost last: name → local, with the type it is narrowed to at this point. */
  readonly sight: Map<string, { readonly local: number; readonly type: Type; readonly mutable: boolean }>[];
  readonly calls: Set<number>;
  /** What a local runs over: the set of a binder, the keys of a map. */
  readonly ranges: Map<number, Expr>;
  /** Lists that surely have so many items. */
  readonly lengths: Map<number, number>;
  /** Labels of its questions and rolls. */
  readonly labels: Set<string>;
  /** The local whose fields go by their bare names. */
  readonly self?: number | undefined;
  /** In the body of a `simultaneously`: the local with the role, and how many of the first locals came from outside. */
  readonly lane?: { readonly role: number; readonly outside: number } | undefined;
  /** A variant replaced it, and still calls it. */
  readonly replaced?: boolean | undefined;
  asks: boolean;
}
