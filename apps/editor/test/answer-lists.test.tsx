// @vitest-environment happy-dom
import type { AskView } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { Answers } from '../src/play/Answers.tsx';
import { Assigned } from '../src/play/Assigned.tsx';
import { LateView } from '../src/play/late-view.ts';
import { textsIn } from '../src/play/texts-in.ts';
import type { State } from '../src/state/state.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const asked = (form: AskView['form'], high: number): AskView =>
  ({
    ...{ choice: 'p/which', form, low: 1, high, kind: undefined, picked: [], next: '' },
    ...{ candidates: ['north', 'south', 'west'], excluded: [] },
  }) as unknown as AskView;

let unmount = (): void => undefined;
afterEach(() => act(() => unmount()));

/** A match in which three dice fell for the question, the last with a 1. */
const rolled = (ask: AskView): Partial<State> => ({
  info: {
    ...stonesModule().info,
    ...{ types: [{ t: 'int', min: 1, max: 6, den: 1 }], constants: [] },
    dice: [{ name: 'D6', type: 0, faces: [1, 2, 3, 4, 5, 6] }],
    choices: [{ path: 'fire/at', element: 0 }],
    chances: [{ path: 'fire/guns', sort: 'die', die: 0, element: 0, pile: -1 }],
  } as never,
  view: {
    ...{ ask, names: {}, states: {}, fields: {} },
    log: [
      {
        ...{ decision: 1, path: 'fire/guns', sort: 'roll' },
        args: { die: 'D6', faces: ['4', '5', '1'], keys: ['1', '2', '3'] },
      },
    ],
  } as never,
});

function shown(ask: AskView, ticked: readonly string[], draft: readonly string[] = [], match: Partial<State> = {}) {
  const homes = memoryHomes();
  const bench = createWorkbench(homes, idleWorkers());
  bench.store.set({ draft, ...match });
  const known = textsIn(bench.store.get());
  const texts = { ...known, member: (one: string) => `the ${one}` };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const toggled: string[] = [];
  act(() =>
    root.render(
      <WorkbenchContext value={bench}>
        <LateView value={{ texts } as never}>
          <Assigned ask={ask} />
        </LateView>
        <Answers ask={ask} ticked={ticked} onToggle={(member) => toggled.push(member)} parts={undefined} />
      </WorkbenchContext>,
    ),
  );
  unmount = () => root.unmount();
  const boxes = [...host.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  return { host, toggled, boxes };
}

test('where one answer is to be ticked the others stay open, and a click on one of them takes its place', () => {
  const { boxes, toggled } = shown(asked('some', 1), ['north']);
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  act(() => boxes[1]?.click());
  expect(toggled).toEqual(['north', 'south']);
});

test('where several are, the others close once that many are ticked', () => {
  const { boxes } = shown(asked('some', 2), ['north', 'west']);
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, false]);
});

test.each(['one', 'some'] as const)('the label of an answer without a die ends with its word: %s', (form) => {
  const { host } = shown(asked(form, 1), []);
  const labels = [...host.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['North', 'South', 'West']);
});

test('how many answers there are beyond those with keys is said where there is no room for all', () => {
  const rest = (count: number) => {
    const candidates = Array.from({ length: count }, (_, i) => `town${i}`);
    const { host } = shown({ ...asked('one', 1), candidates }, []);
    return host.querySelector('[data-part="rest"]')?.textContent;
  };
  expect(rest(12)).toBe('and 3 more');
  expect(rest(9)).toBeUndefined();
});

test('what a key has begins with a capital, as a line of its own', () => {
  const ask = { ...asked('one', 1), each: { kind: undefined, keys: ['left', 'right'] } } as unknown as AskView;
  const { host } = shown(ask, [], ['north']);
  const lines = [...host.querySelectorAll('[data-part="assigned"] li')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['The left: North']);
});

test('a die that a key has is shown as it fell, though it can be chosen no more', () => {
  const each = { kind: undefined, keys: ['left', 'right'] };
  const ask = { ...asked('one', 1), choice: 'fire/at', candidates: ['none'], each } as unknown as AskView;
  const { host } = shown(ask, [], ['3'], rolled(ask));
  const [first] = host.querySelectorAll('[data-part="assigned"] li');
  expect(first?.querySelector('svg')?.querySelectorAll('circle')).toHaveLength(1);
});
