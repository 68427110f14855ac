// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { ChangeRules } from '../src/table/ChangeRules.tsx';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

test('from the table one click leads to all settings of the rules', () => {
  const homes = memoryHomes();
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
