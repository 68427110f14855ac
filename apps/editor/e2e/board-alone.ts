import type { Page } from '@playwright/test';
import { installPointOn } from '@sandtable/bench/point-on';
import { expect } from './expect.ts';
import { type Hand, mouse } from './hands.ts';
import { installUnderWay } from './under-way.ts';

interface Target {
  readonly x: number;
  readonly y: number;
  readonly what: string;
  /** Nothing else was left than the list of choices. */
  readonly isListed?: boolean;
  /** It takes part in what is drafted already, so that choosing it may say the same once more. */
  readonly isDrafted: boolean;
}

/** What can be done without the list of choices. */
interface Offered {
  /** Everything that is another after a click that was taken. */
  readonly state: string;
  /** How often the page was clicked or a key was pressed until then. */
  readonly pressed: number;
  readonly ended: boolean;
  readonly prompt: string;
  /** Who is asked. */
  readonly asked: string;
  /** As whoever is asked counts them: of answers at the same time, everybody's own. */
  readonly decisions: number;
  /** Where to click next; undefined where nothing can be. */
  readonly target: Target | undefined;
  /** Answers of the list that are things on the board, and cannot be clicked there. */
  readonly unreached: readonly string[];
}

const PATIENCE = 20_000;
/** So often in a row a value may be given that is there already. */
const MOST_IDLE = 2;
/**
 * A piece that was clicked for a question's first part is picked for its second by the page itself. A click that comes in
 * between, sooner than anyone can react, would put it back.
 */
export const QUIET = 120;

/** What was seen before the click; without a target nothing was clicked yet. */
type Was = Pick<Offered, 'state' | 'pressed' | 'target'>;

const NOTHING: Was = { state: '', pressed: 0, target: undefined };

/**
 * Looks at the page as someone does who never reads the list: pieces, places and cards on the board, the menu at what was
 * clicked, and of the buttons in the bar those that nothing on the board stands for (a number, yes or no, to pass).
 */
