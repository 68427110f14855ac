/** Reasons in a row: sentences follow each other, mere words have signs between them. */
export const inARow = (reasons: readonly string[]): string =>
  reasons.join(reasons.every((reason) => /[.!?]$/.test(reason)) ? ' ' : '; ');
