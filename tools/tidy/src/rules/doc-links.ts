import { type Breach, lineAt, type Rule, type Tree } from '../tree.ts';

/** Pages for people: everything under `docs/` but the pages of findings, which have tests of their own, and READMEs. */
const isPage = (path: string): boolean =>
  path.endsWith('.md') &&
  !path.startsWith('rulesets/') &&
  !path.startsWith('docs/findings/') &&
  !path.includes('/templates/');
const isGuide = (path: string): boolean => path.startsWith('docs/contributing/') || path === 'CONTRIBUTING.md';

const isReadme = (path: string): boolean => /^(?:libs|apps|tools)\/[\w-]+\/README\.md$/.test(path);

const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g;
/** `libs/check/src/code/statements.ts`, `apps/editor/words/`; a placeholder in capitals or a star names no one file. */
const NAMED = /`((?:libs|apps|tools|docs|rulesets)\/[\w./-]+)`/g;
/** In the README of a package paths begin at the package. */
const OWN = /`((?:src|test|words|wording|e2e)\/[\w./-]*)`/g;

/** Links between pages lead to files that exist; guides for contributors and READMEs of packages name files that exist. */
export const docLinks: Rule = (tree) => {
  const known = pathsIn(tree);
  return [...tree.files]
    .filter(([path]) => isPage(path))
    .flatMap(([path, text]) => [
      ...broken(path, text, LINK, (to) => isThere(known, joined(path, to)), 'links to'),
      ...(isGuide(path) ? broken(path, text, NAMED, (to) => isThere(known, to), 'names') : []),
      ...(isReadme(path) ? broken(path, text, OWN, (to) => isThere(known, joined(path, to)), 'names') : []),
    ]);
};

function broken(
  path: string,
  text: string,
  pattern: RegExp,
  holds: (to: string) => boolean,
  verb: string,
): readonly Breach[] {
  const prose = withoutCode(text, pattern === LINK);
  return [...prose.matchAll(pattern)]
    .filter(([, to = '']) => !holds(to.replace(/\/$/, '')))
    .map((match) => ({
      path,
      line: lineAt(prose, match.index),
      advice: `This page ${verb} ${match[1]}, which doesn’t exist: update the path.`,
    }));
}

/** Code may hold what looks like a link; blanks keep the lines where they are. */
const withoutCode = (text: string, inline: boolean): string => {
  const blank = (code: string): string => code.replaceAll(/[^\n]/g, ' ');
  const prose = text.replaceAll(/^```.*?^```$/gms, blank);
  return inline ? prose.replaceAll(/`[^`\n]*`/g, blank) : prose;
};

/** All files with the folders above them. */
function pathsIn({ files, others = [] }: Tree): ReadonlySet<string> {
  const all = new Set([...files.keys(), ...others]);
  for (const path of [...all])
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) all.add(path.slice(0, at));
  return all;
}

const isThere = (known: ReadonlySet<string>, path: string): boolean => path === '' || known.has(path);

function joined(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}
