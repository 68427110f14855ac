import type { Page } from '@playwright/test';
import { installPointOn } from '@sandtable/bench/point-on';
import { QUIET } from './board-alone.ts';
import { installUnderWay } from './under-way.ts';

/** What stands on the page, as far as a click can change it. */
interface Seen {
  /** Everything that is another after a click that was taken. */
  readonly state: string;
  /** How often the page was clicked until then. */
  readonly pressed: number;
  readonly ended: boolean;
  /** Where to click next, and what is there; undefined if nothing can be clicked. */
  readonly target:
    | { readonly x: number; readonly y: number; readonly what: string; readonly on: On; readonly isDrafted: boolean }
    | undefined;
  /** Whether something may be chosen on the board, and whether any of it can be reached there. */
  readonly board: 'nothing' | 'reached' | 'hidden';
  /** A stack is fanned out under the pointer, and covers what lies next to it until the pointer leaves. */
  readonly isFanned: boolean;
}
/** The page takes a second click so soon and so near for half of a double-click, as no person is that quick. */
const SOON = 500;
const NEAR = 8;
/** How long a click may take to show. */
const PATIENCE = 20_000;
type On = 'board' | 'list' | 'confirm';

/** What was seen before the click; without a target nothing was clicked yet. */
type Was = Pick<Seen, 'state' | 'pressed' | 'target'>;

const NOTHING: Was = { state: '', pressed: 0, target: undefined };

/**
 * Looks at the page as a person does: what is marked on the board, the list of choices, the button that confirms; and
 * chooses among them by chance. Runs within the page, because asking for every place one by one takes its time.
 */
async function look(page: Page, chances: readonly number[], was: Was): Promise<Seen> {
  await page.evaluate(installPointOn);
  await installUnderWay(page);
  return page.evaluate(
    async ({ given, old, patience, quiet }) => {
      let next = 0;
      const chance = (): number => given[next++ % given.length] ?? 0;
      const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
      const isTicked = (element: Element): boolean =>
        (element.getAttribute('aria-pressed') ?? element.getAttribute('aria-expanded')) === 'true' ||
        (element.querySelector('input')?.checked ?? false);
      const shuffled = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)]
          .filter((element) => !isTicked(element))
          .map((element) => ({ element, at: chance() }))
          .sort((a, b) => a.at - b.at)
          .map(({ element }) => element);
      // What was just given is drafted only once it is shown.
      const drafted = (): readonly string[] =>
        [...document.querySelectorAll('[data-part="assigned"] [data-key]')].flatMap((line) => [
          line.getAttribute('data-key') ?? '',
          ...(line.getAttribute('data-given') ?? '').split('|'),
        ]);
      // What takes part in what is drafted already may say the same once more.
      const isDrafted = (element: Element): boolean => drafted().includes(element.getAttribute('data-pick') ?? '');
      const first = (selector: string, on: 'board' | 'list' | 'confirm') => {
        for (const element of shuffled(selector)) {
          element.scrollIntoView({ block: 'nearest' });
          const point = pointOn(element);
          if (point) return { ...point, what: nameOf(element), on, isDrafted: isDrafted(element) };
        }
        return undefined;
      };
      // Parts that are answered already can be gone back to at any time: an answer is given more often than that.
      const listed = [...document.querySelectorAll('[data-part="choices"] [data-pick]')].map(
        (one) => one.getAttribute('data-pick') ?? '',
      );
      const answers = listed.map((name) => `.legal[data-pick="${CSS.escape(name)}"]`).join(', ');
      const isAssignment = document.querySelector('[data-part="assigned"]') !== null;
      const anything = () => first('.board .legal, .card-table .legal', 'board');
      const answer = () => first(`:is(.board, .card-table) :is(${answers || '.none'})`, 'board');
      const board = () =>
        isAssignment && chance() < 0.9 ? (answer() ?? (chance() < 0.5 ? anything() : undefined)) : anything();
      const list = () =>
        first('[data-part="choices"] button, [data-part="choices"] label:not(:has(:disabled))', 'list');
      // What can be done with a piece that was clicked.
      const menu = () => first('[role="menuitem"]', 'list');
      const confirm = () => first('[data-part="confirm"]:not(:disabled)', 'confirm');
      const read = (): string =>
        [
          text('[data-testid="decisions"]'),
          text('[data-testid="prompt"]'),
          text('[data-part="asking"] legend'),
          text('[data-part="assigned"]'),
          // Pieces of one name can only be told apart by their place in the list.
          [...document.querySelectorAll('[data-part="assigned"] li')].findIndex((line) => line.ariaCurrent === 'step'),
          text('[data-part="settled"]'),
          text('[data-testid="waiting"]'),
          text('[role="menu"]'),
          // Of several, one may be taken instead of another.
          [...document.querySelectorAll('.board .picked, .card-table .picked')].map(nameOf).join(),
          document.querySelectorAll('[data-fan]').length,
        ].join('|');
      const until = performance.now() + patience;
      // Whoever says the same once more sees nothing of it: it is taken once the page waits for nothing any more.
      const isRepeated = (): boolean => old.target?.isDrafted === true && pressed > old.pressed && !isUnderWay();
      while (read() === old.state && !isRepeated() && performance.now() < until)
        await new Promise((done) => setTimeout(done, 4));
      // What is shown at rest is evaluated, however long a slow machine takes for it.
      for (let before = ''; before !== read() && performance.now() < until; ) {
        before = read();
        await new Promise((done) => setTimeout(done, quiet));
        for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
      }
      const legal = [...document.querySelectorAll('.board .legal, .card-table .legal')];
      // Cards may lie further down the page; what lies on a board must not be covered.
      const [onTable] = legal.filter((element) => element.closest('.card-table') !== null);
      const reached = onTable !== undefined || legal.some((element) => pointOn(element) !== undefined);
      // Several are ticked until the dice say enough. A list that says more than the board (none, pass) is used as well.
      const target =
        menu() ??
        (chance() < 0.5 ? confirm() : undefined) ??
        (chance() < 0.85 ? board() : undefined) ??
        list() ??
        board() ??
        confirm();
      const shown = legal.length === 0 ? 'nothing' : reached ? 'reached' : 'hidden';
      return {
        state: read(),
        pressed,
        ended: document.querySelector('[data-part="ending"]') !== null,
        target,
        board: shown,
        isFanned: document.querySelector('[data-fan]') !== null,
      } as const;
    },
    { given: chances, old: was, patience: PATIENCE, quiet: QUIET },
  );
}

