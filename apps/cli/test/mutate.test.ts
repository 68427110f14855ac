import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandtable } from './sandtable.ts';

const HEX_DICE = new URL('../../../rulesets/hex-dice', import.meta.url).pathname;
const LAST = /^(\d+) mutations: (\d+) caught, (\d+) survived, (\d+) equivalent$/;

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
  await cp(HEX_DICE, join(cwd, 'game'), { recursive: true, filter: (path) => !path.endsWith('equivalent.txt') });
});
afterEach(async () => await rm(cwd, { recursive: true }));

const mutate = async (...argv: readonly string[]) => {
  const { code, out, err } = await sandtable(cwd, 'mutate', 'game', '--workers', '1', ...argv);
  const lines = out.split('\n');
  const [, all = 0, caught = 0, survived = 0, equivalent = 0] = (LAST.exec(lines.at(-1) ?? '') ?? []).map(Number);
  return { code, err, lines: lines.slice(0, -1), all, caught, survived, equivalent };
};

test('of twenty changes of a game the survivors are listed with their places', async () => {
  const { code, lines, all, caught, survived } = await mutate('--count', '20');
  expect(code).toBe(0);
  expect(all).toBe(20);
  expect(caught + survived).toBe(20);
  expect(lines).toHaveLength(survived);
  for (const line of lines) expect(line).toMatch(/^[\w.-]+:\d+:\d+: .*\[.+ → .+\]/);
});

test('without examples hardly anything is noticed, and the score wanted is not reached', async () => {
  await writeFile(join(cwd, 'game', 'examples.sand'), '');
  const { code, caught, survived } = await mutate('--files', 'rules.sand', '--min', '97');
  expect(survived).toBeGreaterThan(caught);
  expect(code).toBe(1);
});

test('a listed change is no survivor, and one that is noticed is reported as out of date', async () => {
  await writeFile(join(cwd, 'game', 'examples.sand'), '');
  const before = await mutate('--files', 'rules.sand');
  const [first = ''] = before.lines;
  await writeFile(
    join(cwd, 'game', 'equivalent.txt'),
    `${first.replace(/ {2}\(.*/, '')}\n  For the sake of the test.\nrules.sand: never [1 → 2]\n  Nor is this.\n`,
  );
  const after = await mutate('--files', 'rules.sand');
  expect([after.survived, after.equivalent]).toEqual([before.survived - 1, 1]);
  expect(after.lines.filter((line) => line.startsWith('equivalent.txt'))).toEqual([
    'equivalent.txt:3: This mutation no longer applies; delete the entry: rules.sand: never [1 → 2]',
  ]);
});

test('workers find what one finds', async () => {
  const { out: alone } = await sandtable(cwd, 'mutate', 'game', '--count', '40', '--workers', '1');
  const { out: together } = await sandtable(cwd, 'mutate', 'game', '--count', '40', '--workers', '2');
  expect(together).toBe(alone);
});

test('where an example fails nothing is tried', async () => {
  const examples = join(cwd, 'game', 'examples.sand');
  await writeFile(examples, (await readFile(examples, 'utf8')).replace('== 8', '== 7'));
  const { code, out } = await sandtable(cwd, 'mutate', 'game');
  expect(code).toBe(1);
  expect(out).toContain('FAILED');
  expect(out).toContain('once all examples pass');
});

test('files without rules are a mistake in usage', async () => {
  expect((await mutate('--files', 'layout.json')).code).toBe(2);
});

test('of several games each is listed with its figures, and all together at the end', async () => {
  await cp(join(cwd, 'game'), join(cwd, 'other'), { recursive: true });
  const { code, out } = await sandtable(
    cwd,
    'mutate',
    'game',
    'other',
    '--count',
    '10',
    '--min',
    '50',
    '--workers',
    '1',
  );
  expect(code).toBe(0);
  const figures = out.split('\n').filter((line) => / mutations: /.test(line));
  expect(figures.map((line) => line.replace(/ mutations.*/, ''))).toEqual(['game: 10', 'other: 10', '20']);
});
