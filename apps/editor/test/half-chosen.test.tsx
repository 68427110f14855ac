// @vitest-environment happy-dom
import type { AskView } from '@sandtable/session';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CONFIRM } from '../src/play/confirm-part.ts';
import { isBegun } from '../src/play/is-begun.ts';
import { MenuItem } from '../src/ui/Menu.tsx';
import { PointMenu } from '../src/ui/PointMenu.tsx';

const ask = { choice: 'a/b', form: 'one', picked: [], candidates: [], next: '', low: 1, high: 1 } as unknown as AskView;
const none = { ticked: [], parts: undefined, mentions: { about: undefined } };
const several = { ...ask, form: 'some', high: 2 } as AskView;

// Each row: a question, and what is given of one of its values.
test.each([
  [false, ask, none],
  [true, ask, { ...none, mentions: { about: { kind: 'Town', member: 'aria' } } }],
  [true, ask, { ...none, parts: { back: () => undefined } }],
  [false, ask, { ...none, parts: { back: undefined } }],
  [false, ask, { ...none, ticked: ['aria'] }],
  [true, several, { ...none, ticked: ['aria'] }],
] as const)('a value is half chosen: %s', (begun, asked, given) => {
  expect(isBegun(asked, given)).toBe(begun);
});

test('the whole answer isn’t given past a menu that is open', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <>
      <button type="button" data-part="confirm" onClick={onConfirm} />
      <button type="button" data-part="other" onClick={onConfirm} />
      <PointMenu
        label="Aria"
        at={{ anchor: () => document.body, element: () => null }}
        onClose={onClose}
        holdsOff={CONFIRM}
      >
        <MenuItem onClick={() => undefined}>Move</MenuItem>
      </PointMenu>
    </>,
  );
  await vi.waitUntil(() => document.querySelector('[role="menuitem"]') !== null);
  document.querySelector<HTMLElement>(CONFIRM)?.click();
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0]);
  document.querySelector<HTMLElement>('[data-part="other"]')?.click();
  expect(onConfirm).toHaveBeenCalledTimes(1);
  root.unmount();
});
