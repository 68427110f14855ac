import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import type { Server } from './server.ts';

/** Chromium as the browser tests start it; garbage is collected when it is asked for, so that memory can be read. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}

/** A page of its own, with nothing cached, of someone who has opened the address that the server shows. */
export async function newPage(browser: Browser, { url, cookie }: Server): Promise<Page> {
  const storageState = { cookies: [cookie], origins: [] };
  return await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 }, storageState });
}

/** Such a page with that ruleset open and compiled. */
export async function openRuleset(browser: Browser, server: Server, ruleset: string): Promise<Page> {
  const page = await newPage(browser, server);
  await page.goto('/');
  const card = page.locator(`[data-ruleset="${ruleset}"] [data-part="edit-rules"]`);
  await card
    .or(page.getByRole('button', { name: ruleset }))
    .first()
    .click();
  await page.getByTestId('finding-count').filter({ hasText: /\d/ }).waitFor();
  return page;
}

/** The button that begins a match; earlier pages call it a game. */
export const newMatch = (page: Page): Locator => page.getByRole('button', { name: /^New (match|game)$/ });

/** A match begun, with the question on the screen. */
export async function beginGame(page: Page): Promise<void> {
  await newMatch(page).click();
  await page.getByTestId('prompt').waitFor();
}
