type Point = readonly [number, number];

/** A map as its file says it; places of a map of ours have the `Kind.member` that they had. */
export interface ImportedMap {
  readonly places: readonly {
    readonly key?: string | undefined;
    readonly name: string;
    readonly at: Point;
    /** Rings of corners; none for a place that is a point. */
    readonly outline: readonly (readonly Point[])[];
  }[];
  /** Between places, by their order. */
  readonly links: readonly { readonly relation?: string | undefined; readonly from: number; readonly to: number }[];
}
/** What someone wants of an import: the kind that places become members of, and the relation that joins them. */
export interface ImportWish {
  readonly kind?: string | undefined;
  readonly relation?: string | undefined;
}
/** A place of the map and the member that it is, or becomes. */
export interface Settler {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly outline: readonly (readonly Point[])[];
  readonly isNew: boolean;
}
