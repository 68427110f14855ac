import type { Locator, Page } from '@playwright/test';

/** Takes a picture for people to look at, if E2E_PICTURES is set: no test compares it, and each costs half a second. */
export const picture = async (of: Page | Locator, name: string): Promise<void> => {
  if (process.env.E2E_PICTURES === '1') await of.screenshot({ path: `dist-e2e/${name}.png` });
};
