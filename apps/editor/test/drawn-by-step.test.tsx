// @vitest-environment happy-dom
import { compile } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import { load } from '@sandtable/testkit';
import { act, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { Log } from '../src/log/Log.tsx';
import { SetupArea } from '../src/play-panel/SetupArea.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { Controls } from '../src/time-line/Controls.tsx';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const drawn = vi.hoisted(() => ({ rows: 0, rules: 0, buttons: 0 }));
vi.mock('../src/ui/VirtualList.tsx', () => ({
  VirtualList: ({ items }: { readonly items: readonly unknown[] }) => {
    drawn.rows += items.length;
    return <ol data-rows={items.length} />;
  },
}));
vi.mock('../src/play/HouseRules.tsx', () => ({
  HouseRules: () => {
    drawn.rules += 1;
    return null;
  },
}));
vi.mock('../src/ui/IconButton.tsx', () => ({
  IconButton: ({ label }: { readonly label: string }) => {
    if (label === 'Redo') drawn.buttons += 1;
    return null;
  },
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const line = (decision: number): LogLine => ({ decision, path: 'moved', sort: 'log', args: {} });
const viewAt = (decisions: number): MatchView => ({
  ...{ status: 'running', reason: undefined, fault: undefined, winners: [], phase: undefined, decisions },
  ...{ fields: {}, states: {}, viewer: undefined, names: {}, constants: {}, sizes: {}, ask: undefined },
  ...{ waiting: [], given: [], undoable: true, redoable: true, made: 9, pending: 0, branches: [], changes: [] },
  log: Array.from({ length: decisions }, (_, i) => line(i + 1)),
});
const { javascript = '' } = compile([
  {
    path: 'rules.sand',
    text: `ruleset "g" version "1.0.0" language 1
kind Side
table Side { id
  red }
seats for Side { one { first {red} } }
play { while true { let n = choose one of 1..3 as number by red } }
`,
  },
]);
const { info } = (await load(javascript))(engine);

beforeEach(() => Object.assign(drawn, { rows: 0, rules: 0, buttons: 0 }));

async function shown(part: ReactNode) {
  const homes = memoryHomes({ folder: inMemory({ 'g/rules.sand': 'rules' }) });
  const bench = createWorkbench(homes, idleWorkers());
  bench.store.set({ view: viewAt(5), info });
  const host = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    createRoot(host).render(<WorkbenchContext value={bench}>{part}</WorkbenchContext>);
    await new Promise((done) => setTimeout(done, 50));
  });
  return { bench, host };
}

test('a step shows the board first: until then, no line of the log is drawn again', async () => {
  const { bench, host } = await shown(<Log />);
  const rows = (): string | null | undefined => host.querySelector('[data-rows]')?.getAttribute('data-rows');
  expect(rows()).toBe('5');
  drawn.rows = 0;
  let rowsAtFirst = -1;
  await act(async () => {
    flushSync(() => bench.store.set({ view: viewAt(3) }));
    rowsAtFirst = drawn.rows;
    await new Promise((done) => setTimeout(done, 50));
  });
  expect(rowsAtFirst).toBe(0);
  expect(rows()).toBe('3');
});

test('what is folded away isn’t drawn again at a step', async () => {
  const { bench, host } = await shown(<SetupArea info={info} />);
  drawn.rules = 0;
  const after = (change: object) =>
    act(async () => {
      bench.store.set(change);
      await new Promise((done) => setTimeout(done, 50));
    });
  await after({ view: viewAt(3), save: { seats: 'two', options: {} } as never });
  // Even if something else of the setup is drawn again.
  await after({ bots: {}, info: { ...info } });
  expect(drawn.rules).toBe(0);
  await act(async () => host.querySelector<HTMLElement>('[data-part="setup-fold"]')?.click());
  expect(drawn.rules).toBeGreaterThan(0);
});

test('buttons that remain as they are aren’t drawn again', async () => {
  const { bench } = await shown(<Controls />);
  const step = async (view: MatchView): Promise<number> => {
    drawn.buttons = 0;
    await act(async () => bench.store.set({ view }));
    return drawn.buttons;
  };
  expect(await step(viewAt(3))).toBe(0);
  expect(await step({ ...viewAt(4), redoable: false })).toBeGreaterThan(0);
});
