// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useAside } from '../src/useAside.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Tray = ({ shown }: { readonly shown: unknown }) => {
  const ref = useRef<HTMLDivElement>(null);
  useAside(ref, shown);
  return (
    <div ref={ref} className="board-tray">
      <div data-box="40 100 100 40" />
    </div>
  );
};

/** A number of a scale with so many markers on top of each other. */
const scale = (box: string, markers: number) => (
  <div className="long">
    <div className="track-space" data-box={box}>
      {Array.from({ length: markers }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart.
        <i key={i} className="track-marker" />
      ))}
    </div>
  </div>
);
const corner = (
  <div className="board-edge bottom-left">
    <div className="board-panel" data-box="0 90 60 60" />
  </div>
);

let unmount = (): void => undefined;
afterEach(() => {
  act(() => unmount());
  vi.restoreAllMocks();
});

/** How far the tray has moved at each of several positions, by what else lies on the board. */
function moved(...positions: readonly ReactNode[]): readonly string[] {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [x, y, w, h] = (this.getAttribute('data-box') ?? '0 0 0 0').split(' ').map(Number);
    return new DOMRect(x, y, w, h);
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  unmount = () => root.unmount();
  return positions.map((others, shown) => {
    act(() =>
      root.render(
        <div className="board" data-box="0 0 200 200">
          {others}
          <Tray shown={shown} />
        </div>,
      ),
    );
    return host.querySelector<HTMLElement>('.board-tray')?.style.translate ?? '';
  });
}

test('the tray moves off markers that lie on top of each other on a scale, and back once they are gone', () => {
  expect(moved(scale('50 150 10 10', 3), scale('50 150 10 10', 1), undefined)).toEqual(['26px 0px', '', '']);
});

test('it moves off what lies in a lower corner', () => {
  expect(moved(corner)).toEqual(['26px 0px']);
});
