// @vitest-environment happy-dom
import { select } from 'd3-selection';
import { zoomTransform } from 'd3-zoom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type WheelZoom, wheelZoom } from '../src/wheel-zoom.ts';
import { bounded, lookingAt, lookOf, opening, paneOf, whole, type Zoom } from '../src/zoom.ts';
import { type OnMove, powerOf, zoomBehavior } from '../src/zoom-behavior.ts';

const SVG = 'http://www.w3.org/2000/svg';
const pane = paneOf({ width: 1000, height: 800 }, undefined);
let svg: SVGSVGElement;
let handle: Element;
let moves: { readonly zoom: Zoom; readonly byPointer: boolean }[];
const onMove: OnMove = (zoom, byPointer) => moves.push({ zoom, byPointer });
const behavior = zoomBehavior(pane, onMove);
let zoomed: WheelZoom;

beforeEach(() => {
  moves = [];
  svg = document.createElementNS(SVG, 'svg') as SVGSVGElement;
  // Points are computed without a matrix, which happy-dom lacks: a pixel is a unit of the sheet.
  Object.assign(svg, { createSVGPoint: undefined, clientLeft: 0, clientTop: 0 });
  svg.getBoundingClientRect = () => new DOMRect(0, 0, pane.width, pane.height);
  const handles = document.createElementNS(SVG, 'g');
  handles.setAttribute('class', 'map-handles');
  handle = document.createElementNS(SVG, 'circle');
  handles.append(handle);
  svg.append(handles);
  document.body.replaceChildren(svg);
  select(svg).call(behavior);
  zoomed = wheelZoom(svg, behavior, pane, onMove);
  behavior.scaleTo(select(svg), 2);
  moves = [];
});

afterEach(() => {
  zoomed.end();
  vi.useRealTimers();
});

const mouse = (type: string, at: readonly [number, number], more: MouseEventInit = {}) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, clientX: at[0], clientY: at[1], view: window, ...more });
const drag = (on: Element, to: readonly [number, number], more: MouseEventInit = {}): void => {
  on.dispatchEvent(mouse('mousedown', [100, 100], more));
  window.dispatchEvent(mouse('mousemove', to, more));
  window.dispatchEvent(mouse('mouseup', to, more));
};
const wheel = (deltaY: number): WheelEvent => {
  const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
  svg.dispatchEvent(Object.assign(event, { clientX: 100, clientY: 50 }));
  return event;
};
const shown = (): Zoom => {
  const { k, x, y } = zoomTransform(svg);
  return { k, x, y };
};

test('no edge of the sheet is drawn inside its window', () => {
  expect(bounded({ k: 2, x: 50, y: -5000 }, pane)).toEqual({ k: 2, x: 0, y: -800 });
});

describe('a window of another form', () => {
  const wide = paneOf({ width: 1000, height: 800 }, 2);
  const high = paneOf({ width: 1000, height: 800 }, 0.5);

  test('is as large as the whole sheet needs it, which lies in its middle', () => {
    expect(wide).toMatchObject({ width: 1600, height: 800 });
    expect(whole(wide)).toEqual({ k: 1, x: 300, y: 0 });
    expect(high).toMatchObject({ width: 1000, height: 2000 });
    expect(paneOf({ width: 1000, height: 800 }, 1.26)).toEqual(pane);
  });

  test('is filled by a part of the sheet where the whole would be small', () => {
    expect(opening(paneOf({ width: 1000, height: 800 }, 1.7)).k).toBe(1);
    expect(opening(paneOf({ width: 1000, height: 800 }, 1.4)).k).toBeCloseTo(1.12);
    // A narrow window has no wide rims above and below.
    expect(opening(paneOf({ width: 1000, height: 700 }, 1)).k).toBeCloseTo(0.9 / 0.7);
    // Held upright, it cuts nothing off at the sides for a small rim.
    expect(opening(paneOf({ width: 1000, height: 1200 }, 0.75)).k).toBe(1);
    expect(opening(paneOf({ width: 1000, height: 1200 }, 0.65)).k).toBeGreaterThan(1.2);
    expect(opening(high)).toEqual({ k: 1 / 0.45, x: expect.closeTo(-611, 0), y: expect.closeTo(111, 0) });
  });

  test('shows all cells of a board of few cells where that leaves small rims, and fills itself with a map', () => {
    const sheet = { width: 1000, height: 800 };
    expect(opening(paneOf(sheet, 1)).k).toBeCloseTo(1.25);
    expect(opening(paneOf({ ...sheet, isFewCells: true }, 1))).toEqual({ k: 1, x: 0, y: 100 });
    expect(opening({ ...paneOf({ ...sheet, isFewCells: true }, 1), readable: 2 }).k).toBe(2);
    expect(opening(paneOf({ ...sheet, isFewCells: true }, 0.7)).k).toBe(1);
    expect(opening(paneOf({ ...sheet, isFewCells: true }, 0.5)).k).toBeGreaterThan(1);
  });

  test('shows no more beside the sheet than it must', () => {
    expect(bounded({ k: 1.5, x: 400, y: 100 }, wide)).toEqual({ k: 1.5, x: 50, y: 0 });
    expect(bounded({ k: 2, x: -5000, y: -100 }, wide)).toEqual({ k: 2, x: -400, y: -100 });
  });
});

