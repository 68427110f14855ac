// @vitest-environment happy-dom
import type { Fight } from '@sandtable/board';
import { createTexts } from '@sandtable/board/texts';
import type { LogLine } from '@sandtable/session';
import { stonesModule } from '@sandtable/testkit';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { WorkbenchContext } from '../src/context.ts';
import { FaceMeanings } from '../src/events/FaceMeanings.tsx';
import { FightBecause } from '../src/events/FightBecause.tsx';
import { FightNumbers } from '../src/events/FightNumbers.tsx';
import { FightOdds } from '../src/events/FightOdds.tsx';
import { FightOutcome } from '../src/events/FightOutcome.tsx';
import { LineWords } from '../src/log/LineWords.tsx';
import type { ShownMotion } from '../src/state/slices/motion.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const texts = createTexts(
  (path, args) => {
    if (path === 'p/attack/because') return `more damage takes ${args?.next} hits`;
    if (path === 'p/put/log') return `${args?.role} puts ${args?.count} armies (${args?.answer}).`;
    return path === 'p/shot/S' ? 'draw a card' : undefined;
  },
  () => undefined,
  { yes: 'yes', no: 'no', none: 'none' },
);
vi.mock('../src/play/useTexts.ts', () => ({ useTexts: () => texts, useLayout: () => undefined }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount = (): void => undefined;
afterEach(() => act(() => unmount()));

function drawn(part: ReactNode): HTMLElement {
  const homes = memoryHomes();
  const bench = createWorkbench(homes, idleWorkers());
  bench.store.set({ info: stonesModule().info });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmount = () => root.unmount();
  act(() => root.render(<WorkbenchContext value={bench}>{part}</WorkbenchContext>));
  return host;
}

test('a die that was rolled for one of several says for whom, one that is only numbered does not', () => {
  const args = { die: 'd', faces: ['4', '2'], keys: ['north', 'south'] };
  const line: LogLine = { decision: 1, path: 'p/first', sort: 'roll', args };
  const said = (of: LogLine): string => drawn(<LineWords line={of} text={texts.line(of)} />).textContent ?? '';
  expect(said(line)).toMatch(/north.*4.*south.*2/i);
  act(() => unmount());
  expect(said({ ...line, args: { ...args, keys: ['1', '2'] } })).not.toMatch(/1.*4.*2.*2/);
});

const roll = (...faces: readonly string[]): LogLine => ({
  ...{ decision: 1, path: 'p/shot', sort: 'roll', args: { die: 'd', faces } },
});

test('a fight says once what a face means that was rolled, and nothing of plain numbers', () => {
  expect(drawn(<FaceMeanings rolls={[roll('S', '4', 'S'), roll('S')]} className="" />).textContent).toBe(
    'S: draw a card',
  );
  act(() => unmount());
  expect(drawn(<FaceMeanings rolls={[roll('4')]} className="" />).textContent).toBe('');
});

test('a line of the log says what its faces mean', () => {
  const line = roll('4', 'S');
  const host = drawn(<LineWords line={line} text={texts.line(line)} />);
  const titles = [...host.querySelectorAll('[data-part="die"]')].map((die) => die.getAttribute('title'));
  expect(titles).toEqual([null, 'draw a card']);
});

test('a line whose list is folded ends as a sentence, a question does not', () => {
  const said = (path: string): string => {
    const args = { role: 'north', answer: ['a: x', 'b: x', 'c: x', 'd: x', 'e: x'] };
    const line: LogLine = { decision: 1, path, sort: 'decision', args };
    return drawn(<LineWords line={line} text={texts.line(line)} />).textContent ?? '';
  };
  expect(said('p/put')).toMatch(/puts 5 armies\.$/);
  act(() => unmount());
  expect(said('p/where')).toMatch(/Where$/);
});

test('a fight keeps the place of odds that aren’t known yet', () => {
  const fight = { sides: [], bouts: [{ line: roll('4') }] } as unknown as Fight;
  const host = drawn(<FightOdds fight={fight} log={[]} found={undefined} isSettled={false} />);
  expect(host.querySelector('[data-part="odds-kept"]')?.getAttribute('aria-hidden')).toBe('true');
});

test('a fight says how one number came of the other where the ruleset has a text for it, and nothing of several', () => {
  const line: LogLine = { decision: 1, path: 'p/attack', sort: 'log', args: { hits: 2, loss: 1, next: 4 } };
  const said = (...lines: readonly LogLine[]): string => {
    const fight = { bouts: lines.map((one) => ({ line: one })) } as unknown as Fight;
    const text = drawn(<FightBecause fight={fight} className="" />).textContent;
    act(() => unmount());
    return text;
  };
  expect(said(line)).toBe('more damage takes 4 hits');
  expect(said({ ...line, path: 'p/other' })).toBe('');
  expect(said(line, line)).toBe('');
});

test('the card of a fight says so with its numbers, and with each line of what came of it', () => {
  const line: LogLine = { decision: 1, path: 'p/attack', sort: 'log', args: { hits: 2, loss: 1, next: 4 } };
  const side = { who: 'north', side: undefined, pieces: [] };
  const fight = {
    ...{ how: {}, sides: [side, side], rolls: [], lost: [], notes: [], results: [line] },
    bouts: [{ line, values: [undefined, undefined], parts: [[], []] }],
  } as unknown as Fight;
  const { info } = stonesModule();
  const after = { decisions: 1, log: [line] };
  const motion = { ...{ info, infoBefore: info, before: after, after }, isStill: true } as unknown as ShownMotion;
  expect(drawn(<FightNumbers fight={fight} motion={motion} story={undefined} />).textContent).toContain('takes 4 hits');
  act(() => unmount());
  expect(drawn(<FightOutcome fight={fight} motion={motion} story={undefined} />).textContent).toContain('takes 4 hits');
});
