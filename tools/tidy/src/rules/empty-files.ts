import type { Rule } from '../tree.ts';

/** Files whose names say why they exist although nothing is in them. */
const MARKER = /(^|\/)\.(gitkeep|nojekyll)$/;

/** An empty file is mostly one that a command made by mistake, and nobody opens it to notice. */
export const emptyFiles: Rule = (tree) => {
  const read = [...tree.files].flatMap(([path, text]) => (text === '' ? [path] : []));
  const paths = [...new Set([...read, ...(tree.empty ?? [])])].filter((path) => !MARKER.test(path));
  return paths.map((path) => ({ path, line: 1, advice: 'Delete this file or write what it is for: it’s empty.' }));
};