/** Chances of its own, so that a run that fails can be looked at again. */
export const chances = (seed: number): (() => readonly number[]) => {
  let now = seed;
  const one = (): number => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
  return () => Array.from({ length: 97 }, one);
};

export interface Played {
  readonly clicks: number;
  readonly onBoard: number;
  /** How often something could be chosen on the board. */
  readonly offered: number;
  /** How it stood when all of it was covered or out of sight. */
  readonly hidden: readonly string[];
}

/** Clicks through a match until it ends; `before` is called before every click. */
export const playByHand = async (
  page: Page,
  chance: () => readonly number[],
  most: number,
  before: (clicks: number) => Promise<unknown> = async () => undefined,
): Promise<Played> => {
  let [onBoard, offered] = [0, 0];
  const hidden: string[] = [];
  let last = { x: -1, y: -1, at: 0 };
  let seen = await look(page, chance(), NOTHING);
  let idle = 0;
  for (let clicks = 0; clicks < most; clicks++) {
    if (seen.ended) return { clicks, onBoard, offered, hidden };
    await before(clicks);
    const { state, pressed, target, board, isFanned } = seen;
    if (target === undefined) throw new Error(`nothing to click: ${state}`);
    if (target.on === 'board') onBoard++;
    if (board !== 'nothing') offered++;
    if (board === 'hidden' && !isFanned) hidden.push(state);
    const { x, y } = target;
    if (Math.hypot(x - last.x, y - last.y) < NEAR) await page.waitForTimeout(Math.max(0, last.at + SOON - Date.now()));
    await page.mouse.click(x, y);
    // A busy page takes the click later than it was sent.
    last = { x, y, at: Date.now() };
    seen = await look(page, chance(), { state, pressed, target });
    // A card that was just given to a place is there already: a click on that place says so once more.
    idle = seen.state === state ? idle + 1 : 0;
    if (idle > (target.isDrafted ? 1 : 0))
      throw new Error(`a click on the ${target.on} (${target.what}) changed nothing: ${state}`);
  }
  throw new Error(`not ended after ${most} clicks`);
};
