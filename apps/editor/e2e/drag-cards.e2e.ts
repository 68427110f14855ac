import type { Locator, Page } from '@playwright/test';
import { beginHotSeat } from './board-alone.ts';
import { failOnConsoleErrors } from './console-errors.ts';
import { middleOf, type Point } from './middle-of.ts';
import { picture } from './picture.ts';
import { withRuleset } from './rulesets.ts';
import { expect, test } from './test.ts';

failOnConsoleErrors();

/** A card may be laid on each of three posts, no card twice, and one card on none. */
const RULES = `ruleset "posts" version "1.0.0" language 1
kind Side
kind Post
kind Card { isHeavy: bool }
table Side { id
  red
}
table Post { id
  left
  middle
  right
}
table Card { id isHeavy
  spade false
  rope  false
  lamp  false
  boat  true
}
seats for Side { one { only {red} } }
pile hand(s: Side) of Card
pile on(z: Post) of Card
play {
  put Card into hand(red)
  let laid = choose optional one of c in hand(red) for each z in Post by red
    where not c.isHeavy else "too-heavy"
    such that (no y in Post, z in Post where y < z and laid[y] == laid[z] and laid[y] is not none) else "twice"
  for z in Post { put laid[z] into on(z) }
  finish won by {red} because "laid"
}
`;
const LAYOUT = {
  version: 1,
  kinds: { Card: { draw: 'card' }, Post: { draw: 'none' } },
  table: { columns: 'Post', rows: [['on'], []], hands: ['hand'] },
};
withRuleset('posts', { 'rules.sand': RULES, 'layout.json': JSON.stringify(LAYOUT) });

const prompt = (page: Page) => page.getByTestId('prompt');
const card = (page: Page, name: string) => page.locator(`.card-hand .card[data-place="Card.${name}"]`);
const post = (page: Page, name: string) => page.locator(`[data-column="${name}"]`);
/** The card that is planned for a post. */
const laid = (page: Page, name: string) => post(page, name).locator('[data-part="foreseen"].chosen .card-name');
const balloon = (page: Page) => page.locator('[data-part="balloon"]');

const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 5 });
  await expect(page.locator('[data-part="ghost"]')).toBeVisible();
  await page.mouse.up();
};

test('a card is dragged to a post, or clicked and then the post', async ({ page }) => {
  await beginHotSeat(page, 'posts');
  await expect(page.locator('[data-region="question"]')).toContainText('or drag it there');
  await test.step('a press that slips on what is not dragged is a click', async () => {
    const [x, y] = await middleOf(post(page, 'right'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 7, y + 3, { steps: 3 });
    await page.mouse.up();
    await expect(prompt(page)).toContainText('Right');
    await post(page, 'left').click();
    await expect(prompt(page)).toContainText('Left');
  });
  await test.step('it goes where it is dropped, and from there to another post', async () => {
    await drag(page, card(page, 'spade'), post(page, 'middle'));
    await expect(laid(page, 'middle')).toHaveText('Spade');
    await drag(page, card(page, 'spade'), post(page, 'right'));
    await expect(laid(page, 'right')).toHaveText('Spade');
    await expect(laid(page, 'middle')).toHaveCount(0);
  });
  await test.step('it goes to the post that is clicked after it', async () => {
    await expect(prompt(page)).toContainText('Middle');
    await card(page, 'rope').click();
    await expect(laid(page, 'middle')).toHaveText('Rope');
    await post(page, 'left').click();
    await expect(laid(page, 'left')).toHaveText('Rope');
    await expect(laid(page, 'middle')).toHaveCount(0);
    await expect(laid(page, 'right')).toHaveText('Spade');
  });
  await test.step('what may not lie there says why', async () => {
    await drag(page, card(page, 'boat'), post(page, 'middle'));
    await expect(balloon(page)).toContainText('Boat');
    await picture(page, 'card-refused');
    await page.keyboard.press('Escape');
    await expect(balloon(page)).toHaveCount(0);
  });
  await test.step('by finger', async () => {
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const [from, to] = [await middleOf(card(page, 'lamp')), await middleOf(post(page, 'middle'))];
    await touch('touchStart', [from]);
    for (const part of [0.2, 0.5, 1])
      await touch('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
    await touch('touchEnd', []);
    await expect(laid(page, 'middle')).toHaveText('Lamp');
  });
});

test('a card of the hand stays under the pointer while it is raised', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await beginHotSeat(page, 'posts');
  for (const name of ['spade', 'rope', 'lamp', 'boat'])
    for (const part of [0.2, 0.5, 0.8]) {
      await page.mouse.move(700, 2);
      await expect(page.locator('.card-hand .card:hover')).toHaveCount(0);
      await atRest(card(page, name));
      const box = await card(page, name).boundingBox();
      if (box === null) throw new Error('the card is not drawn');
      await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
      expect(await inFrames(card(page, name)), `${name} at ${part}`).not.toContain(false);
    }
});

/** Nothing about it moves any more. */
const atRest = (one: Locator): Promise<unknown> =>
  one.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));

/** Whether it is pointed at, in each frame while it is raised. */
const inFrames = (one: Locator): Promise<readonly boolean[]> =>
  one.evaluate(async (card) => {
    const seen: boolean[] = [];
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      seen.push(card.matches(':hover'));
    }
    return seen;
  });
