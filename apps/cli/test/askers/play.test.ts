import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Io, run } from '../../src/index.ts';
import { partners } from './rules.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
});
afterEach(async () => await rm(cwd, { recursive: true }));

async function play(argv: readonly string[], lines: readonly string[]) {
  await mkdir(join(cwd, 'rulesets', 'sample'), { recursive: true });
  await writeFile(join(cwd, 'rulesets', 'sample', 'rules.sand'), partners);
  const out: string[] = [];
  const typed = lines.values();
  const io: Io = {
    cwd,
    write: (text) => void out.push(text),
    complain: (text) => void out.push(text),
    readLine: async () => typed.next().value,
    seconds: () => 0,
    interrupted: async () => undefined,
  };
  const code = await run(['play', 'sample', '--seats', 'four', '--seed', '1', ...argv], io);
  return { code, out: out.join('\n') };
}

it('asks who answers, and then him', async () => {
  const { out } = await play([], ['carl', 'bob', 'pass', 'q']);
  expect(out).toContain('Any one of these may answer:\n  1  ann\n  2  bob');
  expect(out).toContain('“carl” is none of these.');
  expect(out).toMatch(/bob \(s\).*\n(.*\n)*.*pass/);
  expect(out).not.toMatch(/ann \(n\), /);
  // The next question may be answered by anybody at the table.
  expect(out).toContain('  4  dora');
});

it('leaves questions to a person before bots', async () => {
  const { out } = await play(['--bot', 'n=random', '--bot', 'w=random', '--bot', 'e=random'], ['pass', 'q']);
  expect(out).not.toContain('Any one of these');
  expect(out).toMatch(/bob \(s\), lead/);
  expect(out).toMatch(/bob \(s\), extra/);
});

it('is played by bots alone', async () => {
  const { code, out } = await play(['--bot', 'all=search:5'], []);
  expect([code, out]).toEqual([0, expect.stringMatching(/(dora|cleo): .*won\.$/s)]);
}, 60_000);
