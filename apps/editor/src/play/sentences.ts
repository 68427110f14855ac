const ENDS = /[.!?…:][\p{Pf}\p{Pe}"']*$/u;

/** One after the other, each ended once: what a ruleset writes may bring its own full stop. */
export const sentences = (said: readonly string[]): string =>
  said.reduce((before, one) => (before === '' ? one : `${before}${ENDS.test(before) ? '' : '.'} ${one}`), '');

/** Whether two lines say the same: one that stands alone may lack the full stop. */
export const isSame = (one: string, other: string): boolean => withoutStop(one) === withoutStop(other);

const withoutStop = (line: string): string => line.replace(/\.$/, '');
