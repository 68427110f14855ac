import { expect, it } from 'vitest';
import { ownFolder } from '../own-folder.ts';
import { partners } from './rules.ts';

const { typing, write } = ownFolder();

async function play(argv: readonly string[], lines: readonly string[]) {
  await write('rulesets/sample/rules.sand', partners);
  const { code, out, err } = await typing(lines, 'play', 'sample', '--seats', 'four', '--seed', '1', ...argv);
  return { code, out: out + err };
}

it('asks who answers, and then him', async () => {
  const { out } = await play(['--people', 'all'], ['carl', 'bob', 'pass', 'q']);
  expect(out).toContain('Any of these players may answer:\n  1  Ann\n  2  Bob');
  expect(out).toContain('“carl” isn’t one of the answers.');
  expect(out).toMatch(/Bob: Lead\n(.*\n)*.*Pass/);
  expect(out).not.toMatch(/Ann: Lead/);
  // The next question may be answered by anybody at the table.
  expect(out).toContain('  4  Dora');
});

it('leaves questions to a person before bots', async () => {
  const { out } = await play(['--bot', 'n=random', '--bot', 'w=random', '--bot', 'e=random'], ['pass', 'q']);
  expect(out).not.toContain('Any of these players');
  expect(out).toMatch(/Bob: Lead/);
  expect(out).toMatch(/Bob: Extra/);
});

it('is played by bots alone', async () => {
  const { code, out } = await play(['--bot', 'all=search:5'], []);
  expect([code, out]).toEqual([0, expect.stringMatching(/(Dora|Cleo): .*won\.$/s)]);
}, 60_000);
