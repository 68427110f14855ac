// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStore, WorkbenchContext } from '../src/context.ts';
import { Root } from '../src/shell/Root.tsx';
import { filesIn } from '../src/state/languages.ts';
import { nonRuleFiles } from '../src/state/non-rule-files.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

vi.mock('../src/text-editor/TextPane.tsx', () => ({ TextPane: () => null }));
vi.mock('../src/start/Cover.tsx', () => ({ Cover: () => null }));
// No text is known to break the page, so parts of it are made to fail with one.
const useFault = (word: string): void => {
  const state = useStore((now) => now);
  const has = (one: string) => filesIn(nonRuleFiles(state), state.ruleset).some(({ text }) => text.includes(one));
  if (has(word)) throw new RangeError('too deep');
  if (has(`OLD ${word.toLowerCase()}`)) throw new TypeError('Failed to fetch dynamically imported module: /a.js');
};
vi.mock('../src/play-panel/PlayPane.tsx', () => ({
  PlayPane: () => {
    useFault('PANEL');
    return <p>the board</p>;
  },
}));
vi.mock('../src/shell/TopBar.tsx', async (original) => {
  const { TopBar } = await original<typeof import('../src/shell/TopBar.tsx')>();
  return {
    TopBar: () => {
      useFault('BREAK');
      return <TopBar />;
    },
  };
});
// It is loaded with the first ruleset, which takes longer than the tests wait.
await import('../src/panels/PanelWorkspace.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const files = {
  'bad/rules.sand': 'rules',
  'bad/l10n/messages.en.ftl': 'a = BREAK',
  'good/rules.sand': 'rules',
  'old/rules.sand': 'rules',
  'old/l10n/messages.en.ftl': 'a = OLD break',
  'part/rules.sand': 'rules',
  'part/l10n/messages.en.ftl': 'a = PANEL',
};

/** The ruleset is on the page, or what is shown in its place; a test that waits for that in vain runs out of time. */
const OPENED = /the board|caused an error|because of an error|couldn’t be loaded/;

/** A page as it is loaded: the browser's stores stay, everything else is new. */
async function loaded() {
  const bench = createWorkbench(memoryHomes({ folder: inMemory(files) }), idleWorkers());
  document.body.replaceChildren();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onCaughtError: () => undefined });
  await act(async () => {
    root.render(
      <WorkbenchContext value={bench}>
        <Root />
      </WorkbenchContext>,
    );
    await bench.begin();
  });
  const open = async (ruleset: string): Promise<void> => {
    await act(async () => {
      await bench.openRuleset(ruleset);
    });
    while (!OPENED.test(shown())) await act(() => new Promise((done) => setTimeout(done, 10)));
  };
  const leave = async (): Promise<void> => {
    bench.opening.leave();
    await act(async () => root.unmount());
  };
  return { bench, open, leave };
}

const shown = (): string => document.body.textContent ?? '';
async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  expect(button, name).toBeDefined();
  await act(async () => {
    button?.click();
    await new Promise((done) => setTimeout(done, 50));
  });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('sandtable.lang', 'en');
});
/** Locks that are held for good, as those of tabs that live on. */
const locksOf = (held: string[]) => ({
  locks: {
    request: async (name: string) => void held.push(name),
    query: async () => ({ held: held.map((name) => ({ name })) }),
  },
});

let page: Awaited<ReturnType<typeof loaded>>;
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a ruleset that the page cannot be drawn with leaves ways out', async () => {
  page = await loaded();
  await page.open('bad');
  expect(shown()).toContain('Something in “bad” caused an error.');
  expect(shown()).toContain('too deep');
  await press('Close this ruleset');
  expect(shown()).toContain('New house rule');
  await page.open('good');
  expect(shown()).toContain('the board');
});

test('a page that is older than the program offers to reload, and its ruleset is opened again', async () => {
  page = await loaded();
  await page.open('old');
  expect(shown()).toContain('The program has probably been updated');
  expect(shown()).toContain('Reload page');
  expect(shown()).not.toMatch(/caused an error|Open without texts|Close this ruleset/);
  await page.leave();
  page = await loaded();
  expect(shown()).not.toContain('wasn’t reopened');
});

test('a panel that cannot be drawn says so, and the rest of the page goes on', async () => {
  page = await loaded();
  await page.open('part');
  expect(shown()).toContain('“Match” stopped because of an error.');
  expect(shown()).toContain('too deep');
  expect(shown()).toContain('rules.sand');
  await act(async () => page.bench.files.edit('part/l10n/messages.en.ftl', 'a = b'));
  await press('Try again');
  expect(shown()).toContain('the board');
  expect(shown()).not.toContain('stopped because of an error');
});

test('without its texts the ruleset opens, and its texts can be shown again once they are repaired', async () => {
  page = await loaded();
  await page.open('bad');
  await press('Open without texts');
  expect(shown()).toContain('the board');
  await act(async () => page.bench.files.edit('bad/l10n/messages.en.ftl', 'a = b'));
  await press('Show texts');
  expect(shown()).toContain('the board');
});

test('what broke the page is not opened again unasked', async () => {
  page = await loaded();
  await page.open('bad');
  await page.leave();
  page = await loaded();
  expect(shown()).toContain('“bad” wasn’t reopened');
  await press('Open without texts');
  expect(shown()).toContain('the board');
});

test('a page that hangs while it opens a ruleset does not open it again', async () => {
  page = await loaded();
  page.bench.opening.begin('good');
  localStorage.setItem('sandtable.ruleset', 'good');
  // Nobody hears of the end of this page.
  page = await loaded();
  expect(shown()).toContain('“good” wasn’t reopened');
  await press('Open anyway');
  expect(shown()).toContain('the board');
});

test('what another tab is still opening is opened here as well, and what failed there is not', async () => {
  const held: string[] = [];
  vi.stubGlobal('navigator', { ...locksOf(held), language: 'en' });
  page = await loaded();
  page.bench.opening.begin('good');
  localStorage.setItem('sandtable.ruleset', 'good');
  const first = page;
  sessionStorage.clear();
  page = await loaded();
  expect(shown()).toContain('the board');
  first.bench.opening.fail('good');
  sessionStorage.clear();
  page = await loaded();
  expect(shown()).toContain('“good” wasn’t reopened');
});

test('what was shown, or left while it was opened, is opened again', async () => {
  page = await loaded();
  await page.open('good');
  await vi.waitFor(() => expect(localStorage.getItem('sandtable.opening')).toBeNull(), {
    timeout: 10_000,
    interval: 10,
  });
  page = await loaded();
  expect(shown()).toContain('the board');
  page.bench.opening.begin('good');
  await page.leave();
  page = await loaded();
  expect(shown()).toContain('the board');
});
