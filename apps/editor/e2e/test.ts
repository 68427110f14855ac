// Every worker has a server of its own over a copy of the rulesets of its own, so that tests of two workers never meet.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { expect } from './expect.ts';
import { root } from './folder.ts';
import { slowed } from './slow.ts';

export { expect };

const originals = join(import.meta.dirname, '../../../rulesets');
const program = join(import.meta.dirname, '../../cli/src/main.ts');

/** What the server gives to whoever opens the address that it shows. */
const TOKEN = 'e2e';

export const test = base.extend<object, { readonly origin: string; readonly profile: BrowserContext }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs, here nothing.
    async ({}, use) => {
      cpSync(originals, root, { recursive: true, filter: isSource });
      const server = spawn(process.execPath, [program, 'edit', root, '--port', '0'], {
        env: { ...process.env, SANDTABLE_TOKEN: TOKEN },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await use(await originOf(server));
      server.kill('SIGKILL');
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  // A fresh context would fetch, parse and compile the whole page again: a profile keeps what it has compiled.
  profile: [
    async ({ playwright, launchOptions, origin }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sandtable-profile-'));
      // What happens is shown at once, without motion or cards; the test of events turns it on.
      const options = { ...launchOptions, baseURL: origin, reducedMotion: 'reduce' } as const;
      const profile = await playwright.chromium.launchPersistentContext(folder, options);
      await profile.addInitScript("localStorage['sandtable.animations'] ??= 'off'");
      await use(profile);
      await profile.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  context: async ({ profile, origin, viewport }, use) => {
    await profile.addCookies([cookieOf(origin)]);
    // A page that a test opens itself would be as large as the last one of the test before.
    const resize = (page: Page): void => {
      if (viewport !== null) page.setViewportSize(viewport).catch(() => undefined);
    };
    profile.on('page', resize);
    await use(profile);
    profile.off('page', resize);
    await forget(profile, origin);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await slowed(page);
    await use(page);
  },
});

/** Nothing that a test has stored or opened is there for the next one; only the first page stays, empty. */
async function forget(profile: BrowserContext, origin: string): Promise<void> {
  const [blank, ...opened] = profile.pages();
  for (const page of opened) await page.close();
  await profile.clearCookies();
  if (blank === undefined) throw new Error('A test has closed the first page of the browser.');
  const session = await profile.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await session.detach();
}

/** All but what has been fetched and compiled. */
const STORED = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage,storage_buckets';

const isSource = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path));

/** The address that a server says when it listens. */
async function originOf({ stdout, exitCode }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error(`The server has ended: ${exitCode}`);
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return new URL(address).origin;
  }
  throw new Error('The server has ended without an address.');
}

const cookieOf = (origin: string) => ({
  name: `sandtable-${new URL(origin).port}`,
  value: TOKEN,
  domain: '127.0.0.1',
  path: '/',
  expires: -1,
  httpOnly: true,
  secure: false,
  sameSite: 'Strict' as const,
});
