// @vitest-environment happy-dom
import { layoutFor } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { useLogEntries } from '../src/log/useLogEntries.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const side = { colour: '#000', letter: 'X', pattern: 'solid' };
const layout = { ...layoutFor(stonesModule().info, undefined), sides: { north: side, south: side } };
const isOmitted = ({ path }: LogLine): boolean => path === 'omitted';
vi.mock('../src/play/useTexts.ts', () => ({ useLayout: () => layout, useTexts: () => ({ isOmitted }) }));

const movesOf = (power: string): readonly LogLine[] =>
  Array.from({ length: 4 }, () => ({ decision: 1, path: 'moved', sort: 'log', args: { power } }));

/** The lines of the log with how many are folded behind each. */
function rows(lines: readonly LogLine[], isSought: boolean): readonly string[] {
  let found: readonly string[] = [];
  const Rows = () => {
    found = useLogEntries(lines, isSought).map(({ line, alike }) => `${line.args.power} +${alike.length}`);
    return null;
  };
  const bench = createWorkbench(memoryHomes(), idleWorkers());
  bench.store.set({ info: stonesModule().info });
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <WorkbenchContext value={bench}>
        <Rows />
      </WorkbenchContext>,
    ),
  );
  root.unmount();
  return found;
}

test('the log folds the moves of each power by themselves, and none while it is searched', () => {
  const lines = [...movesOf('north'), ...movesOf('south')];
  expect(rows(lines, false)).toEqual(['north +3', 'south +3']);
  expect(rows(lines, true)).toHaveLength(8);
});

test('a line that is left out doesn’t part lines that are alike, and is found by no search', () => {
  const [first, ...others] = movesOf('north');
  if (first === undefined) throw new Error('no line');
  const lines = [first, { ...first, path: 'omitted' }, ...others];
  expect(rows(lines, false)).toEqual(['north +3']);
  expect(rows(lines, true)).toHaveLength(4);
});