test('what is in play is seen as a whole, as large as the free part of the window lets it', () => {
  const pane = paneOf({ width: 1000, height: 800 }, 1.6, { top: 0, bottom: 0.1 });
  const inPlay = { x: 100, y: 100, w: 600, h: 400 };
  const { k, x, y } = opening({ ...pane, inPlay });
  const free = pane.height - pane.covered.bottom;
  expect(k).toBeCloseTo(Math.min(pane.width / 600, free / 400));
  expect([x + k * 100, x + k * 700].every((edge) => edge >= 0 && edge <= pane.width)).toBe(true);
  expect([y + k * 100, y + k * 500]).toEqual([expect.closeTo(0), expect.closeTo(free)]);
  expect(opening({ ...pane, inPlay, readable: 5 }).k, 'counters are readable all the same').toBe(5);
  expect(opening({ ...pane, inPlay: { x: 0, y: 0, w: 1000, h: 800 } })).toEqual(whole(pane));
});

describe('the wheel', () => {
  test('keeps the point under the pointer still, up to a limit', () => {
    const before = zoomTransform(svg).invert([100, 50]);
    expect(wheel(-100).defaultPrevented).toBe(true);
    const after = zoomTransform(svg).invert([100, 50]);
    expect(shown().k).toBeCloseTo(2 * 2 ** 0.48);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    wheel(-10_000);
    expect(shown().k).toBe(8);
    wheel(10_000);
    expect(shown()).toEqual({ k: 1, x: 0, y: 0 });
    expect(moves.every(({ byPointer }) => byPointer)).toBe(true);
  });

  test('scales the picture of the sheet, which is drawn once the wheel rests', () => {
    vi.useFakeTimers();
    const from = shown();
    wheel(-100);
    wheel(-100);
    const to = shown();
    const by = to.k / from.k;
    const [, x, y, scale] = /^translate\((.+)px, (.+)px\) scale\((.+)\)$/.exec(svg.style.transform) ?? [];
    expect(Number(scale)).toBeCloseTo(by);
    // A point of the sheet is seen where it will be drawn.
    expect(by * (from.k * 300 + from.x) + Number(x)).toBeCloseTo(to.k * 300 + to.x);
    expect(by * (from.k * 200 + from.y) + Number(y)).toBeCloseTo(to.k * 200 + to.y);
    expect(moves, 'the reader has taken the view').toEqual([{ zoom: from, byPointer: true }]);
    expect(document.body.dataset.zooming).toBe('in');
    vi.advanceTimersByTime(190);
    expect(moves).toHaveLength(1);
    vi.advanceTimersByTime(20);
    expect(moves.slice(1)).toEqual([{ zoom: to, byPointer: true }]);
    expect(svg.style.transform, 'until it is drawn').not.toBe('');
    zoomed.drawn();
    expect(svg.style.transform).toBe('');
    expect(document.body.hasAttribute('data-zooming')).toBe(false);
  });

  test('has not come to rest while the page is late, however long its frames take', () => {
    vi.useFakeTimers();
    let late: (() => void) | undefined;
    vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
      late = act;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {
      late = undefined;
    });
    const frame = (): void => {
      const act = late;
      late = undefined;
      act?.();
    };
    wheel(-100);
    const before = moves.length;
    for (let turn = 0; turn < 5; turn += 1) {
      vi.advanceTimersByTime(400);
      frame();
      wheel(-10);
    }
    expect(moves, 'between turns').toHaveLength(before);
    vi.advanceTimersByTime(400);
    for (let frames = 0; frames < 3; frames += 1) frame();
    expect(moves.slice(before)).toEqual([{ zoom: shown(), byPointer: true }]);
    vi.unstubAllGlobals();
  });

  test('has the sheet drawn when it is pressed, and gives way to keys', () => {
    vi.useFakeTimers();
    wheel(-100);
    svg.dispatchEvent(new PointerEvent('pointerdown'));
    expect(moves.at(-1)).toEqual({ zoom: shown(), byPointer: true });
    zoomed.drawn();
    wheel(-100);
    behavior.scaleTo(select(svg), 1);
    expect(svg.style.transform).toBe('');
    const before = moves.length;
    vi.advanceTimersByTime(1000);
    expect(moves).toHaveLength(before);
  });

  test('leaves no picture of a sheet that is seen as before', () => {
    vi.useFakeTimers();
    behavior.scaleTo(select(svg), 8);
    wheel(-100);
    vi.advanceTimersByTime(1000);
    expect(svg.style.transform).toBe('');
  });

  test('zooms as much by a line or a pinch as they are worth in pixels', () => {
    expect(powerOf({ deltaY: 3, deltaMode: 1, ctrlKey: false })).toBeCloseTo(-0.36);
    expect(powerOf({ deltaY: -1, deltaMode: 2, ctrlKey: false })).toBe(1);
    expect(powerOf({ deltaY: -100, deltaMode: 0, ctrlKey: true })).toBeCloseTo(1.4);
  });
});

