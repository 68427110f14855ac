import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type { PageFigure } from './figure.ts';
import type { Say } from './limit.ts';
import type { Server } from './server.ts';

const ROUNDS = 7;
const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The static site, from the request to the first page and to the games in the workbench, with nothing cached. */
export async function site(browser: Browser, _: Server, say: Say): Promise<readonly PageFigure[]> {
  say('the server of the site');
  const { address, close } = await serveSite();
  try {
    say('the first page of the site');
    const landing = await timesOf(browser, address, '.games li');
    say('the games in the workbench of the site');
    const games = await timesOf(browser, `${address}workbench/`, '[data-part="game-card"]');
    return [
      { name: 'site: first page', unit: 'ms', times: landing, at: 0.5, budget: 1500 },
      { name: 'site: games can be chosen in the workbench', unit: 'ms', times: games, at: 0.5, budget: 1500 },
    ];
  } finally {
    close();
  }
}

async function timesOf(browser: Browser, address: string, shown: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    // What keeps the site for later isn't part of the first view.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  return times;
}

async function serveSite(): Promise<{ readonly address: string; close(): void }> {
  const words = ['tools/site/src/serve.ts', 'dist-site', '/some/base/', '0'];
  const server = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  return { address: said.trim(), close: () => void server.kill() };
}
