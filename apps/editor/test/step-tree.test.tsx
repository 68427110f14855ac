// @vitest-environment happy-dom
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { StepTree } from '../src/debugger/StepTree.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import type { DescribedStep } from '../src/workers/why-protocol.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

// Without a layout nothing has a height, and steps without a place aren't drawn.
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(240);

const step = (text: string, until: number): DescribedStep => ({
  ...{ text, until, file: 'g/rules.sand', start: 0, end: 0, line: 1, sort: 'call' },
  ...{ depth: 0, resumed: false, of: '', name: '', result: '', changes: [] },
});
const steps = [step('first', 2), step('inner', 2), step('second', 3), step('third', 4)];

const homes = memoryHomes();
const workbench = createWorkbench(homes, idleWorkers());
const shown = { at: 2, folded: new Set<number>() };
const bench = {
  ...workbench,
  why: {
    ...workbench.why,
    show: (at: number): void => {
      shown.at = at;
      draw();
    },
  },
};

interface Props extends Pick<typeof shown, 'at' | 'folded'> {
  readonly onDrawn: () => void;
}

const Drawn = ({ at, folded, onDrawn }: Props) => {
  // Effects of this drawing are still to come then.
  useLayoutEffect(() => queueMicrotask(onDrawn), [onDrawn]);
  return (
    <WorkbenchContext value={bench}>
      <StepTree label="Steps" steps={steps} at={at} folded={folded} onFold={() => undefined} />
    </WorkbenchContext>
  );
};

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);
const none = (): void => undefined;
const draw = (onDrawn = none): void => root.render(<Drawn {...shown} onDrawn={onDrawn} />);
const lineOf = (at: number): HTMLElement | null => host.querySelector(`[data-step="${at}"]`);
const isShown = (at: number): boolean => lineOf(at)?.getAttribute('aria-selected') === 'true';

const press = (key: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

test('a key that is pressed the moment after the steps were drawn again takes the focus along', async () => {
  draw();
  await vi.waitUntil(() => isShown(2));
  lineOf(2)?.focus();

  shown.folded = new Set([0]);
  startTransition(() => draw(() => press('ArrowDown')));
  await vi.waitUntil(() => isShown(3));
  await vi.waitFor(() => expect(document.activeElement).toBe(lineOf(3)));
});

test('a step that is shown without a key leaves the focus where it is', async () => {
  shown.at = 2;
  draw();
  await vi.waitUntil(() => isShown(2));
  lineOf(2)?.focus();
  press('End');
  await vi.waitFor(() => expect(document.activeElement).toBe(lineOf(3)));

  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  for (const at of [0, 3]) {
    bench.why.show(at);
    await vi.waitUntil(() => isShown(at));
    await new Promise((done) => setTimeout(done, 20));
    expect(document.activeElement).toBe(button);
  }
});
