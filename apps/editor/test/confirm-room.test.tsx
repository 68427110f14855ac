// @vitest-environment happy-dom
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useConfirmRoom } from '../src/table/useConfirmRoom.ts';

interface Asked {
  readonly question: number | undefined;
  readonly isConfirmed?: boolean;
}

const Bar = ({ question, isConfirmed = false }: Asked) => {
  const bar = useRef<HTMLElement>(null);
  useConfirmRoom(bar, question);
  return (
    <section ref={bar}>{isConfirmed ? <button type="button" data-part="confirm" ref={wide} /> : question}</section>
  );
};

const wide = (button: HTMLElement | null): void => {
  if (button) button.getBoundingClientRect = () => new DOMRect(0, 0, 95.5, 30);
};

test('the question after a confirmed one leaves its button’s room free, and the one after that doesn’t', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const roomAt = async (asked: Asked): Promise<string | undefined> => {
    const text = asked.isConfirmed ? '' : String(asked.question ?? '');
    root.render(<Bar {...asked} />);
    await vi.waitUntil(() => document.querySelector('section')?.textContent === text);
    return document.querySelector('section')?.style.getPropertyValue('--confirmed');
  };
  expect(await roomAt({ question: 1 })).toBe('0px');
  expect(await roomAt({ question: 2, isConfirmed: true })).toBe('0px');
  // Bots answer before a person is asked again.
  await roomAt({ question: undefined });
  expect(await roomAt({ question: 5 })).toBe('96px');
  expect(await roomAt({ question: 6 })).toBe('0px');
  root.unmount();
});
