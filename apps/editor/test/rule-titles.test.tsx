// @vitest-environment happy-dom
import { createTexts } from '@sandtable/board/texts';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SidePicker } from '../src/compare/SidePicker.tsx';
import { WorkbenchContext } from '../src/context.ts';
import { Card } from '../src/lab/Card.tsx';
import { HouseRules } from '../src/play/HouseRules.tsx';
import { SetupFold } from '../src/play/SetupFold.tsx';
import { createWorkbench } from '../src/state/workbench.ts';
import { NextHouseRules } from '../src/table/NextHouseRules.tsx';
import { memoryHomes } from './memory-homes.ts';
import { idleWorkers } from './services.ts';

const titles = new Map([
  ['ruleset/name', 'The Carts'],
  ['variant/low-bids/title', 'Low bids'],
]);
const texts = createTexts(
  (path) => titles.get(path),
  () => undefined,
  { yes: 'yes', no: 'no', none: 'none' },
);
vi.mock('../src/play/useTexts.ts', () => ({ useTexts: () => texts, useLayout: () => undefined }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmount = (): void => undefined;
afterEach(() => act(() => unmount()));

const nothing = (): undefined => undefined;

async function drawn(part: ReactNode): Promise<HTMLElement> {
  const homes = memoryHomes();
  const bench = createWorkbench(homes, idleWorkers());
  const rule = { name: 'low-bids', file: 'variants/low-bids.json', about: '', findings: [] };
  bench.store.set({ ruleset: 'carts', face: 'workshop', variants: ['low-bids'], houseRules: [rule] as never });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmount = () => root.unmount();
  await act(async () => root.render(<WorkbenchContext value={bench}>{part}</WorkbenchContext>));
  return host;
}

// Each row: where house rules are named.
test.each([
  ['the list of the workshop', <HouseRules key="" />],
  ['the setup that is folded', <SetupFold key="" open={false} onOpen={nothing} />],
  ['the rules of the next match', <NextHouseRules key="" choose={nothing} />],
  ['the sides of a comparison', <SidePicker key="" label="A" value="chosen" onChange={nothing} />],
] as const)('house rules are called by their titles: %s', async (_, part: ReactNode) => {
  const { textContent } = await drawn(part);
  expect(textContent).toContain('Low bids');
  expect(textContent).not.toContain('low-bids');
});

test('a result of the lab is shared with the titles of the game and of its house rules', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  const host = await drawn(<Card title="Fair" lines={['Red: 50%']} />);
  await act(async () => host.querySelector('button')?.click());
  expect(writeText.mock.calls).toEqual([['The Carts + Low bids: Fair\nRed: 50%']]);
});
