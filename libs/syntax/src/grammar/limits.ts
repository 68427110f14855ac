/** How deep a text may be nested. Every stage behind the parser recurses over the tree, so the parser refuses first. */
import type { IToken } from 'chevrotain';

/** Nesting beyond this is refused. */
export const MAX_DEPTH = 200;
/** Operators, calls and fields in one chain; chains lean to the left and are as deep as they are long. */
export const MAX_CHAIN = 1000;

/** Thrown past all recovery: the declaration is given up. */
export class TooDeep extends Error {
  readonly token: IToken;
  constructor(token: IToken) {
    super('too deep');
    this.token = token;
  }
}