async function look(page: Page, chances: readonly number[], was: Was, isByKeys: boolean): Promise<Offered> {
  await page.evaluate(installPointOn);
  await installUnderWay(page);
  return page.evaluate(
    async ({ given, old, patience, quiet, byKeys }) => {
      let next = 0;
      const chance = (): number => given[next++ % given.length] ?? 0;
      const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
      const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
      const LEGAL = '.board .legal, .card-table .legal, .table-board .legal';
      // Nobody aims at a sliver.
      const AIM = 2;
      /** A stack that was pressed stays open; one that only has the focus or the pointer closes when that goes on. */
      const isHeldOpen = (): boolean => document.querySelector('[data-fan].by-press') !== null;
      /** Whoever goes to it by way of another stack doesn't find it there any more. */
      const isFleeting = (element: Element): boolean => element.closest('[data-fan]') !== null && !isHeldOpen();
      const expanded = (element: Element): string | null =>
        element.closest('[data-stack]') === null || isHeldOpen() ? element.getAttribute('aria-expanded') : null;
      const isTicked = (element: Element): boolean =>
        (element.getAttribute('aria-pressed') ?? expanded(element)) === 'true' ||
        (element.querySelector('input')?.checked ?? false);
      // What was just given is drafted only once it is shown.
      const drafted = (): readonly string[] =>
        all('[data-part="assigned"] [data-key]').flatMap((line) => [
          line.getAttribute('data-key') ?? '',
          ...(line.getAttribute('data-given') ?? '').split('|'),
        ]);
      const isDrafted = (element: Element): boolean => drafted().includes(element.getAttribute('data-pick') ?? '');
      const first = (elements: readonly Element[]) => {
        const mixed = elements.map((element) => ({ element, at: chance() })).sort((a, b) => a.at - b.at);
        for (const { element } of mixed) {
          if (isTicked(element) || isFleeting(element)) continue;
          element.scrollIntoView?.({ block: 'nearest' });
          // Keys lead to what isn't in sight as well: the board follows.
          const point = pointOn(element, AIM) ?? (byKeys ? { x: 0, y: 0 } : undefined);
          if (point) {
            for (const one of all('[data-aimed]')) one.removeAttribute('data-aimed');
            element.setAttribute('data-aimed', '');
            const what = element.getAttribute('aria-label') ?? element.textContent ?? '';
            return { ...point, what, isDrafted: isDrafted(element) };
          }
        }
        return undefined;
      };
      // The timeline may be folded away.
      const made = (): number =>
        Number(document.querySelector('[data-decisions]')?.getAttribute('data-decisions') ?? 0);
      const read = (): string =>
        [
          made(),
          text('[data-testid="prompt"]'),
          text('[data-part="asking"] legend'),
          text('[data-part="assigned"]'),
          all('[data-part="assigned"] li').findIndex((line) => line.ariaCurrent === 'step'),
          text('[data-part="settled"]'),
          text('[role="menu"]'),
          // Pieces that look alike are asked about in the same words.
          all('.board .picked, .card-table .picked').map((one) =>
            one.closest('[data-place]')?.getAttribute('data-place'),
          ),
          // One stack that is held open gives way to another; one that the focus only passes says nothing.
          isHeldOpen() &&
            all('[data-stack]:has([aria-expanded="true"])').map((one) => one.getAttribute('data-stack-key')),
        ].join('|');
      /** Where the board lies: a drawer that opens moves it. */
      const lies = (): string => JSON.stringify(document.querySelector('[data-part="board"]')?.getBoundingClientRect());
      /** A question is put before its answers are there; one that answers itself has none. */
      const canAct = (): boolean =>
        document.querySelector('[data-part="ending"]') !== null ||
        all(
          `${LEGAL}, [role="menuitem"], [data-part="confirm"]:not(:disabled), [data-part="choices"] :is(button, label)`,
        ).length > 0;
      const until = performance.now() + patience;
      /** Whoever says the same once more sees nothing of it: it is taken once the page waits for nothing any more. */
      const isRepeated = (): boolean => old.target?.isDrafted === true && pressed > old.pressed && !isUnderWay();
      while (read() === old.state && !isRepeated() && performance.now() < until)
        await new Promise((done) => setTimeout(done, 4));
      for (let before = ''; (!canAct() || before !== read() + lies()) && performance.now() < until; ) {
        before = read() + lies();
        await new Promise((done) => setTimeout(done, quiet));
        for (let frames = 0; frames < 2; frames++) await new Promise((done) => requestAnimationFrame(done));
      }
      const onBoard = (name: string): boolean =>
        all(LEGAL).some((one) => one.getAttribute('data-pick') === name && pointOn(one) !== undefined);
      const listed = all('[data-part="choices"] [data-pick]:not([data-plain], :disabled)').map(
        (one) => one.getAttribute('data-pick') ?? '',
      );
      // Arms of a menu stand for the ways to them, and values in brackets for what they speak of.
      const members = listed.filter((name) => all(`[data-place$=".${CSS.escape(name)}"]`).length > 0);
      const isArms = listed.length > 0 && members.length === 0;
      const menu = () => first(all('[role="menuitem"]'));
      // Parts that are answered already can be gone back to at any time: an answer is given more often than that.
      const answers = new Set(listed);
      const board = () =>
        (chance() < 0.9
          ? first(all(LEGAL).filter((one) => answers.has(one.getAttribute('data-pick') ?? '')))
          : undefined) ?? first(all(LEGAL));
      const isBoard = isArms
        ? 0.85
        : listed.length / (listed.length + all('[data-part="choices"] [data-plain]').length);
      const plain = () =>
        first(
          all('[data-part="choices"] button[data-plain], [data-part="choices"] label:has([data-plain]:not(:disabled))'),
        );
      const confirm = () => first(all('[data-part="confirm"]:not(:disabled)'));
      // On a phone what is asked for may lie out of sight.
      const listedOne = (): Target | undefined => {
        const one = first(all('[data-part="choices"] button, [data-part="choices"] label:not(:has(:disabled))'));
        return one && { ...one, isListed: true };
      };
      // Other pieces could be tapped for ever then, and the question never be answered.
      const isOutOfSight = !byKeys && members.length > 0 && !members.some(onBoard);
      const target: Target | undefined =
        menu() ??
        (chance() < 0.35 ? confirm() : undefined) ??
        (isOutOfSight && chance() < 0.5 ? listedOne() : undefined) ??
        (chance() < isBoard ? board() : undefined) ??
        plain() ??
        board() ??
        confirm() ??
        listedOne();
      return {
        state: read(),
        pressed,
        ended: document.querySelector('[data-part="ending"]') !== null,
        prompt: text('[data-testid="prompt"]'),
        asked: text('[data-testid="prompt"] > span'),
        decisions: made(),
        target,
        unreached: isArms ? [] : members.filter((name) => !onBoard(name)),
      };
    },
    { given: chances, old: was, patience: PATIENCE, quiet: QUIET, byKeys: isByKeys },
  );
}

