// @vitest-environment happy-dom
import type { Fight } from '@sandtable/board';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { FightTable } from '../src/log/FightTable.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const named = (path: string) => (path === 'p/met/because' ? 'Two more win.' : undefined);
const texts = { member: (name: string) => name, begun: (text: string) => text, named };
vi.mock('../src/play/useTexts.ts', () => ({ useTexts: () => texts, useLayout: () => undefined }));
vi.mock('../src/log/useFightSums.ts', () => ({ useFightSums: () => undefined }));

/** The row of long names, what is read at the head of the columns, and what is said below. */
function names(...who: readonly string[]) {
  const line = { decision: 1, path: 'p/met', sort: 'log', args: {} };
  const fight = {
    ...{ how: {}, sides: who.map((name) => ({ who: name, side: undefined })), rolls: [], results: [] },
    bouts: [{ line, values: [undefined, undefined], parts: [[], []] }],
  } as unknown as Fight;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const bench = createWorkbench(memoryHomes(), idleWorkers());
  flushSync(() =>
    root.render(
      <WorkbenchContext value={bench}>
        <FightTable fight={fight} className="" />
      </WorkbenchContext>,
    ),
  );
  const found = {
    row: host.querySelector('[data-part="fight-names"]')?.textContent.trim(),
    because: host.querySelector('[data-part="fight-because"]')?.textContent,
    heads: [...host.querySelectorAll('thead th')].map((head) => head.textContent.trim()),
  };
  root.unmount();
  return found;
}

test('long names stand in a row over the table, and screen readers read them at its columns all the same', () => {
  expect(names('North 1', 'South 2')).toMatchObject({ row: undefined, heads: ['North 1', 'South 2'] });
  const long = ['Sturmgeschütz (Deutschland)', 'South 2'];
  expect(names(...long)).toMatchObject({ row: expect.stringContaining('Sturmgeschütz (Deutschland)'), heads: long });
});

test('below it is why the numbers are what they are, where the ruleset has a text for it', () => {
  expect(names('North 1', 'South 2').because).toBe('Two more win.');
});
