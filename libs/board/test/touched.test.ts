import { expect, test } from 'vitest';
import { touched } from '../src/touched.ts';

const box = (x: number, y: number, size: number) => ({
  left: x - size / 2,
  top: y - size / 2,
  width: size,
  height: size,
});

test('a finger means the nearest of the small things under its tip', () => {
  const all = [
    ['left', box(100, 100, 16)],
    ['right', box(130, 100, 16)],
  ] as const;
  expect(touched(all, [112, 100])).toBe('left');
  expect(touched(all, [118, 100])).toBe('right');
  expect(touched(all, [100, 121])).toBe('left');
});

test('what is out of reach, or as large as a fingertip, is only met where it is', () => {
  expect(touched([['small', box(100, 100, 16)]], [100, 123])).toBeUndefined();
  expect(touched([['large', box(100, 100, 60)]], [100, 100])).toBeUndefined();
});
