/** A command and its words, run in a folder of the checkout. */
export interface Job {
  readonly words: readonly string[];
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const PARTS = 10;

/** The part, from 1 on, whose turn it is with a commit: the same for everybody who looks at that commit. */
export const partOf = (commit: string): number => (Number.parseInt(commit.slice(0, 8), 16) % PARTS) + 1;

/** Returns the seed of the laws for a commit, so that its check comes out the same wherever it is run. */
export const seedOf = (commit: string): number => Number.parseInt(commit.slice(0, 8), 16) | 0;

/** Everything that belongs to one part: browser tests, laws with more runs, tests with more cases, games of bots. */
export const jobsOf = (part: number, tests: readonly string[], seed?: number): readonly Job[] => [
  { folder: 'apps/editor', words: ['e2e/run.ts', '--grep', '@long', '--pass-with-no-tests', shard(part)] },
  {
    folder: '.',
    words: ['node_modules/vitest/vitest.mjs', 'run', shard(part), ...tests],
    env: { LAW_RUNS: '10', ...(seed === undefined ? {} : { LAW_SEED: String(seed) }) },
  },
  ...GAMES.filter((_, i) => i % PARTS === part - 1).map(simulated),
  ...(part === PARTS ? [PACKAGES] : []),
];

/** Installs the packages in an empty folder. */
const PACKAGES: Job = { folder: '.', words: ['--test', 'tools/pack/installed/check.ts'] };

const shard = (part: number): string => `--shard=${part}/${PARTS}`;

const simulated = (game: string): Job => ({
  folder: '.',
  words: ['apps/cli/src/main.ts', 'simulate', ...game.split(' ')],
});

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
];
