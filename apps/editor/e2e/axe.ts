import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it is, a line each; another look of the same page can only differ in contrast. */
export const violations = async (page: Page, only: 'all' | 'contrast' = 'all'): Promise<readonly string[]> => {
  // The policy of the page forbids scripts from elsewhere; what the debugger evaluates is exempt.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const runOnly = only === 'all' ? RULES : ['color-contrast'];
  const found = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run(on: Document, how: RunOptions): Promise<AxeResults> } };
    return (await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations;
  }, runOnly);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html}`));
};
