import type { Page } from '@playwright/test';
import { failOnConsoleErrors } from './console-errors.ts';
import { bringFiles, openRuleset } from './pages.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

const RULES = `ruleset "moors" version "1.0.0" language 1 layout "layout.json"

kind Side { }
table Side {
  id
  red
}
kind Town { worth: 1..9 }
table Town {
  id    worth
  aria  4
}
relation road: Town -- Town
table road {
}
state turn: 0..9 = 0
seats for Side { one { first {red} } }
play { finish won by {red} }
`;
const LAYOUT = `{
  "version": 1,
  "places": {
    "Town.aria": { "at": [0, 0] }
  }
}
`;
const stored = withRuleset('moors', { 'rules.sand': RULES, 'layout.json': LAYOUT });
failOnConsoleErrors();

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
  <rect id="Aria" width="100" height="100"/>
  <path id="Büren" d="M100 0H200V100H100Z"/>
  <path id="way" fill="none" d="M0 0L50 50"/>
</svg>
`;

const bring = async (page: Page, name: string, text: string): Promise<void> => {
  await bringFiles(page, 'Import map', { name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
};

test('a drawing is previewed, imported as places, borders and links, and undone; a broken one shows why', {
  tag: '@long',
}, async ({ page }) => {
  await openRuleset(page, 'moors');
  await test.step('places, borders and links are taken, and taken back', () => takesDrawing(page));
  await test.step('a file that cannot be read says why, and nothing can be taken', () => refusesBroken(page));
});

const takesDrawing = async (page: Page): Promise<void> => {
  await bring(page, 'moors.svg', DRAWING);
  const dialog = page.getByRole('dialog', { name: 'Map from moors.svg' });
  await expect(dialog).toContainText('Found 2 places and 1 link.');
  await expect(dialog).toContainText('1 new member in Town: bueren (Büren)');
  await expect(dialog).toContainText('New members copy these columns from the last existing member: worth');
  await expect(dialog).toContainText('“way” is a line, not an area');
  await expect(dialog.getByRole('img', { name: 'Preview of the imported map' }).locator('path')).toHaveCount(2);
  await picture(page, 'map-import');
  expect(stored.read('rules.sand')).toBe(RULES);
  await dialog.getByLabel('Kind for places').selectOption('Area');
  await expect(dialog).toContainText('2 new members in Area: aria (Aria), bueren (Büren)');
  await dialog.getByLabel('Kind for places').selectOption('Town');
  await expect(dialog).toContainText('1 new member in Town: bueren (Büren)');
  await dialog.getByRole('button', { name: 'Import map' }).click();
  await expect(dialog).toContainText('Map imported');
  await expect.poll(() => stored.read('rules.sand')).toContain('\n  bueren  4\n}');
  await expect.poll(() => stored.read('rules.sand')).toContain('table road {\n  aria -- bueren\n}');
  await expect
    .poll(() => stored.read('layout.json'))
    .toContain('"Town.aria": { "at": [50, 50], "outline": [[[0,0],[100,0],[100,100],[0,100]]] }');
  await expect(page.getByTestId('finding-count')).toHaveText('0');
  await dialog.getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => stored.read('rules.sand')).toBe(RULES);
  await expect.poll(() => stored.read('layout.json')).toBe(LAYOUT);
};

const refusesBroken = async (page: Page): Promise<void> => {
  await bring(page, 'broken.svg', '<svg>\n<g>\n</svg>');
  const dialog = page.getByRole('dialog', { name: 'Map from broken.svg' });
  await expect(dialog).toContainText('Invalid SVG: unexpected');
  await expect(dialog.getByRole('button', { name: 'Import map' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(stored.read('rules.sand')).toBe(RULES);
};
