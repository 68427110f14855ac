// @vitest-environment happy-dom
import type { Fight } from '@sandtable/board';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { FightOdds } from '../src/events/FightOdds.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const fight = { sides: [{ side: undefined }, { side: undefined }], bouts: [], rolls: [] } as unknown as Fight;
const NOTHING = { odds: undefined };

/** Whether the card has a place for odds or what is said there, each time after it is known what there is, and whether the dice lie. */
function kept(
  steps: readonly { readonly found?: typeof NOTHING; readonly isSettled: boolean }[],
): readonly (boolean | string)[] {
  const bench = createWorkbench(memoryHomes(), idleWorkers());
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const drawn = steps.map(({ found, isSettled }) => {
    flushSync(() =>
      root.render(
        <WorkbenchContext value={bench}>
          <FightOdds fight={fight} log={[]} found={found} isSettled={isSettled} />
        </WorkbenchContext>,
      ),
    );
    const place = page.querySelector('[data-part="odds-kept"]');
    return place?.textContent.trim() || place !== null;
  });
  root.unmount();
  return drawn;
}

test('odds that there are not leave no gap, but nothing moves any more once the dice lie', () => {
  const [rolling, lying] = [{ isSettled: false }, { isSettled: true }];
  expect(kept([rolling, { ...rolling, found: NOTHING }, { ...lying, found: NOTHING }])).toEqual([true, false, false]);
  expect(kept([rolling, lying, { ...lying, found: NOTHING }])).toEqual([
    ...[true, true],
    'The odds of this roll aren’t known.',
  ]);
});
