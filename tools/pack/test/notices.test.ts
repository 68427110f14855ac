import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundledIn, foldersOf } from '../src/notices/bundled.ts';
import { noticesOf } from '../src/notices/notices.ts';
import { sbomOf } from '../src/notices/sbom.ts';
import { ROOT } from '../src/root.ts';

const one = { name: 'cards', version: '1.2.0', license: 'MIT', texts: ['Copyright the dealer'] };

test('the folders of packages are read from modules, those inside other packages too', () => {
  const modules = ['node_modules/a/x.js', 'node_modules/a/node_modules/@b/c/y.js', 'libs/text/src/index.ts'];
  const ids = modules.map((path) => join(ROOT, path));
  expect(foldersOf([...ids, '\0virtual', '/elsewhere/node_modules/d/z.js'])).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/@b/c',
  ]);
});

test('what bundlers add themselves is listed in any case, with the texts of the licences', () => {
  const found = bundledIn(['node_modules/react', 'node_modules/react']);
  expect(found.map(({ name }) => name)).toEqual(['react', 'rolldown', 'vite']);
  for (const { texts } of found) expect(texts.join('\n')).toMatch(/Permission is hereby granted/);
});

test('what is within the file of another package is listed too', () => {
  const inner = bundledIn(['node_modules/@ts-morph/common']).find(({ name }) => name === 'typescript');
  expect(inner).toMatchObject({ license: 'Apache-2.0', within: '@ts-morph/common' });
  expect(inner?.texts.join('\n')).toContain('Apache License');
  const file = readFileSync(join(ROOT, 'node_modules/@ts-morph/common/dist/typescript.js'), 'utf8');
  expect(file).toContain(`var version = "${inner?.version}"`);
  const bom = sbomOf({ metadata: { component: {} }, components: [] }, { name: 'box', version: '2.0.0' }, [
    { ...one, name: 'typescript', within: '@ts-morph/common' },
  ]);
  expect(bom.components).toMatchObject([{ name: 'typescript', purl: 'pkg:npm/typescript@1.2.0' }]);
});

test('notices contain each licence, fenced so that no text ends the fence', () => {
  const text = noticesOf([{ ...one, texts: ['````\nhello\n````'] }]);
  expect(text).toContain('- cards 1.2.0 (MIT)');
  expect(text).toContain('`````text\n````\nhello\n````\n`````');
});

test.each([{ license: undefined }, { texts: [] }])('a package without a licence is not shipped: %j', (lacking) => {
  expect(() => noticesOf([one, { ...one, name: 'dice', ...lacking }])).toThrow(/dice@1\.2\.0/);
});

test('the bill of materials holds what is shipped and nothing else, and no time', () => {
  const all = {
    metadata: { component: {} },
    components: ['@a/cards', 'dice'].map((name) => ({
      name,
      version: '1.2.0',
      purl: `pkg:npm/${name.replace('@', '%40')}@1.2.0`,
      'bom-ref': `${name}@1.2.0`,
    })),
  };
  const own = { name: 'box', version: '2.0.0' };
  const bom = sbomOf(all, own, [{ ...one, name: '@a/cards' }]);
  expect(bom.components.map(({ name }) => name)).toEqual(['@a/cards']);
  expect(bom.dependencies).toEqual([{ ref: 'box@2.0.0', dependsOn: ['@a/cards@1.2.0'] }]);
  expect(JSON.stringify(bom)).not.toContain('timestamp');
  expect(() => sbomOf(all, own, [{ ...one, name: 'chess' }])).toThrow(/chess@1\.2\.0/);
});
