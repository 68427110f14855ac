import { expect, test } from 'vitest';
import { pseudonyms } from '../src/pseudonym.ts';
import { sipHash } from '../src/sip-hash.ts';

const hex = ([low, high]: readonly [number, number]) =>
  [high, low].map((word) => word.toString(16).padStart(8, '0')).join('');

test.each([
  [0, '726fdb47dd0e0e31'],
  [1, '74f839c593dc67fd'],
  [7, 'ab0200f58b01d137'],
  [8, '93f5f5799a932462'],
  [15, 'a129ca6149be45e5'],
])('%i bytes hash to what the authors of SipHash print', (length, expected) => {
  const bytes = Array.from({ length }, (_, i) => i);
  expect(hex(sipHash([0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c], bytes))).toBe(expected);
});

const members = Array.from({ length: 2000 }, (_, epoch) => epoch);
const namesOf = (seed: number, seat: string) => members.map(pseudonyms(seed, seat, 'Army'));

test('different members have different pseudonyms', () => {
  expect(new Set(namesOf(7, 'west')).size).toBe(members.length);
});

test('neither another seat nor another match calls a member by the same pseudonym', () => {
  const own = namesOf(7, 'west');
  for (const other of [namesOf(7, 'east'), namesOf(8, 'west')])
    expect(own.filter((name, i) => name === other[i])).toEqual([]);
});

/** Numbers of the pseudonyms, applied on top of one another: a fixed mask between seats would leave the same value everywhere. */
test('what a member is called by two seats differs otherwise from member to member', () => {
  const numbers = (seat: string) => namesOf(7, seat).map((name) => Number.parseInt(name.slice('Army_'.length), 36));
  const [west, east] = [numbers('west'), numbers('east')];
  expect(new Set(west.map((one, i) => one ^ (east[i] ?? 0))).size).toBeGreaterThan(members.length - 5);
});
