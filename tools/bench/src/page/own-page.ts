import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';

/** Nobody listens there: what the page asks for is answered from what was built. */
const ADDRESS = 'http://127.0.0.1:9/';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Builds a page of this folder as the workbench is built, and looks at it in a browser. */
export async function withOwnPage<T>(browser: Browser, name: string, look: (page: Page) => Promise<T>): Promise<T> {
  const built = mkdtempSync(join(tmpdir(), `sandtable-${name}-`));
  const source = fileURLToPath(new URL(`./${name}`, import.meta.url));
  try {
    await build({ configFile: false, root: source, base: './', logLevel: 'error', build: { outDir: built } });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await serve(page, built);
    await page.goto(ADDRESS);
    const seen = await look(page);
    await page.close();
    return seen;
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
}

const serve = (page: Page, folder: string): Promise<unknown> =>
  page.route(`${ADDRESS}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html';
    return route.fulfill({ contentType, body: readFileSync(join(folder, path)) });
  });
