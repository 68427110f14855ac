import type { Page } from '@playwright/test';

/** Begins a match of people alone, all at this screen: no bot decides in it. */
export async function beginHotSeat(page: Page, game: string): Promise<void> {
  await page.goto(`/#/play/${game}`);
  await page.getByTestId('prompt').waitFor();
  await page.getByRole('button', { name: 'New match' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New match' });
  const players = dialog.locator('[data-part="players"] select');
  await players.first().waitFor();
  for (const player of await players.all()) await player.selectOption('human');
  await dialog.getByText('Random seed').click();
  await dialog.getByLabel('Seed', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByTestId('prompt').waitFor();
}