describe('dragging', () => {
  test('moves the sheet, up to its edge', () => {
    drag(svg, [60, 80]);
    expect(shown()).toEqual({ k: 2, x: -540, y: -420 });
    expect(moves).toEqual([{ zoom: { k: 2, x: -540, y: -420 }, byPointer: true }]);
    drag(svg, [5000, 100]);
    expect(shown()).toEqual({ k: 2, x: 0, y: -420 });
  });

  test('does nothing while the hand only trembles, so that a click remains a click', () => {
    drag(svg, [102, 99]);
    expect(shown()).toEqual({ k: 2, x: -500, y: -400 });
    expect(moves.every(({ byPointer }) => !byPointer)).toBe(true);
  });

  test.each([
    ['what is dragged by itself', () => handle, {}],
    ['with another button', () => svg, { button: 2 }],
    ['with Ctrl', () => svg, { ctrlKey: true }],
  ] as const)('leaves the sheet where it is: %s', (_, on, more) => {
    drag(on(), [60, 80], more);
    expect(moves).toEqual([]);
  });
});

test('a sheet is fitted into what tracks along the edges of the window leave free', () => {
  const sheet = { width: 1000, height: 800 };
  const covered = paneOf(sheet, 1, { top: 0.1, bottom: 0.1 });
  expect(covered).toMatchObject({ width: 1000, height: 1000, covered: { top: 100, bottom: 100 } });
  expect(whole(covered)).toEqual({ k: 1, x: 0, y: 100 });
  // What is seen first lies in the middle of what is free, as large as without a track.
  expect(opening(paneOf(sheet, 2, { top: 0, bottom: 0.2 }))).toEqual({ k: 2, x: 0, y: -400 });
  expect(bounded({ k: 2, x: 0, y: 500 }, covered).y).toBe(100);
  expect(bounded({ k: 2, x: 0, y: -5000 }, covered).y).toBe(-700);
  expect(bounded({ k: 1, x: 0, y: 500 }, paneOf(sheet, undefined)).y).toBe(0);
});

test('a look is the same in a window of another form, as far as the edges of the sheet let it', () => {
  const sheet = { width: 1000, height: 800 };
  const [wide, high] = [paneOf(sheet, 2), paneOf(sheet, 0.5)];
  const look = { k: 6, x: 500, y: 300 };
  for (const window of [wide, high]) {
    const seen = lookOf(lookingAt(look, window), window);
    expect(seen.k).toBe(6);
    expect(seen.x).toBeCloseTo(500);
    expect(seen.y).toBeCloseTo(300);
  }
  const cornered = lookingAt({ k: 1, x: 0, y: 0 }, wide);
  expect(cornered.x).toBeCloseTo(whole(wide).x);
  expect(cornered.y).toBeCloseTo(whole(wide).y);
});
