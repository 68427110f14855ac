import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { newPage } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import type { Say } from './limit.ts';
import type { Server } from './server.ts';

const ROUNDS = 7;
const dist = fileURLToPath(new URL('../../../../apps/editor/dist/', import.meta.url));

/** From the request to the rulesets on the screen, with nothing cached; and what had to come over the line for it. */
export async function firstView(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  const paints: number[] = [];
  const lists: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    say('the rulesets on the start page');
    const page = await newPage(browser, server);
    await page.goto('/');
    await page.locator('[data-ruleset="hex-dice"]').getByRole('button', { name: 'Play' }).waitFor();
    lists.push(await page.evaluate(() => performance.now()));
    paints.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0));
    await page.close();
  }
  return [
    { name: 'first paint', unit: 'ms', times: paints, at: 0.5, budget: 1500 },
    { name: 'first view: rulesets can be chosen', unit: 'ms', times: lists, at: 0.5, budget: 1500 },
    { name: 'initial script, compressed', unit: 'kB', times: [initialScript()], at: 1, budget: 330 },
  ];
}

/** What the page names, with all that those modules import before they run. */
function initialScript(): number {
  const named = [...readFileSync(`${dist}index.html`, 'utf8').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)];
  const all = new Set<string>();
  const visit = (path: string): void => {
    if (all.has(path)) return;
    all.add(path);
    const text = readFileSync(`${dist}${path}`, 'utf8');
    for (const [, next] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(`assets/${next}`);
  };
  for (const [, path = ''] of named) visit(path);
  if ([...all].some((path) => path.includes('monaco'))) throw new Error('Monaco is in the first script');
  if (readdirSync(dist).length === 0) throw new Error('the workbench is not built');
  return [...all].reduce((sum, path) => sum + gzipSync(readFileSync(`${dist}${path}`)).length, 0) / 1000;
}
