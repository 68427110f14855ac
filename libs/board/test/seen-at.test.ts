// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { clickOutside } from '../src/click-other.ts';

const SHEET = `
  <svg class="board">
    <g class="legal" data-place="Area.bay"><path class="region open-sea" id="bay"></path><path class="rim sea-rim" id="rim"></path></g>
    <g class="legal" data-place="Area.plain"><path class="region plain" id="plain"></path></g>
    <g data-place="Area.hills"><path class="region plain" id="hills"></path></g>
    <g data-place="Town.port"><circle id="port"></circle></g>
  </svg>`;
const picked = vi.fn();
const asked = vi.fn();

/** A click where these are drawn, the uppermost first. */
const clickOn = (...ids: string[]): void => {
  const drawn = ids.flatMap((id) => document.getElementById(id) ?? []);
  document.elementsFromPoint = () => drawn;
  const event = { target: drawn[0], currentTarget: document.body, nativeEvent: {}, clientX: 0, clientY: 0 };
  clickOutside(asked)(event as never);
};

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = SHEET;
  for (const one of document.querySelectorAll('.legal'))
    one.addEventListener('click', () => picked(one.getAttribute('data-place')));
});

test('a click on land never means the sea that goes on below it', () => {
  const hills = { kind: 'Area', member: 'hills' };
  clickOn('hills', 'bay', 'rim');
  clickOn('port', 'hills', 'rim', 'bay');
  expect(picked).not.toHaveBeenCalled();
  expect(asked.mock.calls).toEqual([
    ['hills', 'Area', [hills]],
    ['port', 'Town', [{ kind: 'Town', member: 'port' }, hills]],
  ]);
});

test('a click on what lies in an area that may be chosen means the area, also at sea', () => {
  clickOn('port', 'plain', 'bay');
  clickOn('port', 'bay');
  clickOn('port', 'rim', 'bay');
  expect(picked.mock.calls).toEqual([['Area.plain'], ['Area.bay'], ['Area.bay']]);
});
