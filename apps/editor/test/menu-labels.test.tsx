// @vitest-environment happy-dom
import { createTexts } from '@sandtable/board/texts';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { DropMenu } from '../src/play/DropMenu.tsx';
import { MentionMenu } from '../src/play/MentionMenu.tsx';
import { WayMenu } from '../src/play/WayMenu.tsx';

const texts = createTexts(
  (path) => (path === 'play/order/move' ? 'moves' : undefined),
  () => undefined,
  { yes: 'yes', no: 'no', none: 'none' },
);
vi.mock('../src/play/useTexts.ts', () => ({ useTexts: () => texts }));
vi.mock('../src/play/usePartLabel.ts', () => ({ usePartLabel: () => () => 'moves' }));
vi.mock('../src/context.ts', async (load) => ({ ...(await load<object>()), useWorkbench: () => ({ bench: {} }) }));

const drawnAt = () => ({ anchor: () => document.body, element: () => null });
const town = { kind: 'Town', member: 'aria' };
const parts = { options: ['move'], take: () => undefined };
const ways = { crossing: { ...town, ways: [{ picked: ['move'] }] }, isAsking: true };
const dropped = { at: [0, 0], drops: [{ path: { picked: ['move'] }, value: 'aria' }] };
const ask = { choice: 'play/order', form: 'menu', candidates: ['move'] };
const answering = { shown: { ...ask, form: 'one' }, mentions: { about: town }, parts };
const nothing = () => undefined;

let root: Root;
// A menu that fails isn't found by the next test.
afterEach(() => root.unmount());

// Each row: a menu beside the board.
test.each([
  ['several answers', <MentionMenu key="" answering={answering as never} drawnAt={drawnAt as never} />],
  ['several ways', <WayMenu key="" ask={ask as never} ways={ways as never} drawnAt={drawnAt as never} />],
  [
    'what was dropped',
    <DropMenu key="" ask={ask as never} dropped={dropped as never} onChoose={nothing} onClose={nothing} label="Aria" />,
  ],
] as const)('entries of a menu begin with a capital, as in the bar: %s', async (_, menu: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(menu);
  await vi.waitUntil(() => document.querySelector('[role="menuitem"]') !== null);
  expect(document.querySelector('[role="menuitem"]')?.textContent).toBe('Moves');
});
