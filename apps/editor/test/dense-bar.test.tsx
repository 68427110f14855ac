// @vitest-environment happy-dom
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useDense } from '../src/table/useDense.ts';

/** A bar of 80 pixels whose question needs as much as `needed` says of the attributes that the bar has. */
const Bar = ({ needed }: { readonly needed: (bar: HTMLElement) => number }) => {
  const bar = useRef<HTMLElement>(null);
  const measured = (part: HTMLElement | null): void => {
    if (part === null) return;
    Object.defineProperty(part, 'clientHeight', { value: 80 });
    Object.defineProperty(part, 'scrollHeight', { get: () => needed(part.parentElement as HTMLElement) });
  };
  useDense(bar);
  return (
    <section ref={bar}>
      <div ref={measured} />
    </section>
  );
};

test.each([
  ['all has room', 80, 80, []],
  ['the question has room as soon as it keeps its width', 120, 80, ['data-dense', 'data-whole']],
  ['nothing is enough', 120, 120, ['data-dense', 'data-whole', 'data-crowded']],
] as const)('%s', async (_, narrow, whole, attributes) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Bar needed={(bar) => (bar.hasAttribute('data-whole') ? whole : narrow)} />);
  const bar = await vi.waitUntil(() => document.querySelector('section'));
  bar.append('Another question');
  await vi.waitFor(() => expect(bar.getAttributeNames()).toEqual(attributes));
  root.unmount();
});
