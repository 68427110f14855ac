import type { Rule } from '../tree.ts';

const PACKAGE = /^(?:libs|apps|tools)\/[\w-]+\/package\.json$/;

/** Every package says in a README what it is for and where to start reading. */
export const packageReadme: Rule = ({ files }) =>
  [...files.keys()]
    .filter((path) => PACKAGE.test(path))
    .map((path) => path.replace(/package\.json$/, 'README.md'))
    .filter((path) => !files.has(path))
    .map((path) => ({
      path,
      line: 1,
      advice: 'Add a README.md: what the package is for, and where to start reading.',
    }));
