import { expect, test } from 'vitest';
import { aside } from '../src/aside.ts';

const room = { x: 0, w: 200 };
const tray = { x: 40, y: 100, w: 100, h: 40 };
const stack = (x: number) => ({ x, y: 110, w: 10, h: 60 });

test('a box that lies on nothing stays', () => {
  expect(aside(tray, [], room)).toEqual([0, 0]);
  expect(aside(tray, [stack(10), { ...stack(60), y: 140 }], room)).toEqual([0, 0]);
});

test('it moves to the nearer side of what it lies on, if it has room there and lies on nothing else', () => {
  expect(aside(tray, [stack(50)], room)).toEqual([26, 0]);
  expect(aside(tray, [stack(120)], room)).toEqual([-26, 0]);
  expect(aside(tray, [stack(120), stack(1)], room)).toEqual([-23, 0]);
});

test('without room at the sides it moves up', () => {
  expect(aside(tray, [stack(120), stack(5)], room)).toEqual([0, -36]);
  expect(aside(tray, [stack(90)], room)).toEqual([0, -36]);
  expect(aside(tray, [stack(90), { ...stack(95), y: 90 }], room)).toEqual([0, -56]);
});
