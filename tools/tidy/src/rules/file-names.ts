import { type Rule, sources } from '../tree.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/;
const REACT = /^([A-Z][A-Za-z0-9]*\.tsx|use[A-Z][A-Za-z0-9]*\.ts)$/;

/**
 * Files are named in kebab case, but for React's components and hooks, which carry the name of what they hold.
 * Nothing is exported by default, so a thing has one name everywhere.
 */
export const fileNames: Rule = (tree) =>
  sources(tree).flatMap(([path, text]) => [
    ...(wellNamed(path.split('/').at(-1) ?? '')
      ? []
      : [{ path, line: 1, advice: 'Name the file in kebab case, for the one idea it holds.' }]),
    ...(/^export default/m.test(text) && !path.endsWith('.config.ts')
      ? [{ path, line: 1, advice: 'Export by name: default exports let one thing have many names.' }]
      : []),
  ]);

const wellNamed = (name: string): boolean => KEBAB.test(name) || REACT.test(name);
