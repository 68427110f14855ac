import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is chosen next; the page has marked it with `data-aimed`. */
interface Aimed extends Point {
  readonly what: string;
}

/** A way to choose something on the page: a mouse, a finger, or keys. */
export type Hand = (page: Page, aimed: Aimed) => Promise<void>;

/** The page takes a second click so soon and so near for half of a double-click, as no person is that quick. */
const SOON = 500;
const NEAR = 8;
/** A tap becomes a click only a while after it is sent; on a busy machine the page sees the one before that much later. */
const MARGIN = 250;

const unhurried = (click: Hand): Hand => {
  let last = { x: -1, y: -1, at: 0 };
  return async (page, aimed) => {
    const isNear = Math.hypot(aimed.x - last.x, aimed.y - last.y) < NEAR;
    const to = { ...aimed, ...(isNear ? await page.evaluate(pointApart, { from: last, by: NEAR }) : {}) };
    if (isNear && to.x === aimed.x && to.y === aimed.y)
      await page.waitForTimeout(Math.max(0, last.at + SOON + MARGIN - Date.now()));
    await click(page, to);
    last = { ...to, at: Date.now() };
  };
};

/** Another point of what is aimed at, so far from the last click that nobody takes both for a double-click. */
function pointApart({ from, by }: { readonly from: Point; readonly by: number }): Point | undefined {
  const aimed = document.querySelector('[data-aimed]');
  const box = aimed?.getBoundingClientRect();
  if (!aimed || !box) return undefined;
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  return parts
    .flatMap((v) => parts.map((u) => ({ x: Math.round(box.x + box.width * u), y: Math.round(box.y + box.height * v) })))
    .find(({ x, y }) => {
      const isApart = Math.hypot(x - from.x, y - from.y) >= by;
      return isApart && [-2, 0, 2].every((d) => aimed.contains(document.elementFromPoint(x + d, y + d)));
    });
}

export const mouse = (): Hand =>
  unhurried(async (page, { x, y }) => {
    await page.mouse.click(x, y);
    // What is pointed at lies over its neighbors.
    await page.mouse.move(700, 2);
  });

/** From now on the page is on a phone: touched, and by nothing finer than a finger. */
export async function finger(page: Page): Promise<Hand> {
  const phone = await page.context().newCDPSession(page);
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await phone.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 2, mobile: true });
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return unhurried(async (_, { x, y }) => {
    // A busy page takes its time to answer: a finger that waited for that would be held, and choose nothing.
    await Promise.all([
      phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
      phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]);
  });
}

/** More keys than anybody would press to get somewhere. */
const MOST = 80;

/** Goes to what is aimed at as someone does who sees the focus: F6 to its part of the page, arrows toward it, or Tab. */
export const keys =
  (): Hand =>
  async (page, { what }) => {
    const tried: string[] = [];
    for (let pressed = 0; pressed < MOST; pressed++) {
      const { key, at } = await page.evaluate(nextKey, { what, tried });
      if (key === '') return;
      if (at !== undefined) tried.push(at);
      await page.keyboard.press(key);
      if (key === 'Enter' || key === 'Space') return;
    }
    throw new Error(`no way to ${what} by keys, after ${tried.join(', ')}`);
  };

interface Pressed {
  readonly key: string;
  /** Where an arrow was pressed. */
  readonly at?: string;
}

/** The key that leads on to what is aimed at, or chooses it. Where arrows led in a circle, Tab is left. */
function nextKey({ what, tried }: { readonly what: string; readonly tried: readonly string[] }): Pressed {
  const isIt = (one: Element): boolean => (one.getAttribute('aria-label') ?? one.textContent) === what;
  const all = document.querySelectorAll('.legal, [data-part="asking"] :is(button, label), [role="menuitem"]');
  // What was drawn again is another element of the same name.
  const aimed = document.querySelector('[data-aimed]') ?? [...all].find(isIt) ?? null;
  const on = document.activeElement;
  // A question with one answer may have been answered by then: a piece on the board is lit no longer.
  const isGone = aimed?.matches('[data-piece], [data-stack], [data-place]') && !aimed.matches('.legal');
  if (aimed === null || isGone) return { key: '' };
  if (on === null) return { key: 'F6' };
  if (aimed.contains(on)) return { key: on instanceof HTMLInputElement ? 'Space' : 'Enter' };
  if (aimed.closest('[role="menu"]') !== null) return { key: 'ArrowDown' };
  if (aimed.closest('[data-region]') !== on.closest('[data-region]')) return { key: 'F6' };
  const [to, from] = [aimed.getBoundingClientRect(), on.getBoundingClientRect()];
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const sideways = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  const arrow = Math.abs(dx) > Math.abs(dy) ? sideways : dy > 0 ? 'ArrowDown' : 'ArrowUp';
  const at = `${arrow} on ${on.getAttribute('aria-label') ?? on.textContent}`;
  if (on.matches('.legal, [data-region="question"] :is(button, input)') && !tried.includes(at) && tried.length < 20)
    return { key: arrow, at };
  const isBefore = (aimed.compareDocumentPosition(on) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return { key: isBefore ? 'Shift+Tab' : 'Tab' };
}
