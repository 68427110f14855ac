// @vitest-environment happy-dom
import type { ChangedMoves as Found } from '@sandtable/session';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ChangedMoves } from '../src/changed-moves/ChangedMoves.tsx';
import { WorkbenchContext } from '../src/context.ts';
import { EffectOfEdit } from '../src/open-file/EffectOfEdit.tsx';
import { EDIT_AT_HAND } from '../src/state/compared-sides.ts';
import type { State } from '../src/state/state.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { AppearanceMenu } from '../src/table/AppearanceMenu.tsx';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

// What is looked up a while after an edit would reach the tests that follow.
const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

const pageWith = (element: React.ReactNode) => {
  const homes = memoryHomes();
  const bench = createWorkbench(homes, idleWorkers());
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  roots.push(root);
  const draw = () => flushSync(() => root.render(<WorkbenchContext value={bench}>{element}</WorkbenchContext>));
  return { bench, page, draw };
};

const match = {
  view: { viewer: undefined },
  javascript: '',
  save: { seed: 1, seats: 'two', decisions: [] },
} as unknown as Pick<State, 'view' | 'javascript' | 'save'>;
const found = (more: Partial<Found>): Found => ({ moves: [], compared: 0, stopsAt: undefined, ...more });

// Each row: what an edit of the rules did to the match, and the words about it.
test.each([
  [found({}), undefined],
  [found({ compared: 4 }), 'All 4 moves turn out the same'],
  [found({ compared: 2 }), 'Both moves turn out the same'],
  [found({ stopsAt: 1 }), 'From move 1 onward'],
] as const)('after an edit, %j', async (changedMoves, words) => {
  const { bench, page, draw } = pageWith(<ChangedMoves />);
  // Without a match, what is known of its moves is forgotten.
  bench.store.set({ changedMoves, ...match });
  draw();
  const note = () => page.querySelector('[data-part="changed-moves"]')?.textContent;
  if (words === undefined) expect(note()).toBeUndefined();
  else await expect.poll(note).toContain(words);
});

test('that nothing changed covers no row of the board that can be chosen from', async () => {
  const boxed = (box: DOMRect) => (element: HTMLElement | null) => {
    if (element) element.getBoundingClientRect = () => box;
  };
  const lying = async (row: DOMRect): Promise<string> => {
    const { bench, page, draw } = pageWith(
      <div data-region="board" ref={boxed(new DOMRect(0, 0, 1000, 600))}>
        <div className="legal" ref={boxed(row)} />
        <ChangedMoves />
      </div>,
    );
    draw();
    bench.store.set({ changedMoves: found({ compared: 4 }), ...match });
    const note = await vi.waitUntil(() => page.querySelector<HTMLElement>('[data-part="changed-moves"]'));
    return note.dataset['at'] ?? '';
  };
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  expect(await lying(new DOMRect(0, 0, 1000, 100))).toBe('bottom');
  expect(await lying(new DOMRect(0, 500, 1000, 100))).toBe('top');
  vi.restoreAllMocks();
});

test('that nothing changed is no news any more once the match goes on', async () => {
  const { bench, page, draw } = pageWith(<ChangedMoves />);
  const after = (decisions: number) => ({
    ...match,
    view: { viewer: undefined, decisions } as unknown as State['view'],
  });
  bench.store.set({ changedMoves: found({ compared: 4 }), ...after(4) });
  draw();
  const note = () => page.querySelector('[data-part="changed-moves"]');
  await expect.poll(note).not.toBeNull();
  bench.store.set(after(5));
  await expect.poll(note).toBeNull();
});

test('that nothing changed goes by itself, but not under the pointer, and is said again after the next edit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { bench, page, draw } = pageWith(<ChangedMoves />);
  const note = () => page.querySelector('[data-part="changed-moves"]');
  const drawn = () => new Promise((done) => setImmediate(() => setImmediate(done)));
  const wait = async (ms: number) => {
    await drawn();
    await vi.advanceTimersByTimeAsync(ms);
    await drawn();
  };
  const point = (event: string) => note()?.dispatchEvent(new PointerEvent(event, { bubbles: true }));
  bench.store.set({ changedMoves: found({ compared: 4 }), ...match });
  draw();
  await wait(100);
  point('pointerover');
  await wait(20_000);
  expect(note()).not.toBeNull();
  point('pointerout');
  await wait(20_000);
  expect(note()).toBeNull();
  flushSync(() => bench.store.set({ changedMoves: found({ compared: 4 }) }));
  expect(note()).not.toBeNull();
  vi.useRealTimers();
});

test('the menu of the table leads to the settings of the rules', async () => {
  const { bench, page, draw } = pageWith(<AppearanceMenu />);
  bench.store.set({ face: 'play', ruleset: 'carts' });
  draw();
  page.querySelector('button')?.click();
  await expect.poll(() => document.body.textContent).toContain('Change rules…');
  const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(({ textContent }) =>
    textContent?.includes('Change rules…'),
  );
  item?.click();
  expect(bench.store.get()).toMatchObject({ face: 'workshop', activePanel: 'settings' });
});

test('what an edit does can be simulated after its note has gone, until there is nothing to compare with', async () => {
  const { bench, page, draw } = pageWith(<EffectOfEdit />);
  draw();
  expect(page.querySelector('button')).toBeNull();
  flushSync(() => bench.store.set({ rulesBefore: { files: [], variants: [] }, ...match }));
  page.querySelector('button')?.click();
  expect(bench.store.get().dialog).toEqual({ what: 'effect', ...EDIT_AT_HAND });
  flushSync(() => bench.store.set({ rulesBefore: undefined }));
  expect(page.querySelector('button')).toBeNull();
});
