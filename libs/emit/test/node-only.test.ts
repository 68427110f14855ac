import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const IMPORT = /\bfrom\s+'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;

const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, from, bare]) => from ?? bare ?? '');

/** The file that one of our own names stands for, as the `exports` of its package say; undefined for what is not ours. */
function ours(from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name.replace(/\?.*$/, ''));
  const [, scope, room = '', entry] = /^(@sandtable)\/([^/]+)(\/.*)?$/.exec(name) ?? [];
  if (scope === undefined) return undefined;
  const folder = ['libs', 'apps', 'tools'].map((each) => join(root, each, room)).find((each) => existsSync(each)) ?? '';
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  return join(folder, exports[`.${entry ?? ''}`] ?? 'nowhere');
}

/** All sources that are loaded with these, at once or later, and the packages they ask for. */
function reached(entries: readonly string[]) {
  const sources = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string): void => {
    if (sources.has(path) || !/\.tsx?$/.test(path)) return;
    sources.add(path);
    for (const name of importsOf(path)) {
      const next = ours(path, name);
      if (next === undefined) packages.add(name);
      else visit(next);
    }
  };
  entries.forEach(visit);
  return { sources, packages };
}

const compilers = (packages: ReadonlySet<string>) =>
  [...packages].filter((name) => /^(ts-morph|typescript|@ts-morph)($|\/)/.test(name));

describe('ts-morph', () => {
  it('is no part of the workbench', () => {
    const editor = join(root, 'apps/editor/src');
    const all = readdirSync(editor, { recursive: true, encoding: 'utf8' }).map((path) => join(editor, path));
    const { sources, packages } = reached(all);
    // The workbench emits modules itself: where that is not found, the search is broken.
    expect(sources).toContain(join(root, 'libs/emit/src/module.ts'));
    expect(packages).toContain('react');
    expect(compilers(packages)).toEqual([]);
  });

  it('is found where it is used', () => {
    expect(compilers(reached([join(root, 'libs/emit/src/typescript.ts')]).packages)).toEqual(['ts-morph']);
  });
});
