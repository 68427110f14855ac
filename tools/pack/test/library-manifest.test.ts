import { expect, test } from 'vitest';
import { closure } from '../src/library/closure.ts';
import { libraryManifest } from '../src/library/library-manifest.ts';
import { repositoryIn, VERSION } from '../src/manifest.ts';

test('a library is published with code and types out of dist, and React is left to those who have it', () => {
  const manifest = libraryManifest(
    {
      name: '@sandtable/cards',
      version: '0.0.0',
      imports: { '#wording': { default: './src/bundled-wording.ts' } },
      exports: { '.': './src/index.ts', './a.css': './src/a.css', './node': './node/index.ts' },
      dependencies: { '@sandtable/text': '0.0.0', react: '19.3.1', fflate: '0.8.2' },
    },
    'Cards.',
  );
  const code = (name: string) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` });
  expect(manifest).toMatchObject({
    files: ['dist'],
    imports: { '#wording': code('wording') },
    dependencies: { '@sandtable/text': VERSION, fflate: '0.8.2' },
    peerDependencies: { react: '>=19' },
  });
  expect(manifest).toHaveProperty('exports', {
    '.': code('index'),
    './a.css': './dist/a.css',
    './package.json': './package.json',
  });
});

test('libraries come with all that they need, each after what it needs', () => {
  const names = closure(['session']).map(({ manifest }) => manifest.name);
  expect(names.at(-1)).toBe('@sandtable/session');
  expect(names.indexOf('@sandtable/engine')).toBeLessThan(names.indexOf('@sandtable/notation'));
  expect(new Set(names).size).toBe(names.length);
});

test('packages name the repository whose workflow makes them, which npm compares with their provenance', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'someone/sandtable' };
  expect(repositoryIn(env)).toEqual({
    repository: { type: 'git', url: 'git+https://github.com/someone/sandtable.git' },
  });
  expect(repositoryIn({})).toEqual({});
});
