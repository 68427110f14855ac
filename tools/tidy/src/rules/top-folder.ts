import type { Rule } from '../tree.ts';

/** What tools and readers look for in the top folder. */
const EXPECTED: ReadonlySet<string> = new Set([
  '.gitignore',
  '.nxignore',
  'CHANGELOG.md',
  'CITATION.cff',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'Containerfile',
  'LICENSE',
  'NOTICE',
  'README.md',
  'SECURITY.md',
  'biome.json',
  'nx.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
]);

/** Notes and drafts land in the top folder by mistake, where nobody owns them. */
export const topFolder: Rule = (tree) =>
  [...new Set([...tree.files.keys(), ...(tree.others ?? [])])]
    .filter((path) => !path.includes('/') && !EXPECTED.has(path))
    .map((path) => ({
      path,
      line: 1,
      advice:
        'Move this file to the folder that it belongs to, or delete it. If a tool needs it here, add its name to tools/tidy/src/rules/top-folder.ts.',
    }));
