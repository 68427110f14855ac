import { type Rule, sources } from '../tree.ts';

/** Files are named in kebab case; nothing is exported by default, so a thing has one name everywhere. */
export const fileNames: Rule = (tree) =>
  sources(tree).flatMap(([path, text]) => [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(path.split('/').at(-1) ?? '') ? [] : [{ path, line: 1, advice: 'Name the file in kebab case, for the one idea it holds.' }]),
    ...(/^export default/m.test(text) ? [{ path, line: 1, advice: 'Export by name: default exports let one thing have many names.' }] : []),
  ]);
