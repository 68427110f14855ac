// Builds the site and uses it as a visitor does, also offline: `npm run test:long` runs it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type Browser, type BrowserContext, chromium, expect as expecting, type Page } from '@playwright/test';
import { RULESET_LIMITS, readZip } from '@sandtable/archive';
import { buildSite } from '../src/build-site.ts';
import { firstView } from '../src/first-view.ts';
import { type StaticServer, serveFolder } from '../src/static-server.ts';
import { violationsOn } from './axe.ts';
import { overBudget } from './first-view-budget.ts';

/** Two cores may be busy with much else. */
const LONGEST = 60_000;
const expect = expecting.configure({ timeout: LONGEST });

const ROOT = join(import.meta.dirname, '../../..');
const BASE = '/some/base/';
const OURS = '// Changed on the site';
const GAME = 'hex-dice';

const out = mkdtempSync(join(tmpdir(), 'sandtable-site-'));
let [browser, context, page, server]: [Browser?, BrowserContext?, Page?, StaticServer?] = [];

before(async () => {
  if (process.env.SITE_WORKBENCH !== 'built')
    execFileSync(join(ROOT, 'node_modules/.bin/vite'), ['build', '-c', 'vite.site.config.ts', '--logLevel', 'warn'], {
      cwd: join(ROOT, 'apps/editor'),
      stdio: 'inherit',
    });
  await buildSite({ out, base: BASE });
  server = await serveFolder(out, BASE);
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  browser = await chromium.launch({
    ...(existsSync(executablePath) ? { executablePath } : {}),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  context = await browser.newContext({ reducedMotion: 'reduce' });
  context.setDefaultTimeout(LONGEST);
  page = await context.newPage();
});
after(async () => {
  await browser?.close();
  await server?.close();
  rmSync(out, { recursive: true, force: true });
});

const opened = (): { readonly page: Page; readonly context: BrowserContext; readonly address: string } => {
  assert.ok(page && context && server);
  return { page, context, address: server.address };
};

test('pages draw something before they ask for much', () => {
  assert.deepEqual(
    overBudget((address) => firstView(out, address)),
    [],
  );
});

test('pages are in order for axe, on a screen and on a phone', async () => {
  const { page, address } = opened();
  const found: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const at of [
      '',
      'manual/index.html',
      'manual/reference/language/choices.html',
      'manual/guides/maps.html',
      'nowhere',
    ]) {
      await page.goto(address + at);
      found.push(...(await violationsOn(page)));
    }
  }
  assert.deepEqual(found, []);
});

test('the landing page is in the language of the browser, and in another one that is chosen', async () => {
  const { address } = opened();
  const german = await browser?.newContext({ locale: 'de-AT' });
  const page = await german?.newPage();
  assert.ok(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brettspielregeln spielen, ändern und testen');
  assert.deepEqual(await violationsOn(page), []);
  await page.getByRole('link', { name: 'Français' }).click();
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Ouvrir l’atelier' })).toBeVisible();
  assert.deepEqual(await violationsOn(page), []);
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Open the workbench' })).toBeVisible();
  await german?.close();
});

test('the search finds a page by what is on it', async () => {
  const { page, address } = opened();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${address}manual/index.html`);
  await page.keyboard.press('/');
  await page.keyboard.type('secret answers');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/manual\/.*\.html/);
});

test('where there is no room to keep the site for use offline, nothing of it is left behind', async () => {
  const { address } = opened();
  const full = await browser?.newContext();
  const page = await full?.newPage();
  assert.ok(full && page);
  await page.goto(address);
  const session = await full.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(address).origin, quotaSize: 4_000_000 });
  const became = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('sw.js');
    return new Promise((done) => installing?.addEventListener('statechange', () => done(installing.state)));
  });
  assert.equal(became, 'redundant');
  assert.deepEqual(await page.evaluate(() => caches.keys()), []);
  await full.close();
});

test('a game is played from the first page, under any base path', async () => {
  const { page, address } = opened();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${address}workbench/`);
  await expect(page.locator('[data-part="game-card"]').first()).toBeVisible();
  // What a game says of itself is in the list of games; its texts, which are megabytes, wait until someone wants them.
  assert.deepEqual(
    asked.filter((url) => url.includes('/rules-')),
    [],
  );
  assert.deepEqual(await violationsOn(page), []);
  await page.getByRole('button', { name: 'Manual', exact: true }).click();
  await expect(page).toHaveURL(`${address}manual/index.html`);
  await page.goto(address);
  await page.locator(`#play-${GAME}`).click();
  await expect(page).toHaveURL(`${address}workbench/#/play/${GAME}`);
  await expect(page.getByRole('button', { name: 'Play to end' })).toBeVisible();
});

