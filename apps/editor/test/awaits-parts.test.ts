import type { Fight } from '@sandtable/board';
import { expect, test } from 'vitest';
import { awaitsParts } from '../src/events/awaits-parts.ts';

const three = { name: 'strength', value: 3 };
const fight = (values: Fight['bouts'][0]['values'], rolls = 1, compared = true): Parameters<typeof awaitsParts>[0] => ({
  how: { compared } as Fight['how'],
  rolls: Array.from({ length: rolls }, () => ({ path: 'die', args: {} }) as never),
  bouts: [{ line: { path: 'line', args: {} }, values, parts: [[], []], winner: undefined } as never],
});

test.each([
  ['numbers of both sides, with dice', fight([three, three]), true],
  ['a number of one side', fight([three, undefined]), false],
  ['dice alone', fight([undefined, undefined]), false],
  ['numbers that are not compared', fight([three, three], 1, false), false],
  ['numbers without dice: their parts are known at once', fight([three, three], 0), false],
])('a fight keeps a place for parts of numbers that are still reckoned: %s', (_, shown, is) => {
  expect(awaitsParts(shown)).toBe(is);
});
