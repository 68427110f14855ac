// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useBoardTask } from '../src/board-tools/useBoardTask.ts';
import { WorkbenchContext } from '../src/context.ts';
import { FileTree } from '../src/file-tree/FileTree.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import { useTable } from '../src/table-editor/useTable.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import type { Finding } from '../src/workers/protocol.ts';
import { memoryHomes } from './memory-homes.ts';
import { clientOf, compilation, idleWorkers } from './services.ts';

const drawn = vi.hoisted(() => ({ icons: 0 }));
vi.mock('../src/ui/Icon.tsx', () => ({
  Icon: () => {
    drawn.icons += 1;
    return null;
  },
}));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const found: Finding = {
  ...{ code: 'SAND1', severity: 'error', message: 'is wrong', file: 'rules.sand', start: 0, end: 1 },
  ...{ fixes: [], related: [] },
};

/** Mounts something of a page, and returns how its findings change. */
async function mounted(node: ReactNode) {
  const homes = memoryHomes({ folder: inMemory({ 'g/rules.sand': 'rules', 'g/more.sand': 'more', 'g/a.json': '[]' }) });
  const compile = clientOf<CompilerApi>(({ method }) => (method === 'ask' ? ['Zone'] : compilation));
  const bench = createWorkbench(homes, { ...idleWorkers(), compile });
  await bench.begin();
  await bench.openRuleset('g');
  bench.actions.openFile('g/rules.sand');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<WorkbenchContext value={bench}>{node}</WorkbenchContext>));
  return { find: (findings: readonly Finding[]) => act(async () => bench.store.set({ findings })) };
}

test('what is found has nothing of the board drawn again unless its map is edited', async () => {
  let times = 0;
  const Board = () => {
    times += 1;
    return useBoardTask().is;
  };
  const { find } = await mounted(<Board />);
  const before = times;
  await find([found]);
  await find([]);
  expect(times).toBe(before);
});

test('what is found in a file has only its own rows of the tree drawn again', async () => {
  const { find } = await mounted(<FileTree ruleset="g" />);
  drawn.icons = 0;
  await find([found]);
  // The file, and the folder that it lies in, which has a sign for its fold as well.
  expect(drawn.icons).toBe(3);
  expect(document.querySelector('[data-path="g/rules.sand"]')?.textContent).toContain('1');
});

test('the tables that a file has remain the same object while something else is found', async () => {
  const seen = new Set<readonly string[]>();
  const Names = () => {
    seen.add(useTable().names);
    return null;
  };
  const { find } = await mounted(<Names />);
  await find([found]);
  await find([]);
  expect([...seen]).toEqual([[], ['Zone']]);
});
