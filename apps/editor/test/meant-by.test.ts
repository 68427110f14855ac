import { expect, test } from 'vitest';
import { meantBy } from '../src/table/meant-by.ts';

const foe = { kind: 'Army', member: 'foe' };
const hex = { kind: 'Hex', member: 'b2' };
const under = [foe, hex, { kind: 'Land', member: 'aria' }];
const asked = { kind: 'Hex', candidates: ['c3'] };

test('a click on a piece is about the hex below it where a hex is asked for', () => {
  expect(meantBy(asked, foe, under)).toEqual(hex);
  expect(meantBy(asked, hex, [hex])).toEqual(hex);
});

test('a click on a piece is about the piece where pieces are asked for, or where it can still begin an answer', () => {
  expect(meantBy({ ...asked, kind: 'Army' }, foe, under)).toEqual(foe);
  expect(meantBy({ ...asked, kind: undefined, ways: [] }, foe, under)).toEqual(foe);
});

test('a click on a piece is about the piece where nothing below it is asked for', () => {
  expect(meantBy({ ...asked, kind: 'Town' }, foe, under)).toEqual(foe);
  expect(meantBy({ ...asked, candidates: ['b2'] }, foe, under)).toEqual(foe);
});
