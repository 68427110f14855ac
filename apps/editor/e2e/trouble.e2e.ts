import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folder.ts';
import { newGame, openSetup, openText, typeAtEnd } from './pages.ts';
import { picture } from './picture.ts';
import { expect, test } from './test.ts';

const HEAD = (name: string, rules: string): string => `ruleset "${name}" version "1.0.0" language 1
kind Side
kind Cell { n: 0..99, state held: bool = false }
table Side { id
  red
}
table Cell { id n
${Array.from({ length: 40 }, (_, i) => `  c${i} ${i}`).join('\n')}
}
seats for Side { one { all {red} } }
${rules}
`;
/** Each decision comes to an end; a bot that tries hundreds of games does not. */
const HEAVY = HEAD(
  'heavy',
  `play {
  while true {
    let x = choose one of Cell by red
    work()
    x.held = not x.held
  }
}
procedure work() {
  var k: 0..1999999 = 0
  while k < 1900000 { k += 1 }
}`,
);
const CALM = HEAD('calm', 'play { let x = choose one of Cell by red  x.held = true }');

const folderOf = (name: string): string => join(root, name);
const made: string[] = [];
const put = (name: string, text: string): void => {
  mkdirSync(folderOf(name), { recursive: true });
  writeFileSync(join(folderOf(name), 'rules.sand'), text);
  made.push(name);
};
const stored = (name: string): string => readFileSync(join(folderOf(name), 'rules.sand'), 'utf8');
test.afterEach(() => {
  for (const name of made.splice(0)) rmSync(folderOf(name), { recursive: true, force: true });
});

test('rules that run too long can be stopped, and the match is unchanged', {
  tag: '@long',
}, async ({ page }) => {
  put('heavy', HEAVY);
  await openText(page, 'heavy');
  await newGame(page);
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await openSetup(page);
  await page.locator('[data-part="players"] select').first().selectOption('search');
  const notice = page.locator('[data-part="long-work"]');
  await expect(notice).toContainText('still running', { timeout: 30_000 });
  await picture(page, 'slow-rules');
  await typeAtEnd(page, '\n// typed meanwhile');
  await expect.poll(() => stored('heavy')).toContain('// typed meanwhile');
  await page.locator('[data-part="players"] select').first().selectOption('human');
  await notice.getByRole('button', { name: 'Stop' }).click();
  await expect(notice).toContainText('The match is unchanged');
  await picture(page, 'stopped-rules');
  await expect(page.getByTestId('decisions')).toHaveText('1');
  await page.getByRole('button', { name: 'Random move' }).click();
  await expect(page.getByTestId('decisions')).toHaveText('2');
});

test('files are still saved to the folder if the browser stores nothing, or its storage never responds', {
  tag: '@long',
}, async ({ page }) => {
  put('calm', CALM);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  // The store is given up after five seconds; nothing may wait for it any longer.
  await openText(page, 'calm', '0', 10_000);
  await typeAtEnd(page, '\n// kept by nobody else');
  await expect.poll(() => stored('calm')).toContain('// kept by nobody else');
  await page.route('**/api/file/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await typeAtEnd(page, ' at all');
  await expect(page.locator('[data-part="trouble"]')).toContainText('storage is full too');
  await page.unroute('**/api/file/**');
  await expect.poll(() => stored('calm')).toContain('// kept by nobody else at all');
});

test('storage created by another page is extended, and a ruleset is saved there', { tag: '@long' }, async ({
  page,
}) => {
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('/blank');
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const asked = indexedDB.open('sandtable', 7);
        asked.onsuccess = () => {
          asked.result.close();
          done();
        };
      }),
  );
  put('calm', CALM);
  await openText(page, 'calm');
  await page
    .getByRole('button', { name: 'Project' })
    .or(page.getByText('Project', { exact: true }))
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Save a copy in this browser' }).click();
  await expect(page.locator('header').first()).toContainText('In this browser');
  await page.reload();
  await expect(page.locator('header').first()).toContainText('In this browser');
});

test("someone else's change appears in the open file, and undo restores the previous text", {
  tag: '@long',
}, async ({ page }) => {
  put('calm', CALM);
  await openText(page, 'calm');
  await typeAtEnd(page, '\n// mine');
  await expect.poll(() => stored('calm')).toContain('// mine');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  writeFileSync(join(folderOf('calm'), 'rules.sand'), `${CALM}// theirs`);
  const text = page.locator('.view-lines');
  await expect(text).toContainText('// theirs');
  await page.locator('.monaco-editor').first().click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).toContainText('// mine');
  await expect.poll(() => stored('calm')).toContain('// mine');
});
