import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { drawLanding } from '../src/landing/draw-landing.ts';
import { notFoundPage, offlinePage } from '../src/landing/plain-pages.ts';
import { optionsOf } from '../src/options.ts';
import { keptFiles, workerWith } from '../src/worker/kept-files.ts';

test('a base is a path between slashes', () => {
  expect(optionsOf(['--base', '/some/base/']).base).toBe('/some/base/');
  expect(optionsOf([]).base).toBe('/');
  for (const base of ['some/', '/some', 'https://example.org/', '/"><b>/', '//'])
    expect(() => optionsOf(['--base', base])).toThrow('--base');
});

test('only the page for missing addresses, which is shown at any address, knows the base', () => {
  const addresses = (html: string) => [...html.matchAll(/ (?:href|src)="([^"#]+)/g)].map(([, address = '']) => address);
  expect(addresses(notFoundPage('/some/base/')).every((one) => one.startsWith('/some/base/'))).toBe(true);
  const landing = drawLanding([{ ruleset: 'g', title: 'G & H', about: '', facts: [], cover: undefined }]);
  for (const html of [landing, offlinePage()])
    expect(addresses(html).filter((one) => one.startsWith('/') || one.includes(':'))).toEqual([]);
  expect(landing).toContain('href="workbench/#/play/g"');
  expect(landing).toContain('G &amp; H');
});

test.each(['en', 'de', 'fr'] as const)('the landing page in %s has all words, and leads to the others', (lang) => {
  const landing = drawLanding([{ ruleset: 'g', title: 'G', about: '', facts: [], cover: undefined }], lang);
  expect(landing).toContain(`<html lang="${lang}" data-translated>`);
  expect(landing).not.toContain('undefined');
  expect([...landing.matchAll(/ href="index\.?(\w*)\.html\?lang=(\w+)"/g)].map(([, , to]) => to)).toEqual([
    'en',
    'de',
    'fr',
  ]);
  expect(landing).toContain(
    `hreflang="${lang}" href="${lang === 'en' ? 'index' : `index.${lang}`}.html?lang=${lang}" aria-current="true"`,
  );
});

const site = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-kept-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

test('the workbench and the guides are kept for use offline, pages about findings once they were read', () => {
  const folder = site({
    'index.html': 'a',
    'sw.js': 'b',
    '404.html': 'c',
    'workbench/assets/x.js': 'd',
    'manual/guides/maps.html': 'e',
    'manual/findings/en/name/unknown.html': 'f',
    'manual/CONTRIBUTING.html': 'g',
  });
  try {
    expect(Object.keys(keptFiles(folder))).toEqual(['index.html', 'manual/guides/maps.html', 'workbench/assets/x.js']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('another file, or another script, is another version of the site; the same is the same', () => {
  const versionOf = (script: string, files: Readonly<Record<string, string>>) =>
    /"version":"(\w+)"/.exec(workerWith(script, files))?.[1];
  expect(versionOf('x', { a: '1' })).toBe(versionOf('x', { a: '1' }));
  expect(versionOf('x', { a: '1' })).not.toBe(versionOf('x', { a: '2' }));
  expect(versionOf('x', { a: '1' })).not.toBe(versionOf('y', { a: '1' }));
});
