import { isOddPath } from './path-problem.ts';

/** Texts, tables and rules; whatever else a program could run, read or show has no place in a ruleset. */
const KIND = /\.(?:sand|json|csv|map|md|ftl|po|txt)$/;

/** Folders that are hidden, made by a build, or hold the packages of others. */
const CLOSED_FOLDER = /^(?:\..*|node_modules|dist(?:-.*)?)$/;

/**
 * Names under which npm, Nx, compilers, linters, package managers and assistants look for their settings, in whatever
 * folder they lie. Some of these settings name commands to be run.
 */
const TOOL_FILE = new RegExp(
  [
    '^(?:package|package-lock|npm-shrinkwrap|project|workspace|nx|lerna|turbo|rush|angular|migrations)\\.json$',
    '^(?:biome|deno|bun|bower|composer|tslint|nodemon|typedoc|renovate|dprint|cspell|vercel|netlify|wrangler|firebase)\\.json$',
    '^[tj]sconfig(?:[.-].*)?\\.json$',
    '^(?:vite|vitest|jest|babel|eslint|prettier|playwright|rollup|webpack)\\..*$',
    '\\.config\\.json$',
    '^(?:agents|claude|gemini|copilot-instructions)\\.md$',
    '^(?:requirements|constraints|cmakelists)\\.txt$',
  ].join('|'),
);

/** The name that a file system may take it for: some ignore case, and some write compatible signs as one. */
const folded = (part: string): string => part.normalize('NFKC').toUpperCase().toLowerCase();

/**
 * Why a ruleset may not hold a file with this path: it cannot be a file on every system (`path`), it configures a tool
 * (`tool`), or it is nothing that rulesets have (`name`). The same for archives, links, dropped files and the server.
 */
export const pathProblem = (path: string): 'path' | 'tool' | 'name' | undefined => {
  if (isOddPath(path)) return 'path';
  const parts = path.split('/').map(folded);
  if (TOOL_FILE.test(parts.at(-1) ?? '')) return 'tool';
  return KIND.test(path) && !parts.some((part) => CLOSED_FOLDER.test(part)) ? undefined : 'name';
};

/** Whether a ruleset may hold a file with this path. */
export const isRulesetFile = (path: string): boolean => pathProblem(path) === undefined;
