// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { usePhases } from '../src/time-line/usePhases.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Shown = () => usePhases().phases.length;

test('a step through the match doesn’t ask for its phases, and of several viewers in a row only the last one does', async () => {
  vi.useFakeTimers();
  const bench = createWorkbench(memoryHomes({ folder: inMemory({ 'g/rules.sand': 'rules' }) }), idleWorkers());
  const lookUp = vi.spyOn(bench.play, 'lookUp').mockResolvedValue([{ number: 1, phase: 'p' }] as never);
  const host = document.body.appendChild(document.createElement('div'));
  const stands = (decisions: number, viewer: string) =>
    bench.store.set({ view: { decisions, viewer, names: {}, constants: {} } as never });
  const step = (decisions: number, viewer: string, ms: number) =>
    act(async () => {
      stands(decisions, viewer);
      await vi.advanceTimersByTimeAsync(ms);
    });
  stands(5, 'red');
  bench.store.set({ save: { decisions: [] } as never });
  await act(async () =>
    createRoot(host).render(
      <WorkbenchContext value={bench}>
        <Shown />
      </WorkbenchContext>,
    ),
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(300)));
  expect([host.textContent, lookUp.mock.calls.length]).toEqual(['1', 1]);
  for (const decisions of [4, 3, 2]) await step(decisions, 'red', 300);
  expect(lookUp).toHaveBeenCalledTimes(1);
  for (const viewer of ['blue', 'red', 'blue']) await step(2, viewer, 100);
  expect(lookUp).toHaveBeenCalledTimes(1);
  await step(2, 'blue', 300);
  expect(lookUp).toHaveBeenCalledTimes(2);
  await act(async () => {
    bench.store.set({ save: { decisions: ['more'] } as never });
    await vi.advanceTimersByTimeAsync(300);
  });
  expect(lookUp).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
