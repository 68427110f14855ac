// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { clickAround } from '../src/click-other.ts';

const clicked = vi.fn();
const asked = vi.fn();

const clickOn = (selector: string): void =>
  clickAround(asked)({ target: document.querySelector(selector) as HTMLElement, stopPropagation: vi.fn() });

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `
    <section data-column="left" data-place="Front.left">
      <span class="card-spot"></span><h3><button class="column legal"></button></h3>
      <div class="card" data-place="Card.c1"><b id="c1"></b></div>
    </section>
    <section data-column="right" data-place="Front.right">
      <span class="card-spot"></span><h3>Right</h3>
      <div class="card" data-place="Card.c2"><b id="c2"></b></div>
    </section>
    <button data-place="Card.c3"><b id="c3"></b></button>
    <div class="card large" data-told="Battle.marne"><b id="marne"></b></div>
    <div class="board-sheet"><div data-place="City.home"><b id="home"></b></div></div>
    <p id="nothing"></p>`;
  document.querySelector('button.column')?.addEventListener('click', clicked);
});

test('a column that may be chosen is chosen by a click on anything in it', () => {
  clickOn('[data-column="left"] .card-spot');
  clickOn('#c1');
  expect(clicked).toHaveBeenCalledTimes(2);
  expect(asked).not.toHaveBeenCalled();
});

test('what cannot be chosen is asked about, together with what it lies in', () => {
  const front = { kind: 'Front', member: 'right' };
  for (const one of ['[data-column="right"] .card-spot', '#c2', '#marne']) clickOn(one);
  expect(asked.mock.calls).toEqual([
    ['right', 'Front', [front]],
    ['c2', 'Card', [{ kind: 'Card', member: 'c2' }, front]],
    ['marne', 'Battle', []],
  ]);
});

test('buttons and a map on the table hear of their own clicks, and a click on the bare table says nothing', () => {
  for (const one of ['#c3', '#home', '#nothing', 'button.column']) clickOn(one);
  expect([clicked.mock.calls, asked.mock.calls]).toEqual([[], []]);
});
