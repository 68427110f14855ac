const ENDS = /[.!?…:][\p{Pf}\p{Pe}"']*$/u;

/** One after the other, each ended once: what a ruleset writes may bring its own full stop. */
export const sentences = (said: readonly string[]): string =>
  said.reduce((before, one) => (before === '' ? one : `${before}${ENDS.test(before) ? '' : '.'} ${one}`), '');
