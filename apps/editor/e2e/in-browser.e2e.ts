import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Project } from '../src/storage/port.ts';
import { CONTRACT, START } from '../test/contract.ts';
import { expect, test } from './test.ts';

declare global {
  interface Window {
    kept: Project;
    stops: (() => void)[];
    changed(path: string): void;
  }
}

const SOURCES = join(import.meta.dirname, '../src/storage');

const IDB = fileURLToPath(import.meta.resolve('idb'));

/** The module as it is in the sources, served from where the page is; the policy admits nothing else. */
const serveSources = async (page: Page): Promise<void> => {
  const serve = (pattern: string, read: (name: string) => string): Promise<unknown> =>
    page.route(pattern, (route) => {
      const body = read(basename(new URL(route.request().url()).pathname));
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  await serve('**/sources/*.ts', (name) =>
    stripTypeScriptTypes(readFileSync(join(SOURCES, name), 'utf8')).replaceAll("from 'idb'", "from './idb.js'"),
  );
  await serve('**/sources/idb.js', () => readFileSync(IDB, 'utf8'));
};

const openSources = async (page: Page): Promise<void> => {
  await serveSources(page);
  await page.goto('/');
};

const keep = (page: Page, name: string): Promise<void> =>
  page.evaluate(async (database) => {
    const address = '/sources/in-browser.ts';
    const { inBrowser } = (await import(address)) as { inBrowser: (name: string) => Project };
    window.kept = inBrowser(database);
    window.stops = [];
  }, name);

/** The project in a page, spoken to from here. */
const keptIn = (page: Page, heard: Heard): Project => ({
  list: () => page.evaluate(() => window.kept.list()),
  read: (path) => page.evaluate((at) => window.kept.read(at), path),
  readAll: (paths) => page.evaluate((all) => window.kept.readAll(all), paths),
  write: (...args) => page.evaluate((all) => window.kept.write(...all), args),
  remove: (...args) => page.evaluate((all) => window.kept.remove(...all), args),
  rename: (...args) => page.evaluate((all) => window.kept.rename(...all), args),
  watch: (changed) => {
    heard.changed = changed;
    void page.evaluate(() => void window.stops.push(window.kept.watch((path) => window.changed(path))));
    return () => void page.evaluate(() => window.stops.pop()?.());
  },
});

/** Who is notified of changes; a page can be given one function for it, once. */
interface Heard {
  changed: (path: string) => void;
}
const hearing = async (page: Page): Promise<Heard> => {
  const heard: Heard = { changed: () => undefined };
  await page.exposeFunction('changed', (path: string) => heard.changed(path));
  return heard;
};

const filled = async (page: Page, name: string, heard: Heard): Promise<Project> => {
  await keep(page, name);
  const project = keptIn(page, heard);
  for (const [path, text] of Object.entries(START)) await project.write(path, text, 'absent');
  return project;
};

test('a project in the browser keeps what every project promises', async ({ page }) => {
  await openSources(page);
  const heard = await hearing(page);
  for (const [i, { name, holds }] of CONTRACT.entries())
    await test.step(name, async () => holds(await filled(page, `contract-${i}`, heard), expect));
});

test('a project in the browser survives closing the page, and another tab sees its changes', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openSources(page);
  const project = await filled(page, 'lasting', await hearing(page));
  const other = await context.newPage();
  await openSources(other);
  await keep(other, 'lasting');
  const elsewhere = keptIn(other, await hearing(other));
  const heard: string[] = [];
  elsewhere.watch((path) => void heard.push(path));
  await expect
    .poll(async () => {
      await project.write('game/a.sand', `two ${heard.length}`, (await project.read('game/a.sand'))?.version ?? '');
      return heard;
    })
    .toContain('game/a.sand');
  await page.close();
  expect((await elsewhere.read('game/a.sand'))?.text).toContain('two');
});
