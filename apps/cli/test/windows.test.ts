import { posix, win32 } from 'node:path';
import { isRulesetFile, pathProblem } from '@sandtable/archive';
import { compile } from '@sandtable/compiler';
import { describe, expect, test } from 'vitest';
import { renamePatiently } from '../src/project/patient-rename.ts';
import { pathWithin, slashed } from '../src/system-paths.ts';

describe('paths with backslashes and drives', () => {
  test('are written with slashes, but only where a backslash separates', () => {
    expect(slashed('C:\\games\\rules.sand', win32)).toBe('C:/games/rules.sand');
    expect(slashed('odd\\name.sand', posix)).toBe('odd\\name.sand');
  });

  test.each([
    ['C:\\games', 'C:\\games\\text\\en.md', 'text/en.md'],
    ['C:\\games', 'c:\\Games\\rules.sand', 'rules.sand'],
    ['C:\\', 'C:\\rules.sand', 'rules.sand'],
    ['\\\\server\\share\\games', '\\\\server\\share\\games\\a.sand', 'a.sand'],
    ['C:\\games', 'C:\\games\\..hidden', '..hidden'],
    ['C:\\games', 'C:\\games', ''],
    ['C:\\games', 'D:\\games\\a.sand', undefined],
    ['C:\\games', 'C:\\other\\a.sand', undefined],
    ['C:\\games', 'C:\\games-2\\a.sand', undefined],
    ['C:\\games', '\\\\server\\share\\a.sand', undefined],
  ])('in %s, %s is %s', (folder, path, inside) => expect(pathWithin(folder, path, win32)).toBe(inside));

  test('elsewhere a drive is a name', () => {
    expect(pathWithin('/games', '/games/C:/a.sand', posix)).toBe('C:/a.sand');
    expect(pathWithin('/games', '/games-2/a.sand', posix)).toBeUndefined();
  });
});

test.each([
  'con.sand',
  'NUL.json',
  'text/aux.md',
  'COM1.sand',
  'lpt¹.csv',
  'a./b.sand',
  'a /b.sand',
  'b.sand.',
  'C:/a.sand',
  'a\\b.sand',
])('no ruleset has a file called %j, because Windows would take it for something else', (path) => {
  expect(pathProblem(path)).toBe('path');
  expect(isRulesetFile(path)).toBe(false);
});

describe('renaming a file that somebody else has open', () => {
  const refusing = (times: number, code: string, platform = 'win32') => {
    const seen = { tries: 0, waited: [] as number[] };
    const system = {
      platform,
      rename: async () => {
        seen.tries += 1;
        if (seen.tries <= times) throw Object.assign(new Error(code), { code });
      },
      wait: async (milliseconds: number) => seen.waited.push(milliseconds),
    };
    return { seen, renaming: () => renamePatiently('a', 'b', system) };
  };

  test.each(['EBUSY', 'EPERM', 'EACCES'])('is tried again after %s, with longer and longer pauses', async (code) => {
    const { seen, renaming } = refusing(3, code);
    await renaming();
    expect(seen.tries).toBe(4);
    expect(seen.waited).toEqual(seen.waited.toSorted((a, b) => a - b));
  });

  test('is given up in less than half a second', async () => {
    const { seen, renaming } = refusing(99, 'EBUSY');
    await expect(renaming()).rejects.toThrow('EBUSY');
    expect(seen.waited.reduce((sum, one) => sum + one, 0)).toBeLessThan(500);
  });

  test('other refusals, and those of other systems, are reported at once', async () => {
    for (const { seen, renaming } of [refusing(9, 'ENOENT'), refusing(9, 'EPERM', 'linux')]) {
      await expect(renaming()).rejects.toThrow();
      expect(seen.tries).toBe(1);
    }
  });
});

test.each(['\n', '\r\n'])('rules, tables and house rules are read with line ends %j', (end) => {
  const files = {
    'rules.sand':
      'ruleset "a" version "1.0.0" language 1\nkind Stone { weight: 1..9 }\ntable Stone from "stones.csv"\n',
    'stones.csv': 'id,weight\npebble,2\nboulder,8\n',
    'variants/h.sand':
      'variant "h" of "a" "^1.0" {\n  change Stone.pebble { weight: 3 }\n  expect pebble.weight == 3 as changed\n}\n',
  };
  const given = Object.entries(files).map(([path, text]) => ({ path, text: text.replaceAll('\n', end) }));
  const { findings, model } = compile(given, { variants: ['h'] });
  expect(findings).toEqual([]);
  expect(model?.kinds[0]?.members.map(({ id }) => id)).toEqual(['pebble', 'boulder']);
});
