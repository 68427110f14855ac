import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandtable, typing } from './sandtable.ts';

let cwd: string;
const rules = (version: string, most: number): string => `ruleset "count" version "${version}" language 1
kind Side
table Side { id
  red
}
seats for Side { one { only {red} } }
state sum: 0..99 = 0
play {
  while sum < 20 { let n = choose one of 1..${most} by red sum += n }
  finish won by red
}
`;
const write = async (version: string, most: number): Promise<void> => {
  await mkdir(join(cwd, 'count'), { recursive: true });
  await writeFile(join(cwd, 'count/rules.sand'), rules(version, most));
};

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-resume-'));
  await write('1.0.0', 9);
  await typing(['7', '2', 'q'], cwd, 'play', 'count', '--save', 'match.json');
});
afterEach(async () => await rm(cwd, { recursive: true }));

const decisions = async (path: string): Promise<readonly unknown[]> =>
  JSON.parse(await readFile(join(cwd, path), 'utf8')).decisions.map(({ answer }: { answer: unknown }) => answer);

test('a match goes on from its save, without a word where the rules are the same', async () => {
  const { out } = await typing(['9', '9'], cwd, 'play', 'count', '--resume', 'match.json', '--save', 'again.json');
  expect(out).not.toContain('with other rules');
  expect(await decisions('again.json')).toEqual([7, 2, 9, 9]);
});

test('under another version it is played again, and that is reported', async () => {
  await write('1.1.0', 8);
  const { out } = await typing(['q'], cwd, 'play', 'count', '--resume', 'match.json', '--save', 'again.json');
  expect(out).toContain('This match was started with different rules (“count”, version 1.0.0)');
  expect(await decisions('again.json')).toEqual([7, 2]);
});

test('what no longer fits is left out, and that is reported', async () => {
  await write('1.1.0', 5);
  const { out } = await typing(['q'], cwd, 'play', 'count', '--resume', 'match.json', '--save', 'again.json');
  expect(out).toContain('Move 1 of 2 is no longer legal');
  expect(await decisions('again.json')).toEqual([]);
});

test('what is no save is reported as findings, and a missing file in a sentence', async () => {
  await writeFile(join(cwd, 'broken.json'), '{"format": 1}');
  const { code, out } = await sandtable(cwd, 'play', 'count', '--resume', 'broken.json');
  expect([code, out]).toEqual([1, expect.stringContaining('format/missing')]);
  expect((await sandtable(cwd, 'play', 'count', '--resume', 'none.json')).code).toBe(2);
});
