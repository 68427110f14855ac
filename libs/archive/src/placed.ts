import { MATCH } from './manifest.ts';
import type { Problem } from './problem.ts';
import { pathProblem } from './ruleset-file.ts';
import type { ArchiveFile } from './zip-of.ts';

export interface Placed {
  /** With the folder of their ruleset in front. */
  readonly files: readonly ArchiveFile[];
  /** The text of the match that came with them, if one did. */
  readonly match: string | undefined;
  readonly problems: readonly Problem[];
}

const HEAD = /^\s*ruleset\s+"([^"\n]+)"/m;
const FOLDER = /^[a-z0-9][\w-]*$/i;

const folderIn = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/**
 * Where the files of an archive belong: rulesets may lie in it at once, in a folder, or deep in a copy of a project. What
 * lies beside them is left out. `name` is the folder for files that tell of none.
 */
export const placed = (files: readonly ArchiveFile[], name: string): Placed => {
  const rest = files.filter(({ path }) => path !== MATCH);
  const roots = rootsIn(rest, name);
  const given: ArchiveFile[] = [];
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const { path, text } of rest) {
    const root = roots.find(({ from }) => isBelow(path, from));
    const to = root && `${root.to}/${root.from === '' ? path : path.slice(root.from.length + 1)}`;
    const other = taken.get(to ?? '');
    const wrong = to === undefined ? 'outside' : pathProblem(to);
    if (to === undefined || wrong !== undefined) problems.push({ code: wrong ?? 'outside', path });
    else if (other !== undefined) problems.push({ code: 'twice', path, fields: { other } });
    else {
      taken.set(to, path);
      given.push({ path: to, text });
    }
  }
  return { files: given, match: files.find(({ path }) => path === MATCH)?.text, problems };
};

interface Root {
  readonly from: string;
  readonly to: string;
}

/** Folders that hold a ruleset, the deepest first; without any of them, folders at the top or all there is. */
const rootsIn = (files: readonly ArchiveFile[], name: string): readonly Root[] => {
  const heads = files.flatMap(({ path, text }) => {
    const head = path.endsWith('.sand') ? HEAD.exec(text)?.[1] : undefined;
    return head === undefined ? [] : [{ from: folderIn(path), head }];
  });
  if (heads.length > 0)
    return heads
      .map(({ from, head }) => ({ from, to: folderName(from, FOLDER.test(head) ? head : name) }))
      .toSorted((a, b) => b.from.length - a.from.length);
  if (files.some(({ path }) => !path.includes('/'))) return [{ from: '', to: name }];
  const tops = new Set(files.map(({ path }) => path.slice(0, path.indexOf('/'))));
  return [...tops].map((from) => ({ from, to: from }));
};

const folderName = (from: string, otherwise: string): string => {
  const last = from.slice(from.lastIndexOf('/') + 1);
  return last === '' ? otherwise : last;
};
