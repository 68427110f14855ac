// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useIsInText } from '../src/open-file/useIsInText.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Shown = () => <output>{String(useIsInText())}</output>;

test('the keyboard is in the text from when something in it has the focus until something else has', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <>
        <Shown />
        <button type="button">Save</button>
        <div className="monaco">
          <textarea />
        </div>
      </>,
    ),
  );
  const focus = (selector: string): string | null | undefined => {
    act(() => document.querySelector<HTMLElement>(selector)?.focus());
    return document.querySelector('output')?.textContent;
  };
  expect(focus('button')).toBe('false');
  expect(focus('textarea')).toBe('true');
  expect(focus('button')).toBe('false');
  act(() => root.unmount());
});
