import { type Job, PACKAGES } from './jobs.ts';

/** The words of a command for Node, run in a folder of the checkout. */
export interface Command {
  readonly words: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What runs these jobs; `testList` is the path of a file that names the browser tests, one per line. */
export function commandsOf(jobs: readonly Job[], testList: string, seed?: number): readonly Command[] {
  const by = (runner: Job['runner']) => jobs.filter((job) => job.runner === runner).map(({ name }) => name);
  const [browser, vitest] = [by('browser'), by('vitest')];
  const laws = { LAW_RUNS: '10', ...(seed === undefined ? {} : { LAW_SEED: String(seed) }) };
  return [
    ...(browser.length === 0 ? [] : [{ folder: 'apps/editor', words: ['e2e/run.ts', '--test-list', testList] }]),
    ...(vitest.length === 0
      ? []
      : [{ folder: '.', words: ['node_modules/vitest/vitest.mjs', 'run', ...vitest], env: laws }]),
    ...(by('node').includes(PACKAGES) ? IN_PACKAGES.map((words) => ({ folder: '.', words: words.split(' ') })) : []),
    ...by('node').map((name) => ({ folder: '.', words: name.split(' ') })),
  ];
}

/** What packages are made of, beside the page: built extensions and rulesets, and types. */
const IN_PACKAGES: readonly string[] = [
  'node_modules/nx/dist/bin/nx.js run-many -t build',
  'node_modules/typescript/bin/tsc -b',
];
