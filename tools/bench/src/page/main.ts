/**
 * `npm run bench:page [-- --filter NAME] [--json FILE]`: the budgets of the workbench, in the production build.
 * `--page FOLDER` measures the page of another checkout, such as an older one, with its rulesets or those of the checkout
 * that `--rulesets FOLDER` names: the parts `typing`, `time-travel` and `memory`, to compare both alternately.
 * The command fails if a figure misses its budget, or if a part isn't done within its limit.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startBrowser } from './bench-page.ts';
import { isMissed, lines, type PageFigure } from './figure.ts';
import { firstView } from './first-view.ts';
import { frames } from './frames.ts';
import { hand } from './hand.ts';
import { largeBoard } from './large-board.ts';
import { type Say, within } from './limit.ts';
import { memory } from './memory.ts';
import { opening } from './opening.ts';
import { type Server, startServer } from './server.ts';
import { site } from './site.ts';
import { timeTravel } from './time-travel.ts';
import { typing } from './typing.ts';

interface Part {
  readonly measure: (browser: Browser, server: Server, say: Say) => Promise<readonly PageFigure[]>;
  /** Seconds within which it must be done: several times what it takes on an idle machine. */
  readonly limit: number;
}

const PARTS: Readonly<Record<string, Part>> = {
  'first-view': { measure: firstView, limit: 60 },
  site: { measure: site, limit: 90 },
  opening: { measure: opening, limit: 300 },
  hand: { measure: hand, limit: 900 },
  frames: { measure: frames, limit: 300 },
  'large-board': { measure: largeBoard, limit: 120 },
  typing: { measure: typing, limit: 300 },
  'time-travel': { measure: timeTravel, limit: 180 },
  memory: { measure: memory, limit: 900 },
};

const { values } = parseArgs({
  options: {
    ...{ filter: { type: 'string', default: '' }, json: { type: 'string' } },
    ...{ page: { type: 'string' }, rulesets: { type: 'string' } },
  },
});
const chosen = Object.entries(PARTS).filter(([name]) => name.includes(values.filter));
const server = await startServer(values);
const figures: PageFigure[] = [];
const failures: string[] = [];
try {
  for (const [name, part] of chosen) await take(name, part);
} finally {
  server.close();
}
const file = resolve(values.json ?? fileURLToPath(new URL('../../dist/page.json', import.meta.url)));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ version: 1, node: process.version, figures, failures }, undefined, 2)}\n`);
if (chosen.length === 0) console.log(`No part is called ${values.filter}: there are ${Object.keys(PARTS).join(', ')}.`);
process.exitCode = chosen.length === 0 ? 2 : failures.length > 0 || figures.some(isMissed) ? 1 : 0;

/** A part that fails doesn't keep the others from being measured. */
async function take(name: string, { measure, limit }: Part): Promise<void> {
  // A browser for each part: what one keeps is no burden of the next.
  const browser = await startBrowser();
  try {
    const found = await within(
      limit,
      (say) => measure(browser, server, say),
      () => browser.close(),
    );
    console.log(lines(found));
    figures.push(...found);
  } catch (error) {
    failures.push(`${name}: ${(error as Error).message}`);
    console.error(failures.at(-1));
  } finally {
    await browser.close();
  }
}
