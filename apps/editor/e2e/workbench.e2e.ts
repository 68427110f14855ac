import { expect, type Page, test } from '@playwright/test';

const errors: string[] = [];
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
});
test.afterEach(() => expect(errors).toEqual([]));

const open = async (page: Page, ruleset: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: ruleset }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
};
const begin = async (page: Page, ruleset: string): Promise<void> => {
  await open(page, ruleset);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
};
const decisions = (page: Page) => page.getByTestId('decisions');

/** Answers whatever is asked with its first legal values, until a decision is made. */
const decide = async (page: Page): Promise<void> => {
  const before = await decisions(page).textContent();
  for (let i = 0; i < 12 && (await decisions(page).textContent()) === before; i++) {
    const confirm = page.getByRole('button', { name: 'Confirm' });
    if (await confirm.isVisible()) {
      if (await confirm.isDisabled())
        await page.getByTestId('choices').getByRole('checkbox', { checked: false }).first().check();
      else await confirm.click();
    } else await page.getByTestId('choices').getByRole('button').first().click();
    await page.waitForTimeout(100);
  }
  expect(await decisions(page).textContent()).not.toBe(before);
};

test('the policy is sent, and text cannot become code', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' blob:");
  const thrown = await page.evaluate(() => {
    try {
      return String(new Function('return 1')());
    } catch (error) {
      return error instanceof Error ? error.name : 'thrown';
    }
  });
  expect(thrown).toBe('EvalError');
  // The browser reports the refused attempt on the console; here that is what is wanted.
  errors.length = 0;
});

for (const ruleset of ['hex-dice', 'der-erste-weltkrieg'])
  test(`${ruleset} is drawn and played`, async ({ page }) => {
    await begin(page, ruleset);
    await expect(page.locator('.board-sheet')).toBeVisible();
    await page.screenshot({ path: `dist-e2e/${ruleset}.png` });
    for (let i = 0; i < 3; i++) await decide(page);
    await page.screenshot({ path: `dist-e2e/${ruleset}-played.png` });
    const made = Number(await decisions(page).textContent());
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(decisions(page)).toHaveText(String(made - 1));
  });

test('a syntax error is one finding, and the game goes on', async ({ page }) => {
  // What is typed here must not reach the files.
  await page.route('**/api/file/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 200, headers: { etag: '"e2e"' }, body: '{}' })
      : route.continue(),
  );
  await begin(page, 'hex-dice');
  await decide(page);
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nkind kind');
  await expect(page.getByTestId('finding-count')).toHaveText('1');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await decide(page);
});

test('on a narrow page one panel is shown at a time', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'hex-dice' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New game' })).toBeVisible();
  await expect(page.locator('.monaco')).toBeHidden();
});