test('after the first visit everything works offline', async () => {
  const { page, context, address } = opened();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await server?.close();
  await page.goto(`${address}workbench/#/play/${GAME}`);
  await page.reload();
  await page.getByRole('button', { name: 'Play to end' }).click();
  await expect(page.getByRole('button', { name: 'Play to end' })).toBeHidden();
});

test('a changed rule stays, and is in the exported archive', async () => {
  const { page, address } = opened();
  await page.goto(`${address}workbench/#/edit/${GAME}/rules.sand`);
  await page.reload();
  await page.locator('.monaco .view-lines').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(`${OURS}\n`);
  await page.keyboard.press('Control+s');
  await expect.poll(() => keptTexts(page), { timeout: LONGEST }).toContain(OURS);
  await page.reload();
  await expect(page.locator('.monaco .view-lines')).toContainText(OURS.replaceAll(' ', '\u00a0'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Project' }).click();
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
  const zip = readFileSync(await (await download).path());
  const { files } = readZip(zip, RULESET_LIMITS);
  assert.ok(files.some(({ path, text }) => path.endsWith('rules.sand') && text.startsWith(OURS)));
});

/** All that the site has kept in this browser. */
const keptTexts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        indexedDB.open('sandtable-site').onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const request = database.transaction('files').objectStore('files').getAll();
          request.onsuccess = () => {
            database.close();
            done(request.result.join('\n'));
          };
        };
      }),
  );

test('a folder on disk is opened, written to, and changes of other programs are seen', async () => {
  const { page, context, address } = opened();
  // A folder of the browser stands for one that someone chooses.
  await context.addInitScript(() => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle('games', { create: true });
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto(`${address}workbench/`);
  await page.reload();
  await page.getByRole('button', { name: 'Project' }).click();
  await page.getByRole('menuitem', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Open folder on this computer…' }).click();
  await expect(page.getByText('There are no games in the folder “games”')).toBeVisible();
  assert.deepEqual(await violationsOn(page), []);
  await page.getByRole('button', { name: 'New game…' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.getByRole('dialog').getByText('Folder “games”').click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/#\/edit\/mine%40disk/);
  await expect(page.locator('.monaco .view-lines')).toContainText('ruleset');
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await (await root.getDirectoryHandle('games')).getDirectoryHandle('mine');
    const file = await folder.getFileHandle('rules.sand');
    const text = await (await file.getFile()).text();
    const writable = await file.createWritable();
    await writable.write(`// From elsewhere\n${text}`);
    await writable.close();
  });
  await expect(page.locator('.monaco .view-lines')).toContainText('//\u00a0From\u00a0elsewhere');
  await page.reload();
  await expect(page.locator('.monaco .view-lines')).toContainText('//\u00a0From\u00a0elsewhere');
});

test('an example of the manual opens in the workbench, offline as well', async () => {
  const { page, address } = opened();
  await page.goto(`${address}manual/reference/language/choices.html`);
  await page.getByRole('link', { name: 'Open in the workbench' }).first().click();
  await expect(page.getByText('example-choices-').first()).toBeVisible();
});

test('an example is changed on its page, where findings and worked examples are shown, offline as well', async () => {
  const { page, address } = opened();
  await page.goto(`${address}manual/reference/language/choices.html`);
  await page.getByRole('button', { name: 'Try it' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Worked examples passed: 1 of 1.')).toBeVisible();
  assert.deepEqual(await violationsOn(page), []);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nfoo');
  await expect(page.getByText('Expected a declaration, found “foo”')).toBeVisible();
  await page.getByRole('button', { name: /^Line / }).click();
  assert.equal(await page.evaluate(() => getSelection()?.toString()), 'foo');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Worked examples passed: 1 of 1.')).toBeVisible();
});

test('a new version is offered, and comes when somebody reloads', async () => {
  const { page, context, address } = opened();
  const script = readFileSync(join(out, 'sw.js'), 'utf8');
  writeFileSync(join(out, 'sw.js'), script.replace(/"version":"\w+"/, '"version":"next"'));
  server = await serveFolder(out, BASE, Number(new URL(address).port));
  await context.setOffline(false);
  await page.goto(`${address}workbench/`);
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  assert.deepEqual(await violationsOn(page), []);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await loaded;
  await page.getByRole('button', { name: 'Project' }).click();
  await page.getByRole('menuitem', { name: 'Home', exact: true }).click();
  await expect(page.getByText('Changed in this browser')).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
});
