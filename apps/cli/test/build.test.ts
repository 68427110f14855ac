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
