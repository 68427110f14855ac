/** Says what keeps the rules of the page from being played. */
export class NotPlayable extends Error {}
