import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsOf } from '../src/long/commands.ts';
import { jobsOf, PACKAGES, PARTS, partOf, secondsOf, unusedTimes } from '../src/long/jobs.ts';
import measured from '../src/long/seconds.json' with { type: 'json' };
import { share } from '../src/long/share.ts';

const ROOT = join(import.meta.dirname, '../../..');
const jobs = jobsOf(Object.keys(measured.browser), Object.keys(measured.vitest));
const shares = share(jobs, secondsOf, PARTS);
const sum = (seconds: readonly number[]): number => seconds.reduce((a, b) => a + b, 0);

test('the longest job comes first, each into the part that takes least by then', () => {
  const seconds = (job: string): number => Number(job.slice(1));
  expect(share(['a1', 'b5', 'c4', 'd4', 'e1'], seconds, 2)).toEqual([
    ['b5', 'a1', 'e1'],
    ['c4', 'd4'],
  ]);
  expect(share(['a1'], seconds, 3)).toEqual([['a1'], [], []]);
});

test('each long test is in one part, and no part takes much longer than others', () => {
  const names = shares.flat().map(({ runner, name }) => `${runner} ${name}`);
  expect(names.toSorted()).toEqual(jobs.map(({ runner, name }) => `${runner} ${name}`).toSorted());
  expect(new Set(names).size).toBe(jobs.length);
  const took = shares.map((part) => sum(part.map(secondsOf)));
  expect(Math.max(...took)).toBeLessThan(1.1 * (sum(took) / PARTS));
  expect(Math.max(...took)).toBeLessThan(180);
  expect(share(jobs, secondsOf, PARTS)).toEqual(shares);
});

test('what has a measured time exists', () => {
  const browser = Object.keys(measured.browser).map((name) => `apps/editor/e2e/${name.split(' › ')[0]}`);
  const paths = [...browser, ...Object.keys(measured.vitest)];
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(unusedTimes(jobs)).toEqual([]);
  expect(unusedTimes(jobs.slice(1))).toEqual([jobs[0]?.name]);
});

test('all is built before packages are made of it, and only then', () => {
  const words = (names: readonly string[]) =>
    commandsOf(
      names.map((name) => ({ runner: 'node', name })),
      'tests.txt',
    ).map((command) => command.words.join(' '));
  expect(words(['--test a.ts'])).toEqual(['--test a.ts']);
  const [build, types, ...own] = words(['--test a.ts', PACKAGES]);
  expect([build, types]).toEqual([
    expect.stringMatching(/nx\.js run-many -t build$/),
    expect.stringMatching(/tsc -b$/),
  ]);
  expect(own).toEqual(['--test a.ts', PACKAGES]);
});

test('commits pick each part', () => {
  const commits = Array.from({ length: 100 }, (_, i) => (i * 7919).toString(16).padStart(40, '0'));
  const picked = commits.map((commit) => partOf(commit.slice(32)));
  expect(new Set(picked).size).toBe(PARTS);
});
