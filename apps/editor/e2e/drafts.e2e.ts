import { beginHotSeat } from './board-alone.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

test('a setup is shown on the board before it is confirmed, at random or as last time', {
  tag: '@long',
}, async ({ page }) => {
  await beginHotSeat(page, 'der-erste-weltkrieg');
  const planned = page.locator('.board .planned');
  const confirm = page.locator('[data-part="confirm"]');
  const random = page.getByRole('button', { name: /^Choose.* at random/ });
  // The match that the table began by itself has another seed, and may ask somebody else first.
  await expect(page.getByText('Seed 1', { exact: true })).toBeVisible();
  const asked = await page.getByTestId('prompt').textContent();
  await expect(page.getByRole('button', { name: 'Repeat last answer' })).toHaveCount(0);
  // Counters are taken in any order; the others are asked for afterwards.
  const next = (await page.getByTestId('prompt').textContent()) ?? '';
  const later = page.locator('.board-tray .legal:not(.picked)').last();
  const piece = await later.getAttribute('data-place');
  await later.click();
  await expect(page.locator(`.board-tray .picked[data-place="${piece}"]`)).toBeVisible();
  await page.locator('[data-part="choices"] [data-pick]:not([data-pick="none"])').first().click();
  await expect(page.locator(`.board .planned[data-piece="${piece}"]`)).toBeVisible();
  await expect(page.getByTestId('prompt')).toHaveText(next);
  await random.click();
  await expect(confirm).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => planned.count()).toBeGreaterThan(2);
  await picture(page, 'set-up-planned');
  const first = await page.locator('[data-part="assigned"] li').allTextContents();

  // What is planned is taken up again by a click on it.
  await planned.first().locator('.legal').click();
  await expect(page.locator('[data-part="assigned"] [aria-current="step"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await confirm.click();
  await expect(page.getByTestId('decisions')).toHaveText('1');

  await beginHotSeat(page, 'der-erste-weltkrieg');
  await expect(page.getByTestId('prompt')).toHaveText(asked ?? '');
  await page.getByRole('button', { name: 'Repeat last answer' }).click();
  // Their order is that in which they were given.
  const again = async () => (await page.locator('[data-part="assigned"] li').allTextContents()).toSorted();
  await expect.poll(again).toEqual(first.toSorted());

  await beginHotSeat(page, 'der-erste-weltkrieg');
  // Many answers and a long question are in sight at once.
  await page.setViewportSize({ width: 1280, height: 800 });
  const overfull = () =>
    page
      .locator('[data-region="question"]')
      .evaluate((bar) => [...bar.children].filter((part) => part.scrollHeight > part.clientHeight + 1).length);
  await expect.poll(overfull).toBe(0);
  // The layout names a setup, which leaves some counters to chance.
  await page.getByRole('button', { name: 'Historical deployment, the rest at random' }).click();
  await expect(confirm).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => planned.count()).toBeGreaterThan(2);
});
