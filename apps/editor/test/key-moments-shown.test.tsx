// @vitest-environment happy-dom
import type { MatchView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { KeyMoments } from '../src/ending/KeyMoments.tsx';
import { useCourse } from '../src/ending/useCourse.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const row = (id: string, value: number) => ({ id, name: id, side: undefined, value, text: `${value}` });
/** What both had after so many decisions. */
const standing = (decisions: number) => ({
  word: 'points',
  rows: [row('red', decisions < 3 ? 1 : 6), row('blue', decisions < 5 ? 4 : -2)],
});
vi.mock('../src/ending/useStanding.ts', () => ({
  useStanding: () => (view: MatchView) => standing(view.decisions),
}));
vi.mock('../src/play/useTexts.ts', () => ({
  useTexts: () => ({ begun: (text: string) => text, isOmitted: () => false }),
}));
vi.mock('../src/play/useLineText.ts', () => ({
  useLineText:
    () =>
    ({ path }: { path: string }) =>
      path,
}));

const view = { decisions: 6, log: [{ decision: 3, path: 'p/won', sort: 'log', args: { who: 'red', by: 5 } }] };

const Course = () => {
  const course = useCourse(view as unknown as MatchView);
  return <KeyMoments standing={standing(6)} moments={course?.moments ?? []} />;
};

let unmount = (): void => undefined;
afterEach(() => unmount());

test('each move at which much changed is listed with what tells of it, and leads to the board as it was then', async () => {
  const bench = createWorkbench(memoryHomes(), idleWorkers());
  bench.store.set({ info: stonesModule().info, view: view as unknown as MatchView });
  vi.spyOn(bench.play, 'lookUp').mockImplementation((async (_: string, decisions: number) => ({
    decisions,
  })) as unknown as typeof bench.play.lookUp);
  const preview = vi.spyOn(bench.play, 'preview').mockResolvedValue(undefined);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmount = () => root.unmount();
  root.render(
    <WorkbenchContext value={bench}>
      <Course />
    </WorkbenchContext>,
  );
  await vi.waitUntil(() => host.querySelector('li') !== null);
  expect(host.querySelector('p')?.textContent).toMatch(/changed “points” most/);
  const said = [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(said).toEqual([expect.stringMatching(/3 of 6.*p\/won.*1 → 6$/), expect.stringMatching(/5 of 6.*4 → −2$/)]);
  host.querySelectorAll('button')[1]?.click();
  expect(preview).toHaveBeenCalledWith(5, true);
});
