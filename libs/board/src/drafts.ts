/** Values that are being chosen, by member, of a kind of counters. */
export interface Drafts {
  readonly kind: string;
  readonly values: Readonly<Record<string, string>>;
}
