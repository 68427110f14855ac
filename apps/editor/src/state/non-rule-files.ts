import type { State } from './state.ts';

/** A page that shows no texts still has layouts and tables. */
const isNoText = (path: string): boolean => /\.(?:json|map)$|(?<!\/terms\.[\w-]+)\.csv$/.test(path);

type Shown = Pick<State, 'buffers'> & Partial<Pick<State, 'withoutTexts'>>;

/** What is not text of rules: messages, terms, patterns, layouts, tables. The same object while only rules are typed in. */
export const nonRuleFiles = (() => {
  let of: State['buffers'] = {};
  let nonRule: State['buffers'] = {};
  let plain = false;
  return ({ buffers, withoutTexts = false }: Shown): State['buffers'] => {
    if (buffers === of && plain === withoutTexts) return nonRule;
    of = buffers;
    plain = withoutTexts;
    const isShown = withoutTexts ? isNoText : (path: string): boolean => !path.endsWith('.sand');
    const now = Object.fromEntries(Object.entries(buffers).filter(([path]) => isShown(path)));
    if (!sameTexts(nonRule, now)) nonRule = now;
    return nonRule;
  };
})();

const sameTexts = (before: State['buffers'], after: State['buffers']): boolean => {
  const paths = Object.keys(after);
  return Object.keys(before).length === paths.length && paths.every((path) => before[path]?.text === after[path]?.text);
};
