// @vitest-environment happy-dom
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { Page } from '../src/shell/Page.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

// The text draws itself.
vi.mock('../src/text-editor/TextPane.tsx', () => ({ TextPane: () => null }));
// It is loaded with the first ruleset, and the test is about what is drawn afterward.
await import('../src/panels/PanelWorkspace.tsx');
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('while somebody types and findings stay the same, nothing beside the text is drawn again', async () => {
  const homes = memoryHomes({ folder: inMemory({ 'g/rules.sand': 'rules', 'g/messages.en.ftl': 'a = b' }) });
  const bench = createWorkbench(homes, idleWorkers());
  await bench.begin();
  await bench.openRuleset('g');
  const host = document.body.appendChild(document.createElement('div'));
  let drawn = 0;
  const typed = async (path: string, text: string): Promise<number> => {
    drawn = 0;
    await act(async () => {
      bench.files.edit(path, text);
      await new Promise((done) => setTimeout(done, 300));
    });
    return drawn;
  };
  await act(async () => {
    createRoot(host).render(
      <WorkbenchContext value={bench}>
        <Profiler id="page" onRender={() => (drawn += 1)}>
          <Page />
        </Profiler>
      </WorkbenchContext>,
    );
    await new Promise((done) => setTimeout(done, 300));
  });
  // That it is not saved yet is drawn once.
  expect(await typed('g/rules.sand', 'rules2')).toBeGreaterThan(0);
  expect(await typed('g/rules.sand', 'rules3')).toBe(0);
  expect(await typed('g/rules.sand', 'rules34')).toBe(0);
  // What names things on the board is another matter.
  expect(await typed('g/messages.en.ftl', 'a = c')).toBeGreaterThan(0);
});
