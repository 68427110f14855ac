import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with a page, a line each. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } };
    return (await axe.run()).violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html) }));
  });
  return found.flatMap(({ id, html }) => html.map((one) => `${new URL(page.url()).pathname}: ${id}: ${one}`));
}
