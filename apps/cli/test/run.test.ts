import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Io, run } from '../src/index.ts';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
});
afterEach(async () => await rm(cwd, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function sandtable(...argv: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    cwd,
    write: (text) => void out.push(text),
    complain: (text) => void err.push(text),
    readLine: async () => undefined,
    seconds: () => 0,
    interrupted: async () => undefined,
  };
  const code = await run(argv, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function game(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = join(cwd, 'rulesets', 'sample');
  await mkdir(folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) await writeFile(join(folder, path), content);
  return 'sample';
}

describe('wrong usage is told in a sentence and ends with 2', () => {
  test.each([
    [['paint'], 'no command “paint”'],
    [['check', '--paint'], '--paint'],
    [['check', 'nowhere'], 'no ruleset “nowhere”'],
    [['check', 'nowhere+fog'], 'variants'],
    [['check', '--lang', 'fr'], 'no wording in “fr”'],
    [['play'], 'needs GAME'],
    [['explain'], 'needs CODE'],
    [['explain', 'no/such'], 'no finding “no/such”'],
    [['edit', 'nowhere'], 'not a folder'],
    [['edit', '.', '--port', 'x'], '--port'],
  ])('%j', async (argv, sentence) => {
    const { code, err } = await sandtable(...argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('also in German', async () => {
    expect((await sandtable('paint', '--lang', 'de')).err).toContain('Einen Befehl „paint“ gibt es nicht');
  });

  test('no command at all shows the help', async () => {
    const { code, out } = await sandtable();
    expect(code).toBe(2);
    expect(out).toContain('sandtable check');
  });
});

describe('check', () => {
  test('an empty folder', async () => {
    const { code, out } = await sandtable('check', await game({}));
    expect(code).toBe(1);
    expect(out).toContain('ruleset/missing');
  });

  test('a binary file', async () => {
    const { code, out } = await sandtable('check', await game({ 'a.sand': new Uint8Array([0, 1, 2, 255, 254, 0]) }));
    expect(code).toBe(1);
    expect(out).toContain('syntax/binary');
  });

  test('a table that is missing', async () => {
    const rules = 'ruleset sample "1.0" language 1\nkind Stone { weight: 0..9 }\ntable Stone from "stones.csv"\n';
    const { code, out } = await sandtable('check', await game({ 'a.sand': rules }));
    expect(code).toBe(1);
    expect(out).toContain('table/missing-file');
  });

  test('one envelope of JSON', async () => {
    const { out } = await sandtable('check', await game({}), '--json');
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      command: 'check',
      ok: false,
      findings: [{ code: 'ruleset/missing' }],
    });
  });
});

test('explain says what a code means, with blanks for values', async () => {
  const { code, out } = await sandtable('explain', 'name/unknown');
  expect(code).toBe(0);
  expect(out).toContain('There is nothing named “<name>” here.');
});

test('without rulesets test ends with its figures', async () => {
  const { out } = await sandtable('test', await game({}));
  expect(out.split('\n').at(-1)).toBe('0 passed, 0 failed');
});
