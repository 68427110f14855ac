import { isTest, lineAt, type Rule, sources } from '../tree.ts';

const RIM =
  /\bfrom 'node:|\bDate\.now\(|\bnew Date\(|\bMath\.random\(|\bperformance\.now\(|\bfetch\(|\blocalStorage\b|\bnew Function\(|\beval\(/g;

/** Nothing under libs/ touches files, clock, randomness, network or code made from text. */
export const pureCore: Rule = (tree) =>
  sources(tree)
    .filter(([path]) => path.startsWith('libs/') && path.includes('/src/') && !isTest(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(RIM)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        advice: `Libraries can’t use "${match[0]}": pass them the data instead.`,
      })),
    );
