import type { Browser, Page } from '@playwright/test';
import { beginGame, openRuleset } from './bench-page.ts';
import type { PageFigure } from './figure.ts';
import type { Say } from './limit.ts';
import type { Server } from './server.ts';

const GAME = 'trench-club';
const STEPS = 500;
const JUMPS = 40;

/** From a step of the time line being asked for to the board of that step, in a game of 500 decisions. */
export async function timeTravel(browser: Browser, server: Server, say: Say): Promise<readonly PageFigure[]> {
  say(`a match of ${STEPS} decisions`);
  const page = await openRuleset(browser, server, GAME);
  do await beginGame(page);
  while (!(await playsOn(page)));
  say('the board of a step');
  const times: number[] = [];
  for (let i = 0; i < JUMPS; i += 1) times.push(await jump(page, (i * 197 + 31) % STEPS));
  await page.close();
  return [{ name: `any step of ${STEPS} decisions`, unit: 'ms', times, at: 0.95, budget: 50 }];
}

/** Whether bots make so many decisions: a match may end before, and then another one is needed. */
async function playsOn(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Play to end' }).click();
  const reached = await page.waitForFunction((steps) => {
    const made = Number(document.querySelector('[data-testid="decisions"]')?.textContent);
    const isOver = document.querySelector('[data-testid="prompt"]') === null;
    return made >= steps ? 'there' : isOver ? 'over' : undefined;
  }, STEPS);
  if ((await reached.jsonValue()) === 'over') return false;
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  if (await stop.isVisible()) await stop.click();
  await page.waitForTimeout(1000);
  return true;
}

async function jump(page: Page, to: number): Promise<number> {
  await page.waitForTimeout(100);
  return page.evaluate(
    (step) =>
      new Promise<number>((done, fail) => {
        const line = document.querySelector('[data-part="time-line"] input, .time-line input') as HTMLInputElement;
        const shown = document.querySelector('[data-testid="decisions"]') as Element;
        const began = performance.now();
        const observer = new MutationObserver(() => {
          if (shown.textContent !== String(step)) return;
          observer.disconnect();
          done(performance.now() - began);
        });
        observer.observe(shown, { characterData: true, childList: true, subtree: true });
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, String(step));
        line.dispatchEvent(new Event('input', { bubbles: true }));
        setTimeout(() => fail(new Error(`step ${step} did not come`)), 10_000);
      }),
    to,
  );
}
