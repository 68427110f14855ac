import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { carrying, firstView } from '../src/first-view.ts';
import { pageOf } from '../src/shell.ts';

const page = pageOf({ title: 'T', lang: 'en', root: './', look: 'landing', body: '' });
const STYLE = '@font-face{src:url(./a.woff2)}';

test('a page that carries its styles waits for nothing, and its policy admits just these', () => {
  const site = mkdtempSync(join(tmpdir(), 'sandtable-first-'));
  try {
    mkdirSync(join(site, 'pages'));
    writeFileSync(join(site, 'pages/style.css'), STYLE);
    writeFileSync(join(site, 'pages/early.js'), 'early()');
    writeFileSync(join(site, 'index.html'), page);
    expect(firstView(site, 'index.html')).toEqual({ requests: 3, bytes: page.length + STYLE.length + 7 });
    const carried = carrying(page, { early: 'early()\n', style: STYLE, from: 'pages/' });
    writeFileSync(join(site, 'index.html'), carried);
    expect(firstView(site, 'index.html')).toEqual({ requests: 1, bytes: carried.length });
    expect(carried).toContain('<style>@font-face{src:url(pages/a.woff2)}</style>');
    expect(carried).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-/);
    expect(carried).not.toContain('unsafe-inline');
  } finally {
    rmSync(site, { recursive: true });
  }
});
