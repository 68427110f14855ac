import type { Breach, Tree } from './tree.ts';

/** Workspaces that npm has not linked yet, which happens when someone else has added one: nothing finds them then. */
export const unlinked = (tree: Tree, isLinked: (name: string) => boolean): readonly Breach[] =>
  [...tree.files].flatMap(([path, text]) => {
    const room = /^((?:libs|apps)\/[\w-]+)\/package\.json$/.exec(path)?.[1];
    if (room === undefined) return [];
    const { name = '' } = JSON.parse(text) as { name?: string };
    if (isLinked(name)) return [];
    return [
      { path, line: 1, advice: `Run npm install, or ln -s ../../${room} node_modules/${name}: it is a new package.` },
    ];
  });
