// @vitest-environment happy-dom
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useDrawnAt } from '../src/play/useDrawnAt.ts';

let anchor = (): { getBoundingClientRect: () => DOMRect } | null => null;

/** A board, and a menu of it that is drawn elsewhere in the page. */
const Page = () => {
  const within = useRef<HTMLDivElement>(null);
  const { watch, drawnAt } = useDrawnAt(within);
  anchor = drawnAt({ kind: 'Town', member: 'aria' }).anchor;
  return (
    <div ref={within} {...watch}>
      <p id="town" />
      {createPortal(<p id="menu" />, document.body)}
    </div>
  );
};

const press = (id: string, clientX: number): void => {
  const event = new PointerEvent('pointerdown', { bubbles: true, clientX, clientY: 7 });
  document.getElementById(id)?.dispatchEvent(event);
};

test('a menu stays at the point of the board that was clicked while something in it is pressed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Page />);
  await vi.waitUntil(() => document.getElementById('menu') !== null);
  press('town', 20);
  expect(anchor()?.getBoundingClientRect().x).toBe(20);
  press('menu', 60);
  expect(anchor()?.getBoundingClientRect().x).toBe(20);
  press('town', 30);
  expect(anchor()?.getBoundingClientRect().x).toBe(30);
  root.unmount();
});
