import { isTest, type Rule, sources } from '../tree.ts';

const MOST = 60;
/** Texts of whole rulesets stand in functions of tools. */
const BOUND = /^(libs|apps)\//;
const BEGINS = /^(?:export )?(?:(?:async )?function\b|const \w+(?:: [^=]+)? = (?:async |memo\(|<.*>)?\()/;

/** A function holds one idea, and is seen at one glance. Biome has formatted it, so all of it is indented. */
export const functionLength: Rule = (tree) =>
  sources(tree)
    .filter(([path]) => BOUND.test(path) && !isTest(path))
    .flatMap(([path, text]) => {
      const lines = text.split('\n');
      return lines.flatMap((line, i) => {
        const length = BEGINS.test(line) ? lengthAt(lines, i) : 0;
        if (length <= MOST) return [];
        const advice = `This function has ${length} lines, but at most ${MOST} are allowed: move parts of it into functions of their own.`;
        return [{ path, line: i + 1, advice }];
      });
    });

/** Up to where something else begins at the margin; what closes there belongs to the function. */
function lengthAt(lines: readonly string[], first: number): number {
  const next = lines.findIndex((line, i) => i > first && /^[^\s)}\]]/.test(line));
  const last = lines.findLastIndex((line, i) => (next < 0 || i < next) && line.trim() !== '');
  return last - first + 1;
}
