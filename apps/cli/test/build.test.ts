import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const { at, read, sandtable, write } = ownFolder();

const game = async (manifest: string): Promise<unknown> => {
  await sandtable('new', 'my-game');
  const rules = await read('my-game/rules.sand');
  await write('my-game/rules.sand', rules.replace(/ version ".*" language 1.*/, manifest));
  expect((await sandtable('build', 'my-game')).code).toBe(0);
  return JSON.parse(await read('my-game/dist/package.json'));
};

test('the package that is built says what the line of the ruleset says', async () => {
  const built = await game(' version "2.1.0" language 1 layout "layout.json" licence "MIT" authors "Ann", "Bob"');
  expect(built).toEqual({
    name: '@sandtable/ruleset-my-game',
    version: '2.1.0',
    license: 'MIT',
    author: 'Ann',
    contributors: ['Bob'],
    type: 'module',
    exports: { '.': './index.js', './info.json': './info.json' },
  });
  const own = JSON.parse(await read('my-game/dist/package/package.json'));
  expect(own).toMatchObject({ version: '2.1.0', license: 'MIT', author: 'Ann', exports: { '.': './index.ts' } });
  const load = `import(${JSON.stringify(at('my-game/dist/index.js'))}).then((made) => console.log(typeof made.create))`;
  expect(execFileSync(process.execPath, ['-e', load], { encoding: 'utf8' }).trim()).toBe('function');
});

test('a ruleset without licence and authors builds a package without them', async () => {
  const built = await game(' version "2.1.0" language 1 layout "layout.json"');
  expect(built).not.toHaveProperty('license');
  expect(built).not.toHaveProperty('author');
});

test('with --explain, nothing is written, and each decision is shown with its place', async () => {
  await sandtable('new', 'explained');
  const { code, out } = await sandtable('build', 'explained', '--explain');
  expect(code).toBe(0);
  expect(out).toMatch(/^explained: \d+ decisions about how/);
  expect(out).toMatch(/^rules\.sand:\d+ {2}\w+\n {2}choose .*\n {4}\w/m);
  await expect(read('explained/dist/index.js')).rejects.toThrow();
});

test.each(['en', 'de', 'fr'])('all decisions about a shipped game have words in %s', async (lang) => {
  const { code, out } = await sandtable('build', 'trench-club', '--explain', '--json', '--lang', lang);
  expect(code).toBe(0);
  const [{ plans }] = JSON.parse(out).result;
  expect(new Set(plans.map((each: { plan: string }) => each.plan)).size).toBeGreaterThan(12);
  for (const { file, line, plan, sentence, text } of plans) {
    expect({ file, line, text }).toEqual({
      file: expect.stringMatching(/\.sand$/),
      line: expect.any(Number),
      text: expect.stringMatching(/./),
    });
    expect(sentence, plan).not.toMatch(/plan\/|[{}$]|undefined|\bnone\b/);
  }
});

test('with --explain, rules that don’t compile have findings instead', async () => {
  await sandtable('new', 'broken');
  await write('broken/rules.sand', 'ruleset "broken" version "1" language 1\nplay { nowhere() }\n');
  const { code, out } = await sandtable('build', 'broken', '--explain');
  expect(code).toBe(1);
  expect(out).toContain('rules.sand:2');
});
