import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './test.ts';

/** Someone else's page on another port of this machine: for cookies that is the same site. */
let elsewhere: Server;
let address: string;

test.beforeAll(async ({ baseURL }) => {
  elsewhere = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>elsewhere</title><iframe src="${baseURL}/"></iframe>`);
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
});
test.afterAll(() => elsewhere.close());

test('a page elsewhere cannot frame the workbench', async ({ page, baseURL }) => {
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await page.goto(address);
  await expect.poll(() => refusals.join('\n')).toContain('frame-ancestors');
  const [, framed] = page.frames();
  expect(framed?.url()).not.toContain(baseURL);
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'hex-dice' })).toHaveCount(0);
});

test('a page elsewhere reads and writes nothing, though the browser knows the token', async ({ page, baseURL }) => {
  await page.goto(address);
  const asked = await page.evaluate(async (base) => {
    const outcome = async (path: string, init: RequestInit): Promise<string> =>
      await fetch(base + path, { credentials: 'include', ...init }).then(
        ({ type }) => type,
        () => 'failed',
      );
    const script = document.createElement('script');
    script.src = `${base}/api/list`;
    const loaded = new Promise<string>((done) => {
      script.onload = () => done('loaded');
      script.onerror = () => done('failed');
    });
    document.head.append(script);
    return {
      list: await outcome('/api/list', {}),
      hidden: await outcome('/api/list', { mode: 'no-cors' }),
      put: await outcome('/api/file/hex-dice/evil.sand', { method: 'PUT', body: 'x' }),
      script: await loaded,
    };
  }, baseURL);
  expect(asked).toEqual({ list: 'failed', hidden: 'failed', put: 'failed', script: 'failed' });
});

test('a page opened without the token shows what to do; the address from the terminal works', {
  tag: '@long',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  await expect(page.getByText('Open the address shown in the terminal.')).toBeVisible();
  await page.goto(`${baseURL}/?token=e2e`);
  await expect(page.locator('[data-ruleset="hex-dice"]')).toBeVisible();
  expect(page.url()).toBe(`${baseURL}/`);
  await page.reload();
  await expect(page.locator('[data-ruleset="hex-dice"]')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await context.close();
});
