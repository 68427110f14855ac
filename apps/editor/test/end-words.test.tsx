// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { useEndText } from '../src/play/useEndText.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

vi.mock('../src/play/useTexts.ts', () => ({
  useTexts: () => ({ begun: (text: string) => text, path: (path: string) => path.split('/').at(-1) }),
}));

const Ended = ({ winners }: { readonly winners: readonly string[] }) =>
  useEndText()({ status: 'won', winners, reason: undefined });

test.each([
  [['France'], 'Winner: France'],
  [['England', 'France', 'Russia'], 'Winners: England, France and Russia'],
  [['Austria, Germany and Turkey', 'Italy'], 'Winners: Austria, Germany and Turkey; Italy'],
])('who has won is listed as a sentence lists names: %s', (winners, said) => {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <WorkbenchContext value={createWorkbench(memoryHomes(), idleWorkers())}>
        <Ended winners={winners} />
      </WorkbenchContext>,
    ),
  );
  expect(host.textContent?.replace(/\.$/, '')).toBe(said);
  root.unmount();
});
