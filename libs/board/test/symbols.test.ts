import { describe, expect, test } from 'vitest';
import { FRAMES } from '../src/symbols/frames.gen.ts';
import { SYMBOLS } from '../src/symbols/index.ts';
import { placed } from '../src/symbols/placed.ts';

const to = { by: 2, x: 10, y: 100 };

describe('a path that is placed in a larger drawing', () => {
  test('is scaled, and moved where it says where and not how far', () => {
    expect(placed('M1,2L3 4h5H6v7V8Z', to)).toBe('M12 104L16 108h10H22v14V116Z');
    expect(placed('M1 2c1-2 3.5-.5 4 4S1 2 3 4', to)).toBe('M12 104c2 -4 7 -1 8 8S12 104 16 108');
  });

  test('begins somewhere, also where that is written like a step', () => {
    expect(placed('m1 2 3 4l1 1m2 2', to)).toBe('m12 104 6 8l2 2m4 4');
  });

  test('keeps the turn and the flags of its arcs, however closely they are written', () => {
    expect(placed('M0 0a2 3 15 01-4 0', to)).toBe('M10 100a4 6 15 0 1 -8 0');
    expect(placed('M0 0A2 3 15 1 0 4 5 2 3 0 0 0 1 1', to)).toBe('M10 100A4 6 15 1 0 18 110 4 6 0 0 0 12 102');
  });

  const parts = [...Object.entries(SYMBOLS), ...Object.entries(FRAMES)].flatMap(([name, all]) =>
    (all ?? []).map(({ d }) => [name, d] as const),
  );

  test('stays as it is where it need not be moved, in every symbol', () => {
    for (const [name, d] of parts) expect(numbersOf(placed(d, { by: 1, x: 0, y: 0 })), name).toEqual(numbersOf(d));
  });
});

/** Commands and numbers, with flags of arcs apart. */
const numbersOf = (d: string): readonly string[] =>
  [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']) => [letter, ...values(letter, rest)]);

function values(letter: string, rest: string): readonly string[] {
  const read: string[] = [];
  let left = rest.replace(/^[\s,]+/, '');
  while (left !== '') {
    const isFlag = letter.toLowerCase() === 'a' && (read.length % 7 === 3 || read.length % 7 === 4);
    const [one = ''] = (isFlag ? /^[01]/ : /^[-+]?(\d+\.?\d*|\.\d+)/).exec(left) ?? [];
    if (one === '') throw new Error(`what is "${left}"?`);
    read.push(String(Math.round(Number(one) * 1000) / 1000));
    left = left.slice(one.length).replace(/^[\s,]+/, '');
  }
  return read;
}
