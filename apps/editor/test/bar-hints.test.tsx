// @vitest-environment happy-dom
import { compile } from '@sandtable/compiler';
import { load } from '@sandtable/testkit';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { useAnswering } from '../src/play/useAnswering.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { QuestionBar } from '../src/table/QuestionBar.tsx';
import type { Players } from '../src/workers/protocol.ts';
import { memoryHomes } from './memory-homes.ts';
import { runningGame } from './running-game.ts';
import { clientTo, idleWorkers } from './services.ts';

vi.mock('../src/play/useTexts.ts', async (original) => {
  const usual = await original<typeof import('../src/play/useTexts.ts')>();
  const named = (path: string) => (path === 'play/needs-grey' ? 'Without the grey cart.' : undefined);
  return { ...usual, useTexts: () => ({ ...usual.useTexts(), named }) };
});

const rules = (play: string): string => `ruleset "carts" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue }
kind Cart { state at: Town = here }
table Cart { id
  grey
  black }
kind Town
table Town { id
  here
  there }
seats for Side { two { first {red} second {blue} } }
play {
  ${play}
  finish won by {red}
}
`;
const DRIVE = 'choose way by red { go(cart: Cart, to: Town) -> cart.at = to }';
const VISIT = 'choose way by red { visit(town: Town) -> grey.at = town }';
const PULL = 'let all = choose some of Cart by red';

const Bar = () => <QuestionBar answering={useAnswering()} />;

let unmount = (): void => undefined;
afterEach(() => {
  unmount();
  localStorage.clear();
});

/** What the bar says of a question, where carts are drawn so. */
async function bar(play: string, draw: 'counter' | 'card' = 'counter', bots: Players = {}) {
  const { javascript, findings } = compile([{ path: 'rules.sand', text: rules(play) }]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const bench = createWorkbench(memoryHomes(), { ...idleWorkers(), game: clientTo(runningGame(load)) });
  const text = JSON.stringify({ version: 1, kinds: { Cart: { draw, at: 'at' } } });
  const buffers = { 'carts/layout.json': { text, version: '1', dirty: false } };
  bench.store.set({ ruleset: 'carts', face: 'play', takesOnly: false, buffers });
  await bench.play.build(javascript ?? '');
  await bench.play.start('two', 1, {}, {});
  bench.store.set({ bots });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <WorkbenchContext value={bench}>
      <Bar />
    </WorkbenchContext>,
  );
  unmount = () => {
    root.unmount();
    host.remove();
  };
  await vi.waitUntil(() => host.querySelector('[data-testid="prompt"]') !== null);
  const said = {
    all: host.querySelector('[data-region="question"]')?.textContent ?? '',
    lacks: host.querySelector('[data-part="foretold"]')?.textContent,
  };
  unmount();
  return said;
}

test('the bar says that pieces or cards can be dragged where they are drawn so, and of nothing else', async () => {
  expect((await bar(DRIVE, 'counter')).all).toContain('drag a piece');
  expect((await bar(DRIVE, 'card')).all).toContain('drag a card');
  expect((await bar(VISIT)).all).toContain('Click a highlighted place');
  expect((await bar(VISIT)).all).not.toContain('drag');
});

test('the bar says what one member alone would lack before anything is picked', async () => {
  expect((await bar(`${PULL} such that grey in all else "needs-grey"`)).lacks).toBe('Without the grey cart.');
  expect((await bar(PULL)).lacks).toBeUndefined();
});

test('of what a bot is about to decide the bar says once whom it waits for, and what is asked', async () => {
  const said = await bar(VISIT, 'counter', { first: 'random' });
  expect(said.all).toBe('Waiting for Red: “Way”');
});
