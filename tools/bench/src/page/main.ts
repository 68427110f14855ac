/**
 * `npm run bench:page [-- --filter NAME] [--json FILE]`: the budgets of the workbench, in the production build.
 * `--page FOLDER` measures the page of another checkout, such as an older one, with its rulesets or those of the checkout
 * that `--rulesets FOLDER` names: the parts `typing`, `time-travel` and `memory`, to compare both alternately.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startBrowser } from './bench-page.ts';
import { lines, type PageFigure } from './figure.ts';
import { firstView } from './first-view.ts';
import { frames } from './frames.ts';
import { hand } from './hand.ts';
import { largeBoard } from './large-board.ts';
import { memory } from './memory.ts';
import { opening } from './opening.ts';
import { type Server, startServer } from './server.ts';
import { site } from './site.ts';
import { timeTravel } from './time-travel.ts';
import { typing } from './typing.ts';

const PARTS: Readonly<Record<string, (browser: Browser, server: Server) => Promise<readonly PageFigure[]>>> = {
  'first-view': firstView,
  site,
  opening,
  hand,
  frames,
  'large-board': largeBoard,
  typing,
  'time-travel': timeTravel,
  memory,
};

const { values } = parseArgs({
  options: {
    ...{ filter: { type: 'string', default: '' }, json: { type: 'string' } },
    ...{ page: { type: 'string' }, rulesets: { type: 'string' } },
  },
});
const server = await startServer(values);
const figures: PageFigure[] = [];
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (!name.includes(values.filter)) continue;
    // A browser for each part: what one keeps is no burden of the next.
    const browser = await startBrowser();
    try {
      const found = await measure(browser, server);
      console.log(lines(found));
      figures.push(...found);
    } finally {
      await browser.close();
    }
  }
} finally {
  server.close();
}
const file = resolve(values.json ?? fileURLToPath(new URL('../../dist/page.json', import.meta.url)));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ version: 1, node: process.version, figures }, undefined, 2)}\n`);
