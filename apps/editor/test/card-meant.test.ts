// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cardMeant } from '../src/board/card-meant.ts';

/** A card of which the browser shows the focus or not. */
const card = (isFocusShown: boolean, className = 'card legal'): Element =>
  Object.assign(document.createElement('button'), { className, matches: () => isFocusShown });

test('a card is meant that is pointed at, or that keys moved the focus to', () => {
  const [byKeys, byItself] = [card(true), card(false)];
  expect(cardMeant({ type: 'focusin', target: byKeys })).toBe(byKeys);
  expect(cardMeant({ type: 'pointerover', target: byItself })).toBe(byItself);
  expect(cardMeant({ type: 'focusin', target: byItself })).toBeUndefined();
});

test('whoever goes elsewhere means no card', () => {
  expect(cardMeant({ type: 'pointerover', target: card(false, 'card') })).toBeNull();
  expect(cardMeant({ type: 'focusin', target: card(true, 'card') })).toBeNull();
  expect(cardMeant({ type: 'pointerover', target: null })).toBeNull();
});
