/**
 * Returns a function that computes again only when one of its arguments has changed. What many components read is
 * computed once for all of them.
 */
export const memoized = <Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
): ((...args: Args) => Value) => {
  let last: { readonly args: Args; readonly value: Value } | undefined;
  return (...args) => {
    if (last === undefined || !areSame(last.args, args)) last = { args, value: compute(...args) };
    return last.value;
  };
};

const areSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before.length === now.length && before.every((one, i) => Object.is(one, now[i]));
