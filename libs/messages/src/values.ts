/** Something that has a name, for sentences that inflect it. */
export interface Named {
  /** How it is called by itself. */
  readonly name: string;
  /** The path of the message that says its name: `Town.lyra.name`. */
  readonly path: string;
  /** What that message may name, of things that are described by their fields. */
  readonly values?: Values | undefined;
}

/** What a message is given by name. */
export type Values = { readonly [name: string]: string | number | Named | readonly Named[] };
