import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { boardStyles, cardStyles } from '../src/styles.ts';

const folder = new URL('../../board/src/styles/', import.meta.url);
const read = (name: string): string => readFileSync(fileURLToPath(new URL(name, folder)), 'utf8');

/** A sheet with the sheets that it imports. */
const whole = (name: string): string =>
  read(name).replaceAll(/^@import "\.\/(.+)";\n/gm, (_, other: string) => whole(other));

test('a picture of a board has the style sheets of a board in the page, in their order', () => {
  const { length } = read('board.css').split('@import')[0] ?? '';
  expect(whole('board.css').slice(length)).toBe(boardStyles);
});

test('a picture of cards has their style sheets in the order of the page', () => {
  expect(cardStyles).toContain('.card {');
  expect(whole('index.css')).toContain(cardStyles);
});
