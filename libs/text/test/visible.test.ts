import { expect, test } from 'vitest';
import { visible } from '../src/visible.ts';

test.each([
  ['\u001B]0;PWNED\u0007', '␛]0;PWNED␇'],
  ['\u001B[2J\u0000', '␛[2J␀'],
  ['\u009B31m', '⟪U+009B⟫31m'],
  ['a\u007F', 'a␡'],
  ['over\rwritten', 'over␍written'],
  ['\u202Eevil\u2066x\u2069', '⟪U+202E⟫evil⟪U+2066⟫x⟪U+2069⟫'],
])('%j is shown as %s', (text, shown) => expect(visible(text)).toBe(shown));

test.each(['tab\there', 'two\nlines', 'a file\r\nof Windows', 'Größe – „§ 3“ 🂡', 'שלום\u200F!'])(
  '%j is shown as it is',
  (text) => expect(visible(text)).toBe(text),
);

test('what is shown is shown the same a second time', () => {
  const all = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).join('');
  expect(visible(visible(all))).toBe(visible(all));
});
