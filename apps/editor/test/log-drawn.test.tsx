// @vitest-environment happy-dom
import type { LogLine, MatchView, MoveSummary } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { act, createElement, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { Log } from '../src/log/Log.tsx';
import { MoveList } from '../src/match-history/MoveList.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

interface ListProps {
  readonly items: readonly unknown[];
  readonly draw: (item: unknown, at: number) => ReactNode;
}
const drawn = vi.hoisted(() => ({ words: 0, measure: (): void => undefined }));
// A list that draws all of its rows, and again once it has measured them.
vi.mock('../src/ui/VirtualList.tsx', () => ({
  VirtualList: ({ items, draw }: ListProps) => {
    const [times, measured] = useState(0);
    drawn.measure = () => measured(times + 1);
    return createElement(
      'ol',
      { 'data-times': times },
      ...items.map((item, at) => createElement('li', null, draw(item, at))),
    );
  },
}));
vi.mock('../src/log/LineWords.tsx', () => ({
  LineDetails: () => null,
  LineWords: ({ text }: { readonly text: string }) => {
    drawn.words += 1;
    return <span>{text}</span>;
  },
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const line = (decision: number): LogLine => ({ decision, path: 'moved', sort: 'log', args: {} });
const byBot: LogLine = { decision: 3, path: 'asked', sort: 'decision', by: 'bot', args: { role: 'red', answer: 'x' } };
const view = {
  ...{ status: 'running', winners: [], decisions: 3, fields: {}, states: {}, names: {}, constants: {}, sizes: {} },
  ...{ waiting: [], given: [], made: 3, pending: 0, branches: [], changes: [] },
  log: [line(1), line(2), byBot],
} as unknown as MatchView;
const place = { file: 'rules.sand', start: 0, end: 4 };
const rulePlaces = { logs: [{ path: 'moved', place, cites: [] }], choices: [], chances: [] };

let unmount = (): void => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => unmount());
  vi.useRealTimers();
});

async function shown(part: ReactNode): Promise<HTMLElement> {
  const homes = memoryHomes({ folder: inMemory({ 'g/rules.sand': 'rules' }) });
  const bench = createWorkbench(homes, idleWorkers());
  bench.store.set({ view, info: stonesModule().info, face: 'workshop', rulePlaces } as never);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () => root.render(<WorkbenchContext value={bench}>{part}</WorkbenchContext>));
  unmount = () => root.unmount();
  return host;
}

/** The tooltip of what is pointed at, once it has appeared. */
async function tooltipOf(element: Element | null): Promise<string | null | undefined> {
  act(() => void element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })));
  await act(() => vi.advanceTimersByTimeAsync(1000).then(() => undefined));
  return document.querySelector('[data-part="tooltip"]')?.textContent;
}

test('a line of the log isn’t drawn again while its list only measures its rows', async () => {
  const host = await shown(<Log />);
  expect(drawn.words).toBeGreaterThan(0);
  drawn.words = 0;
  await act(async () => drawn.measure());
  expect(host.querySelector('ol')?.dataset.times).toBe('1');
  expect(drawn.words).toBe(0);
});

test('rows of the log share one tooltip, of what leads to their rule and of who decided', async () => {
  const host = await shown(<Log />);
  expect(await tooltipOf(host.querySelector('li button'))).toBe('Go to rule');
  expect(await tooltipOf(host.querySelector('li [role="img"]'))).toBe('bot');
});

test('rows of the moves share one tooltip', async () => {
  const move = { number: 3, line: byBot, phase: undefined, isForced: false } satisfies MoveSummary;
  const host = await shown(<MoveList moves={[move]} />);
  expect(await tooltipOf(host.querySelector('li [role="img"]'))).toBe('bot');
});
