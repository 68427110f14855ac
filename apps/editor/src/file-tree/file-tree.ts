import { type FileSort, isRecord, sortOf } from './file-sort.ts';

/** The groups of a ruleset's files, in the order in which they are shown. */
export const GROUPS = ['rules', 'tables', 'variants', 'examples', 'chapters', 'translations'] as const;
export type Group = (typeof GROUPS)[number];

/** A file, or a folder of files; a group is a folder that the page names. */
export type TreeNode = FileNode | FolderNode;

export interface FileNode {
  readonly is: 'file';
  /** The path, with the name of the ruleset in front. */
  readonly id: string;
  readonly name: string;
  readonly sort: FileSort;
}

export interface FolderNode {
  readonly is: 'folder';
  /** Differs from all paths. */
  readonly id: string;
  readonly name: string;
  readonly group?: Group;
  readonly children: readonly TreeNode[];
}

const GROUP_OF: Readonly<Record<FileSort, Group | undefined>> = {
  rules: 'rules',
  table: 'tables',
  map: 'tables',
  variant: 'variants',
  example: 'examples',
  chapter: 'chapters',
  translation: 'translations',
  layout: undefined,
  other: undefined,
};

/** The folder of a group whose name the group stands for. */
const FOLDER_OF: Partial<Readonly<Record<Group, string>>> = {
  variants: 'variants',
  examples: 'examples',
  chapters: 'text',
  translations: 'l10n',
};

/** Groups whose files are many and seldom needed: folded until someone unfolds them. */
export const FOLDED_AT_FIRST: ReadonlySet<string> = new Set(['examples', 'chapters', 'translations']);

interface Placed {
  readonly path: string;
  /** Folders within the group and the name of the file. */
  readonly parts: readonly string[];
}

/** The files of one ruleset as a tree: groups first, each in the order of its paths, then files that belong to none. */
export function fileTree(paths: readonly string[]): readonly TreeNode[] {
  const groups = Map.groupBy(paths, (path) => GROUP_OF[sortOf(path)]);
  const folders = GROUPS.flatMap((group): readonly TreeNode[] => {
    const own = (groups.get(group) ?? []).map((path) => placedIn(path, FOLDER_OF[group]));
    return own.length === 0 ? [] : [{ is: 'folder', id: group, name: group, group, children: nodesOf(own, group) }];
  });
  return [
    ...folders,
    ...nodesOf(
      (groups.get(undefined) ?? []).map((path) => placedIn(path, undefined)),
      '',
    ),
  ];
}

function placedIn(path: string, folder: string | undefined): Placed {
  const [, ...parts] = path.split('/');
  return { path, parts: folder === undefined ? parts : parts.slice(1) };
}

/** Files first, then folders: a folder in between would part files that belong together. Records come after what is written. */
function nodesOf(placed: readonly Placed[], above: string): readonly TreeNode[] {
  const files = placed
    .filter(({ parts }) => parts.length === 1)
    .toSorted((a, b) => Number(isRecord(a.path)) - Number(isRecord(b.path)));
  const folders = Map.groupBy(
    placed.filter(({ parts }) => parts.length > 1),
    ({ parts }) => parts[0] ?? '',
  );
  return [
    ...files.map(({ path, parts: [name = ''] }): TreeNode => ({ is: 'file', id: path, name, sort: sortOf(path) })),
    ...[...folders].map(([name, own]): TreeNode => {
      const id = `${above}//${name}`;
      const within = own.map(({ path, parts }) => ({ path, parts: parts.slice(1) }));
      return { is: 'folder', id, name, children: nodesOf(within, id) };
    }),
  ];
}

/** The paths of all files at or below a node. */
export const pathsIn = (node: TreeNode): readonly string[] =>
  node.is === 'file' ? [node.id] : node.children.flatMap(pathsIn);
