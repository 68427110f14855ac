import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { quietPages } from './quiet.ts';

const RULES = `ruleset "swaps" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
seats for Side { two { first {red} second {blue} } }
constant most: 1..9 = 9
state sum: 0..99 = 0
procedure bidding(s: Side) {
  step offer {
    let bid = choose one of n in 0..9 by s where n <= most
    sum += bid
  }
}
play { repeat 8 times { for s in Side { bidding(s) } } }
`;
const LOW = `/// House rule: nobody bids more than three.
variant "low" version "1.0.0" of "swaps" "^1.0" {
  set constant most = 3
}
`;
const folder = join(process.env.E2E_RULESETS ?? '', 'swaps');
const rules = (): string => readFileSync(join(folder, 'rules.sand'), 'utf8');

test.beforeEach(() => {
  mkdirSync(join(folder, 'variants'), { recursive: true });
  writeFileSync(join(folder, 'rules.sand'), RULES);
  writeFileSync(join(folder, 'variants/low.sand'), LOW);
});
test.afterEach(() => {
  if (existsSync(folder)) rmSync(folder, { recursive: true });
});

const wanted = quietPages();

const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('button', { name: 'swaps' }).click();
  await expect(page.getByTestId('finding-count')).toHaveText('0');
};
const bid = async (page: Page, one: number): Promise<void> => {
  const before = Number(await page.getByTestId('decisions').textContent());
  await page
    .getByTestId('choices')
    .getByRole('button', { name: String(one), exact: true })
    .click();
  await expect(page.getByTestId('decisions')).toHaveText(String(before + 1));
};
const menu = async (page: Page, entry: string): Promise<void> => {
  await page.locator('.project-menu summary').click();
  await page.locator('.project-menu').getByRole('button', { name: entry }).click();
};

test('a ruleset goes out as one file and comes back with its match; nothing is overwritten unasked', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'New game' }).click();
  for (const one of [2, 7]) await bid(page, one);
  const download = page.waitForEvent('download');
  await menu(page, 'Save as a zip file');
  const zip = await (await download).path();
  rmSync(join(folder, 'variants'), { recursive: true });
  writeFileSync(join(folder, 'rules.sand'), RULES.replace('repeat 8', 'repeat 6'));
  await expect(page.locator('.files')).not.toContainText('low.sand');
  // A file that goes is noted by the browser.
  wanted();
  await page
    .locator('.project-menu input')
    .first()
    .setInputFiles({
      name: 'swaps.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(zip),
    });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('swaps/variants/low.sand');
  await dialog.getByText('Show the difference').click();
  await expect(dialog.locator('.diff .added')).toContainText('repeat 8 times');
  await page.screenshot({ path: 'dist-e2e/import.png' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(rules()).toContain('repeat 6');
  await page.locator('.project-menu input').first().setInputFiles(zip);
  await dialog.getByRole('radio', { name: 'Take theirs' }).check();
  await dialog.getByRole('button', { name: 'Write 2 files' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(rules).toContain('repeat 8');
  expect(readFileSync(join(folder, 'variants/low.sand'), 'utf8')).toBe(LOW);
  await expect(page.getByTestId('decisions')).toHaveText('2');
});