/** A match of people alone, all at this screen. */
export const beginHotSeat = async (page: Page, ruleset: string, seed = 1): Promise<void> => {
  await page.goto(`/#/play/${ruleset}`);
  const ending = page.locator('[data-part="ending"]');
  await expect(page.getByTestId('prompt').or(ending).first()).toBeVisible({ timeout: 60_000 });
  const isNarrow = (page.viewportSize()?.width ?? 0) < 900;
  if (isNarrow) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole(isNarrow ? 'menuitem' : 'button', { name: 'New match' })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'New match' });
  const players = dialog.locator('[data-part="players"] select');
  await expect(players.first()).toBeVisible();
  for (const player of await players.all()) await player.selectOption('human');
  await dialog.getByText('Random seed').click();
  await dialog.getByLabel('Seed', { exact: true }).fill(String(seed));
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('prompt')).toBeVisible();
  // A pointer that stayed where the button was would fan out a stack that comes to lie there.
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 2);
};

export interface Given {
  readonly decisions: number;
  readonly clicks: number;
  /** What the list offers of the board, and could not be clicked there. */
  readonly unreached: readonly string[];
  /** The questions where only the list was left. */
  readonly listed: readonly string[];
}

interface How {
  readonly decisions: number;
  readonly hand?: Hand;
  /** The hand needn't see what it aims at. */
  readonly isByKeys?: boolean;
  /** Called before each step. */
  readonly before?: () => Promise<unknown>;
}

/** Gives so many decisions without the list of choices, unless the match ends before. */
export async function playOnBoard(page: Page, chance: () => readonly number[], how: How): Promise<Given> {
  const { decisions, hand = mouse(), isByKeys = false, before = async () => undefined } = how;
  const unreached: string[] = [];
  const listed: string[] = [];
  let seen = await look(page, chance(), NOTHING, isByKeys);
  for (let clicks = 0, given = 0, idle = 0; ; clicks++) {
    const was = seen;
    const { state, target } = was;
    if (was.ended || given >= decisions) return { decisions: given, clicks, unreached, listed };
    unreached.push(...seen.unreached.map((name) => `${seen.prompt}: ${name}`));
    await before();
    if (target === undefined) throw new Error(`nothing to choose on the board: ${state}`);
    if (target.isListed) listed.push(seen.prompt);
    await hand(page, target);
    seen = await look(page, chance(), was, isByKeys);
    idle = seen.state === state ? idle + 1 : 0;
    if (idle > (target.isDrafted ? MOST_IDLE : 0))
      throw new Error(`choosing ${target.what} at ${target.x}, ${target.y} changed nothing: ${state}`);
    if (isAnswered(was, seen)) given += 1;
  }
}

/** Someone else is asked, or the same player again. */
const isAnswered = (was: Offered, now: Offered): boolean =>
  now.ended || now.asked !== was.asked || now.decisions !== was.decisions;
