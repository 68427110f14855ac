import { isTest, lineAt, type Rule, sources } from '../tree.ts';

const PAGE = /^apps\/editor\/src\//;
const STATE = /^apps\/editor\/src\/state\//;
const WRITES = /\bstore\s*\.\s*(?:set|setState)\s*\(/g;

/** State of the page is written by its actions alone: whoever reads a slice sees all that can become of it. */
export const stateWrites: Rule = (tree) =>
  sources(tree)
    .filter(([path]) => PAGE.test(path) && !STATE.test(path) && !isTest(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(WRITES)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        advice: 'Components can’t write state: call an action of a slice, or add one to apps/editor/src/state/slices.',
      })),
    );
