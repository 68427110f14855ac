// @vitest-environment happy-dom
import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { NewMatchDialog } from '../src/table/NewMatchDialog.tsx';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import { houseRules } from '../src/workers/house-rules.ts';
import type { Players } from '../src/workers/protocol.ts';
import type { Stack } from '../src/workers/stack.ts';
import { memoryHomes } from './memory-homes.ts';
import { runningGame } from './running-game.ts';
import { clientTo, compilation, idleWorkers } from './services.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
seats for Side { two { first {red} second {blue} } }
constant most: 1..9 = 9
play { repeat 8 times { for s in Side { let bid = choose one of n in 0..9 by s where n <= most } } }
`;
const LOW = `/// House rule: bids are low.
variant "low" of "bids" "^1.0" {
  set constant most = 3
  seats for Side { alone { only {red, blue} } }
}
`;
const WRONG = '/// House rule: no bids.\nvariant "wrong" of "bids" "^1.0" { set constant most = none }\n';

/** A compiler in the process of the test. */
const compiler = (): Partial<CompilerApi> => {
  const made = ({ files, variants }: Stack) => {
    const { javascript, findings } = compile([...files], { variants: [...variants] });
    const rulesValid = javascript !== undefined;
    const shown = findings.map((one) => ({ ...one, message: one.code })) as unknown as typeof compilation.findings;
    return { ...compilation, javascript, rulesValid, findings: shown, houseRules: houseRules(files) };
  };
  return {
    check: (stack) => made(stack),
    compile: (stack) => ({ ...made(stack), appliedVariants: [...stack.variants] }),
  } as Partial<CompilerApi>;
};

/** The dialog of a new match over a match with so many bids, of seats that these bots hold now. */
async function dialog(bids = 1, bots: Players = {}) {
  // Matches that are left are kept there.
  localStorage.clear();
  sessionStorage.clear();
  const files = { 'bids/rules.sand': RULES, 'bids/variants/low.sand': LOW, 'bids/variants/wrong.sand': WRONG };
  const homes = memoryHomes({ folder: inMemory(files) });
  const workers = { ...idleWorkers(), compile: clientTo<CompilerApi>(compiler()), game: clientTo(runningGame(load)) };
  const bench = createWorkbench(homes, workers);
  bench.store.set({ files: await homes.folder.list(), loading: false });
  await bench.openRuleset('bids');
  bench.store.set({ face: 'play', takesOnly: false });
  await bench.play.start('two', 1, {}, {});
  for (let i = 0; i < bids; i++) await bench.play.decide(7);
  bench.store.set({ bots });
  const onClose = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <WorkbenchContext value={bench}>
      <NewMatchDialog onClose={onClose} />
    </WorkbenchContext>,
  );
  const one = <Found extends HTMLElement = HTMLElement>(selector: string): Found | null =>
    document.querySelector<Found>(selector);
  const start = () => one<HTMLButtonElement>('[type="submit"]');
  await vi.waitUntil(() => start());
  const tick = async (name: string): Promise<void> => {
    const label = [...document.querySelectorAll('[data-part="house-rules"] label')].find(
      (it) => it.textContent === name,
    );
    flushSync(() => label?.querySelector('input')?.click());
    await vi.waitUntil(() => start()?.textContent === 'Start');
  };
  return { bench, onClose, one, start, tick, close: () => root.unmount() };
}

test('a match begins with house rules chosen at the table; the one before is left with its own', async () => {
  const { bench, one, start, tick, close } = await dialog();
  await tick('low');
  expect(one('select')?.textContent, 'seats of the house rule').toContain('Alone');
  start()?.click();
  await vi.waitUntil(() => bench.store.get().save?.decisions.length === 0);
  expect(bench.store.get()).toMatchObject({
    variants: ['low'],
    save: { variants: ['low'] },
    previousGames: [{ save: { variants: [], decisions: [{ answer: 7 }] }, at: 1 }],
  });
  expect(bench.store.get().ask?.candidates).toEqual(['0', '1', '2', '3']);
  close();
});

test('whoever begins no match plays on by the rules as they were', async () => {
  const { bench, onClose, one, tick, close } = await dialog();
  await tick('low');
  expect(bench.store.get().view?.decisions).toBe(0);
  one('[aria-label="Close"]')?.click();
  expect(onClose).toHaveBeenCalledOnce();
  await vi.waitUntil(() => bench.store.get().view?.decisions === 1);
  expect(bench.store.get()).toMatchObject({ variants: [], save: { variants: [] }, lost: undefined });
  close();
});

test('with house rules that are wrong no match begins', async () => {
  const { start, tick, close } = await dialog();
  await tick('wrong');
  expect(start()?.disabled).toBe(true);
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('they have 1 error');
  await tick('wrong');
  expect(start()?.disabled).toBe(false);
  close();
});

/** Who is proposed for each seat. */
const proposed = (): readonly string[] =>
  [...document.querySelectorAll<HTMLSelectElement>('[data-part="players"] select')].map(({ value }) => value);

test('after a match the same play again; while one runs, a bot plays the second seat', async () => {
  const running = await dialog(1);
  expect(proposed()).toEqual(['human', expect.not.stringMatching('human')]);
  running.close();
  const two = await dialog(16);
  expect(two.bench.store.get().view?.status).not.toBe('running');
  expect(proposed()).toEqual(['human', 'human']);
  await two.tick('low');
  two.close();
  expect(two.bench.store.get().view?.status).toBe('running');
  const one = await dialog(16, { second: 'random' });
  expect(proposed()).toEqual(['human', 'random']);
  one.close();
});

test('the seed is among options that are folded, with what it is for', async () => {
  const { close } = await dialog();
  const more = document.querySelector<HTMLDetailsElement>('[data-part="random-seed"]');
  expect(more?.open).toBe(false);
  expect(more?.querySelector('input[type="number"]')).not.toBeNull();
  expect(more?.textContent).toContain('decides all shuffles and dice rolls');
  expect(document.querySelectorAll('input[type="number"]')).toHaveLength(1);
  close();
});
