import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Test files that check a law with values made at random, or have more cases than are tried for every change. */
const LONG = /from '(?:fast-check|(?:\.\.?\/)+long\.ts)'|\benv\.LAW_RUNS\b/;

export const longUnitTests = (): readonly string[] =>
  execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => LONG.test(readFileSync(path, 'utf8')));

interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string }[];
}

/** The browser tests tagged `@long`, as a list of tests names them: `file › title`. */
export function longBrowserTests(): readonly string[] {
  const words = ['e2e/run.ts', '--list', '--reporter=json', '--grep', '@long'];
  const listed = execFileSync(process.execPath, words, { cwd: 'apps/editor', encoding: 'utf8', maxBuffer: 1e8 });
  const { suites } = JSON.parse(listed) as { readonly suites: readonly Suite[] };
  return suites.flatMap(namesIn);
}

const namesIn = ({ title, suites = [], specs }: Suite): readonly string[] =>
  [...specs.map((spec) => spec.title), ...suites.flatMap(namesIn)].map((name) => `${title} › ${name}`);
