import measured from './seconds.json' with { type: 'json' };

/** A browser test, a file of unit tests with more runs or cases, or a command of its own. */
export interface Job {
  readonly runner: 'browser' | 'vitest' | 'node';
  /** As its runner is given it: `file › title`, a path, or the words of the command. */
  readonly name: string;
}

export const PARTS = 10;

/** The part, from 1 on, whose turn it is with a commit: the same for everybody who looks at that commit. */
export const partOf = (commit: string): number => (Number.parseInt(commit.slice(0, 8), 16) % PARTS) + 1;

/** Returns the seed of the laws for a commit, so that its check comes out the same wherever it is run. */
export const seedOf = (commit: string): number => Number.parseInt(commit.slice(0, 8), 16) | 0;

/** All long tests, of which the browser tests and files of unit tests are found by their runners. */
export const jobsOf = (browser: readonly string[], vitest: readonly string[]): readonly Job[] => [
  ...browser.map((name) => ({ runner: 'browser', name }) as const),
  ...vitest.map((name) => ({ runner: 'vitest', name }) as const),
  ...[...GAMES, PACKAGES, SITE].map((name) => ({ runner: 'node', name }) as const),
];

/** Returns by how many seconds a job prolongs a part on two cores. */
export const secondsOf = ({ runner, name }: Job): number =>
  (SECONDS.get(name) ?? measured.unknown[runner]) / AT_ONCE[runner];

/** How many run at once: browser tests mostly wait. */
const AT_ONCE = { browser: 4, vitest: 2, node: 1 } as const;

const SECONDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...measured.browser, ...measured.vitest, ...measured.node }),
);

/** What has a measured time and is none of these jobs: it was renamed, or is gone. */
export function unusedTimes(jobs: readonly Job[]): readonly string[] {
  const names = new Set(jobs.map(({ name }) => name));
  return [...SECONDS.keys()].filter((name) => !names.has(name));
}

/** Installs the packages in an empty folder. */
export const PACKAGES = '--test tools/pack/installed/check.ts';

/** Builds the static site and uses it in a browser. */
const SITE = '--test tools/site/check/check.ts';

/** `sandtable simulate` of each; the reference is slow, so it looks on at fewer and shorter games. */
const GAMES: readonly string[] = [
  'hex-dice --seats all --options random --games 200 --reference 20 --seed 1914',
  'der-erste-weltkrieg --seats all --options random --games 200 --reference 20 --seed 1914',
  'longest-trench --seats all --options random --games 200 --reference 20 --seed 1914',
  'longest-trench --seats all --options random --bot all=policy:line --games 100 --reference 10 --seed 1918',
  'trench-club --seats all --options random --games 200 --seed 1917 --max-decisions 1000',
  'trench-club --seats all --options random --games 20 --reference 20 --seed 1918 --max-decisions 150',
  'diplomacy --seats all --options random --games 60 --seed 1901 --max-decisions 3000',
  'diplomacy --seats all --options random --games 20 --reference 20 --seed 1914 --max-decisions 60',
  'diplomacy --seats all --options random --games 4 --reference 4 --seed 1936 --max-decisions 400',
].map((words) => `apps/cli/src/main.ts simulate ${words}`);
