import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sandtable } from '../sandtable.ts';
import { type Folder, raceFolder } from './game.ts';

let folder: Folder;
beforeEach(async () => {
  folder = await raceFolder();
  await run('stamp', 'race+long-legs', '--write');
  const rules = await read('rules.sand');
  await writeFile(
    join(folder.cwd, 'race', 'rules.sand'),
    rules
      .replace('red   2', 'red   3')
      .replace('coin: 1', 'coin: 0')
      .replace('red.at == 3', 'red.at == 3 or red.at == 2'),
  );
});
afterEach(async () => await folder.remove());

const run = async (...args: readonly string[]) => await sandtable(folder.cwd, ...args);
const read = async (path: string): Promise<string> => await readFile(join(folder.cwd, 'race', path), 'utf8');
const result = async (...args: readonly string[]) => JSON.parse((await run(...args, '--json')).out).result;

test('what has changed below a variant is listed with the previous base, the current base and the patch; nothing is written', async () => {
  const before = await read('variants/long-legs.sand');
  const { out, code } = await run('rebase', 'race+long-legs');
  expect(code).toBe(1);
  expect(out).toContain('Side.red  the base has changed  variants/long-legs.sand:2');
  expect(out).toMatch(
    /previous base\n {2}- Side.red \{ stride: 2 \}\n {2}current base\n {2}\+ Side.red \{ stride: 3 \}/,
  );
  expect(out).toContain('race+long-legs: 2 unresolved');
  await run('rebase', 'race+long-legs', '--keep-mine', 'all');
  expect(await read('variants/long-legs.sand')).toBe(before);
});

test('a patch can stay or go, each by its path', async () => {
  const args = ['rebase', 'race+long-legs', '--keep-mine', 'Side.red', '--take-theirs', 'all'];
  expect(await result(...args, '--write')).toMatchObject({
    done: [
      { path: 'Side.red', way: 'keep' },
      { path: 'example/a-move', way: 'take' },
    ],
    left: [],
    written: true,
  });
  const text = await read('variants/long-legs.sand');
  expect(text).toContain('stride: 4');
  expect(text).not.toContain('remove example');
  // With the fingerprint of today there is nothing left to say.
  expect((await run('rebase', 'race+long-legs')).out).toContain('the base is unchanged');
  expect(JSON.parse((await run('check', 'race+long-legs', '--json')).out).findings).toEqual([]);
  expect(await read('variants/long-legs.was.json')).toContain('stride: 3');
});

test('what is not there, and both ways at once, are mistakes of the command line', async () => {
  expect((await run('rebase', 'race+long-legs', '--keep-mine', 'Side.blue')).code).toBe(2);
  expect((await run('rebase', 'race+long-legs', '--keep-mine', 'Side.red', '--take-theirs', 'Side.red')).code).toBe(2);
  expect((await run('rebase', 'race')).code).toBe(2);
});

test('changes of the base in other lines than those of a variant are marked, and merged into it', async () => {
  const rules = join(folder.cwd, 'race', 'rules.sand');
  const variant = join(folder.cwd, 'race', 'variants', 'slow.sand');
  const procedure = 'procedure halt(s: Side) {\n  s.at = 0\n  let pause = 1\n  s.at += pause\n}\n';
  await writeFile(rules, `${await read('rules.sand')}${procedure}`);
  const slow = procedure.trimEnd().replace('s.at = 0', 's.at = 1').replaceAll('\n', '\n  ');
  await writeFile(variant, `variant "slow" of "race" "^1.0" {\n  replace ${slow}\n}\n`);
  await run('stamp', 'race+slow', '--write');
  await writeFile(rules, (await read('rules.sand')).replace('s.at += pause', 's.at += pause + pause'));
  const { out } = await run('rebase', 'race+slow');
  expect(out).toContain('  -   s.at += pause\n');
  expect(out).toContain('  +   s.at += pause + pause\n');
  expect(out).toContain('--merge halt');
  await run('rebase', 'race+slow', '--merge', 'all', '--write');
  const text = await read('variants/slow.sand');
  expect(text).toContain('    s.at = 1\n    let pause = 1\n    s.at += pause + pause\n');
  expect((await run('rebase', 'race+slow')).out).toContain('the base is unchanged');
});

describe('a base that was renamed', () => {
  const rename = async (from: string, to: string): Promise<void> => {
    await writeFile(
      join(folder.cwd, 'race', 'variants', 'tail-wind.sand'),
      'variant "tail-wind" of "race" "^1.0" {\n  after step move/luck { if coin == 1 { s.at += 1 } }\n}\n',
    );
    await run('stamp', 'race+tail-wind', '--write');
    const rules = await read('rules.sand');
    await writeFile(join(folder.cwd, 'race', 'rules.sand'), rules.replaceAll(from, to));
  };

  test('is found by what it says, and the way out is named', async () => {
    await rename('step luck', 'step fortune');
    expect((await run('rebase', 'race+tail-wind')).out).toContain('moved move/luck to move/fortune');
    await rename('step fortune', 'step luck');
    await rename('move(s', 'walk(s');
    expect((await run('rebase', 'race+tail-wind')).out).toContain('moved move to walk');
  });

  test('what does not compile is not settled', async () => {
    await rename('coin', 'penny');
    const before = await read('variants/tail-wind.sand');
    const { out, code } = await run('rebase', 'race+tail-wind', '--keep-mine', 'all', '--write');
    expect(code).toBe(1);
    expect(out).toContain('Nothing was written');
    expect(out).toContain('Unknown name “coin”');
    expect(await read('variants/tail-wind.sand')).toBe(before);
  });
});
