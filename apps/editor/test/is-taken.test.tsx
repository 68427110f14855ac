// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { useIsTaken } from '../src/play/useIsTaken.ts';
import type { State } from '../src/state/state.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const Taken = () => String(useIsTaken());

/** Whether a question with so many answers answers itself, while a card with or without motion is open. */
const takenAs = ({ count = 1, isStill = false, botsHalted = false, isShown = true }): string | null => {
  const homes = memoryHomes();
  const bench = createWorkbench(homes, idleWorkers());
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  flushSync(() =>
    root.render(
      <WorkbenchContext value={bench}>
        <Taken />
      </WorkbenchContext>,
    ),
  );
  const view = { status: 'running', decisions: 1, ask: { choice: 'take', count } } as unknown as State['view'];
  const turns = [{ seat: 'one', role: 'red' }] as unknown as State['turns'];
  flushSync(() => bench.store.set({ face: 'play', takesOnly: true, ruleset: 'g', view, turns, botsHalted }));
  if (isShown)
    flushSync(() => bench.store.set({ motion: { isStill, rest: [], events: [] } as unknown as State['motion'] }));
  const { textContent } = page;
  root.unmount();
  return textContent;
};

test('an only answer is taken by itself after what is being shown', () => {
  expect(takenAs({})).toBe('true');
});

test.each([
  ['there is a choice', { count: 2 }],
  ['nobody waits for the card', { isStill: true }],
  ['someone went back to look', { botsHalted: true }],
  ['nothing is being shown', { isShown: false }],
])('it is offered where %s', (_, state) => {
  expect(takenAs(state)).toBe('false');
});
