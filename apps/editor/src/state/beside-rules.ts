import type { State } from './state.ts';

/** What is no text of rules: messages, terms, patterns, layouts, tables. The same object while only rules are typed in. */
export const besideRules = (() => {
  let of: State['buffers'] = {};
  let beside: State['buffers'] = {};
  return ({ buffers }: Pick<State, 'buffers'>): State['buffers'] => {
    if (buffers === of) return beside;
    of = buffers;
    const now = Object.fromEntries(Object.entries(buffers).filter(([path]) => !path.endsWith('.sand')));
    if (!sameTexts(beside, now)) beside = now;
    return beside;
  };
})();

const sameTexts = (before: State['buffers'], after: State['buffers']): boolean => {
  const paths = Object.keys(after);
  return Object.keys(before).length === paths.length && paths.every((path) => before[path]?.text === after[path]?.text);
};
