import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textOfLink } from '@sandtable/archive';
import { expect, test } from 'vitest';
import { relativeAddress } from '../src/html.ts';
import { examplesIn } from '../src/manual/examples.ts';
import { highlightRules } from '../src/manual/highlight.ts';
import { linkOn } from '../src/manual/links.ts';
import { manualOf } from '../src/manual/manual.ts';
import { render } from '../src/manual/render.ts';
import type { Source } from '../src/manual/sources.ts';

const ROOT = join(import.meta.dirname, '../../..');
const manual = manualOf(ROOT);

test('every link of the manual leads to a page or picture of the site', () => {
  expect(manual.broken).toEqual([]);
  const known = new Set([...manual.texts.keys(), ...manual.copies.keys()]);
  const lost = [...manual.texts].flatMap(([address, html]) =>
    linksIn(html)
      .map((href) => new URL(href, `http://site/${address}`).pathname.slice(1))
      .filter((to) => to.startsWith('manual/') && !known.has(to))
      .map((to) => `${address}: ${to}`),
  );
  expect(lost).toEqual([]);
  expect([...manual.copies.values()].filter((file) => !existsSync(file))).toEqual([]);
});

test('a link to a heading leads to one', () => {
  const ids = new Map([...manual.texts].map(([address, html]) => [address, idsIn(html)]));
  const lost = [...manual.texts].flatMap(([address, html]) =>
    linksIn(html)
      .map((href) => new URL(href, `http://site/${address}`))
      .filter(({ hash, pathname }) => hash !== '' && ids.has(pathname.slice(1)))
      .filter(({ hash, pathname }) => !ids.get(pathname.slice(1))?.has(decodeURIComponent(hash.slice(1))))
      .map(({ hash, pathname }) => `${address}: ${pathname}${hash}`),
  );
  expect(lost).toEqual([]);
});

test('headings of a page skip no level', () => {
  const skipped = [...manual.texts].flatMap(([address, html]) => {
    const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
    return levels.some((level, i) => level > (levels[i - 1] ?? level) + 1) ? [address] : [];
  });
  expect(skipped).toEqual([]);
});

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href);
const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

const source = (markdown: string, path = 'docs/guides/a.md'): Source => ({
  path,
  address: path.replace('docs', 'manual').replace('.md', '.html'),
  lang: 'en',
  markdown,
});
const known = {
  pages: new Set(['docs/README.md', 'docs/guides/b.md', 'CONTRIBUTING.md']),
  pictures: new Set(['docs/p.png']),
};
const drawn = (markdown: string) => render(source(markdown), { known, exampleOf: () => undefined });

test('links among files of the repository become links among pages', () => {
  const on = (href: string) => linkOn('docs/guides/a.md', href, known);
  expect(on('b.md#part')).toBe('b.html#part');
  expect(on('../README.md')).toBe('../index.html');
  expect(on('..')).toBe('../index.html');
  expect(on('../../CONTRIBUTING.md')).toBe('../CONTRIBUTING.html');
  expect(on('../p.png')).toBe('../p.png');
  expect(on('https://example.org/')).toBe('https://example.org/');
  expect(on('c.md')).toBe(undefined);
  expect(drawn('[c](c.md) and [text](ruling.draw=VALUE)').broken).toEqual(['c.md']);
});

test('an address is relative to the page it stands on', () => {
  expect(relativeAddress('manual/guides/a.html', 'workbench/')).toBe('../../workbench/');
  expect(relativeAddress('index.html', '')).toBe('./');
  expect(relativeAddress('manual/a.html', 'manual/a.html')).toBe('a.html');
});

test('headings are named as in the repository, and twice the same heading is two', () => {
  const { headings } = drawn('# What? “Why” & `how`\n\n## Part\n\n## Part');
  expect(headings.map(({ id }) => id)).toEqual(['what-why--how', 'part', 'part-1']);
});

test('a table heads its columns, but not an empty corner, and not where no column has a name', () => {
  const rows = '| --- | --- |\n| a | b |';
  expect(drawn(`| | what |\n${rows}`).html).toContain('<tr><td></td><th scope="col">what</th></tr>');
  expect(drawn(`| | |\n${rows}`).html).not.toContain('<thead>');
});

test('HTML in a page is shown as text, and can do nothing in code or headings', () => {
  const { html } = drawn(
    '# <b>x</b>\n\n<script>alert(1)</script>\n\n`<i>`\n\n```sand\n// <img src=x>\n```\n\n![a" onerror="b](../p.png)',
  );
  expect(html).not.toMatch(/<script|<img src=x|<b>|<i>|" onerror/);
  expect(html).toContain('&lt;script&gt;');
});

test('rules are highlighted without losing a character', () => {
  const text = 'state a: 0..9 = 0 // <b>\n  "x & y" § \u0000';
  const html = highlightRules(text);
  expect(html).toContain('<span class="t-comment">// &lt;b&gt;</span>');
  const plain = html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
  expect(plain.replaceAll('&amp;', '&')).toBe(text);
});

test('a part of a ruleset opens with what completes it, and the part itself first', () => {
  const contents = source('```sand prelude\nkind Side {}\n```\n', 'docs/reference/language/README.md');
  const page = source(
    '```sand part\nstate a: 0..9 = 0\n```\n\n```sand wrong name/unknown\nx\n```\n',
    'docs/reference/language/state.md',
  );
  const exampleOf = examplesIn([contents, page]);
  const [, packed = ''] = /^#link=1\.(.*)$/.exec(exampleOf(page.path, 'state a: 0..9 = 0') ?? '') ?? [];
  const content = JSON.parse(textOfLink(packed) ?? '') as { readonly files: Readonly<Record<string, string>> };
  expect(Object.keys(content.files)[0]).toBe('rules.sand');
  expect(Object.values(content.files).join('\n')).toMatch(/state a.*ruleset "sample".*kind Side/s);
  expect(exampleOf(page.path, 'x')).toBe(undefined);
});
