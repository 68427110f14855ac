import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from './folder.ts';
import { expect, test } from './test.ts';

const originals = join(import.meta.dirname, '../../../rulesets');

export interface Written {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
}

/** A ruleset as the server has it stored. */
export const storedRuleset = (name: string): Written => {
  const folder = join(root, name);
  return {
    folder,
    write: (file, text) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
};

/** In all tests of a file there is this ruleset, as new before each. */
export const withRuleset = (name: string, files: Readonly<Record<string, string>>): Written => {
  const ruleset = storedRuleset(name);
  test.beforeEach(() => {
    for (const [file, text] of Object.entries(files)) ruleset.write(file, text);
  });
  test.afterEach(async ({ page }) => {
    await closeSaved(page);
    rmSync(ruleset.folder, { recursive: true, force: true });
  });
  return ruleset;
};

/** What is typed saves itself: after each test of a file these files are again as they were. */
export const putsBack = (ruleset: string, ...files: readonly string[]): void =>
  test.afterEach(async ({ page }) => {
    await closeSaved(page);
    for (const file of files) copyFileSync(join(originals, ruleset, file), join(root, ruleset, file));
  });

/**
 * A write that is under way when a page is closed would reach the folder after it was put back. Whether all is saved the
 * page says itself, to whoever would leave it.
 */
async function closeSaved(page: Page): Promise<void> {
  const isSaved = (): Promise<boolean> =>
    page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // A test that has failed may never be saved.
  if (!page.isClosed())
    await expect
      .poll(isSaved)
      .toBe(true)
      .catch(() => undefined);
  await page.close();
}
