import { readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRulesetFile } from '@sandtable/archive';
import { compile } from '@sandtable/compiler';
import { gallery, templates } from '@sandtable/ide/templates';
import type { Model } from '@sandtable/model';
import { describe, expect, test } from 'vitest';
import { listFiles, readSources } from '../src/files.ts';
import { ownFolder } from './own-folder.ts';

/** Paths of what players read: questions, rolls, log lines and members. */
function pathsIn(model: Model | undefined): readonly string[] {
  const { choices = [], chances = [], logs = [], kinds = [] } = model ?? {};
  const arms = choices.flatMap((choice) =>
    choice.form === 'menu'
      ? choice.arms.flatMap(({ name, params }) =>
          ['', ...params.map((param) => `/${param.name}`)].map((rest) => `${choice.path}/${name}${rest}`),
        )
      : [],
  );
  const members = kinds.flatMap(({ name, members }) => members.map(({ id }) => `${name}.${id}.name`));
  return [...[...choices, ...chances, ...logs].map(({ path }) => path), ...arms, ...members];
}
const pathToId = (path: string): string => path.replaceAll('/', '--').replaceAll('.', '_');

const { at, read, sandtable, write } = ownFolder();

test('all that are shipped can be asked for', () => {
  const shipped = readdirSync(join(import.meta.dirname, '../templates'), { withFileTypes: true });
  const folders = shipped.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(folders.toSorted()).toEqual([...templates, ...gallery].toSorted());
});

describe.each(gallery)('the example %s', (example) => {
  test('is short, has a worked case, and is played to its end beside the reference', async () => {
    await sandtable('new', 'my-game', '--template', example);
    const rules = await read('my-game/rules.sand');
    expect(rules.split('\n').length).toBeLessThanOrEqual(60);
    expect((await sandtable('check', 'my-game', '--json')).out).toContain('"findings": []');
    expect((await sandtable('test', 'my-game')).out).toMatch(/\d passed, 0 failed$/);
    expect((await sandtable('fmt', '--check', 'my-game')).code).toBe(0);
    const played = await sandtable('simulate', 'my-game', '--seats', 'all', '--games', '20', '--reference', '3');
    expect(played.out).toContain('0 at the limit, 0 runtime errors');
    expect(played.code).toBe(0);
  });

  test.each(['en', 'de'])('has words for all that is asked, shown and named: %s', async (lang) => {
    await sandtable('new', 'my-game', '--template', example);
    const words = `\n${await read(`my-game/l10n/messages.${lang}.ftl`)}`;
    const paths = pathsIn(compile(await readSources({ folder: at('my-game') })).model);
    // Cells and cards go by their ids.
    const own = paths.filter((path) => !/^(Hex|Card|Unit)\./.test(path));
    expect(own.filter((path) => !words.includes(`\n${pathToId(path)} = `))).toEqual([]);
  });
});

describe.each(templates)('a fresh ruleset of the template %s', (template) => {
  test('is checked, tried, built and played without a finding', async () => {
    await sandtable('new', 'my-game', '--template', template);
    expect(await sandtable('check', 'my-game')).toMatchObject({ code: 0 });
    expect((await sandtable('check', 'my-game', '--json')).out).toContain('"findings": []');
    expect((await sandtable('test', 'my-game')).out).toMatch(/\d passed, 0 failed$/);
    expect((await sandtable('fmt', '--check', 'my-game')).code).toBe(0);
    expect((await sandtable('build', 'my-game')).code).toBe(0);
    const played = await sandtable('simulate', 'my-game', '--games', '30', '--reference', '5');
    expect(played.out).toContain('0 at the limit, 0 runtime errors');
    expect(played.code).toBe(0);
  });

  test('has its name in the rules, and no files for tools', async () => {
    await sandtable('new', 'my-game', '--template', template);
    expect(await read('my-game/rules.sand')).toContain('ruleset "my-game" version');
    expect((await listFiles(at('my-game'))).filter((path) => !isRulesetFile(path))).toEqual([]);
  });

  test.each(['en', 'de'])('has words for all that is asked, shown and named: %s', async (lang) => {
    await sandtable('new', 'my-game', '--template', template);
    const words = await read(`my-game/l10n/messages.${lang}.ftl`);
    const paths = pathsIn(compile(await readSources({ folder: at('my-game') })).model);
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => !words.includes(`\n${pathToId(path)} = `))).toEqual([]);
  });

  test('has no gap between rulebook, rules and examples', async () => {
    await sandtable('new', 'my-game', '--template', template);
    expect(JSON.parse((await sandtable('sections', 'my-game', '--json')).out).result.gaps).toBe(0);
  });
});

test('it lies in ./rulesets where there is such a folder', async () => {
  await mkdir(at('rulesets'));
  const { out } = await sandtable('new', 'my-game');
  expect(out).toContain('Wrote rulesets/my-game');
  expect((await sandtable('check', 'my-game')).code).toBe(0);
});

test('nothing is written over', async () => {
  await write('my-game/rules.sand', 'mine');
  const { code, err } = await sandtable('new', 'my-game');
  expect([code, err]).toEqual([2, 'my-game already exists; nothing was written.']);
  expect(await read('my-game/rules.sand')).toBe('mine');
});

describe('what cannot be a name is refused', () => {
  const names = ['', 'My-Game', 'my_game', '1st', '../out', 'a/b', 'a--b', 'a-', 'dist', 'dist-x', 'a'.repeat(41)];
  test.each(names)('%j', async (name) => {
    const { code, err } = await sandtable('new', name);
    expect([code, err]).toEqual([2, expect.stringContaining('isn’t a valid ruleset name')]);
  });

  test('also in German', async () => {
    const { err } = await sandtable('new', 'My', '--lang', 'de');
    expect(err).toContain('„My“ ist kein gültiger Name');
  });
});

test('a template must exist', async () => {
  const { code, err } = await sandtable('new', 'my-game', '--template', 'chess');
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^Unknown template “chess” \(available: small, map, dice-combat, /),
  ]);
});
