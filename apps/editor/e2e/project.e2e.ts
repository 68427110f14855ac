import { failOnConsoleErrors } from './console-errors.ts';
import { openFile, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();
withRuleset('booked', {
  'rules.sand': `ruleset "booked" version "1.2.0" language 1
kind Side
kind Town { at: 0..9 = 0 }
table Side { id
  red }
table Town from "towns.json"
seats for Side { one { first {red} } }
constant most: 1..9 = 7
play { let bid = choose one of n in 0..9 by red where n <= most }
`,
  'towns.json': '[{"id": "aria", "at": 1}, {"id": "bree", "at": 2}]\n',
  'text/en/1-all.md': '# Bids {#bids §1}\n\nAt most {constant.most} is bid.\n',
});

test('tables open as tables, or as text after a reload if they were left so; the rulebook is printed as a page of its own', {
  tag: '@long',
}, async ({ page }) => {
  // The window that prints is a frame of the page, and has no paper here.
  await page.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await openRuleset(page, 'booked');
  await openFile(page, 'towns.json');
  await expect(page.getByRole('gridcell', { name: 'aria' })).toBeVisible();
  await openFile(page, 'rules.sand');
  await expect(page.getByRole('gridcell', { name: 'aria' })).toHaveCount(0);
  await openFile(page, 'towns.json');
  await expect(page.getByRole('gridcell', { name: 'aria' })).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('sandtable.kept:booked')))
    .toContain('"asText":["booked/towns.json"]');
  await page.reload();
  await expect(page.locator('.monaco')).toContainText(/"id":\s"aria"/);
  await expect(page.getByRole('gridcell', { name: 'aria' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: 'aria' })).toBeVisible();

  await expect(page.getByTestId('finding-count')).toHaveText(/\d/);
  await page.getByRole('button', { name: 'Project', exact: true }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('group')).toHaveCount(5);
  await picture(page, 'project-menu');
  await menu.getByRole('menuitem', { name: 'Print rulebook' }).click();
  const book = page.frameLocator('#print-frame');
  await expect(book.locator('h1')).toHaveText('Bids');
  await expect(book.locator('main')).toContainText('At most 7 is bid.');
  await expect
    .poll(() =>
      page
        .frames()
        .at(-1)
        ?.evaluate(() => 'printed' in window),
    )
    .toBe(true);
});
