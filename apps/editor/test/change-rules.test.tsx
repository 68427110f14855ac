// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { createLinkStore } from '../src/storage/link-store.ts';
import { ChangeRules } from '../src/table/ChangeRules.tsx';
import { memoryCovers } from './memory-covers.ts';
import { memoryPoints } from './memory-points.ts';
import { idleWorkers } from './services.ts';

test('from the table one click leads to all settings of the rules', () => {
  const homes = {
    folder: inMemory({}),
    browser: inMemory({}),
    linkStore: createLinkStore(memoryStorage()),
    points: memoryPoints(),
    covers: memoryCovers(),
  };
  const bench = createWorkbench(homes, idleWorkers());
  bench.store.set({ face: 'play', settingsShown: { paths: ['constant/hits'] } });
  const page = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(page).render(
      <WorkbenchContext value={bench}>
        <ChangeRules />
      </WorkbenchContext>,
    ),
  );
  page.querySelector('button')?.click();
  expect(bench.store.get()).toMatchObject({ face: 'workshop', activePanel: 'settings', settingsShown: undefined });
});
