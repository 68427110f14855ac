import { expect, test } from 'vitest';
import { type Seen, seenAccount } from '../src/events/seen-account.ts';
import type { DescribedAccount } from '../src/workers/why-protocol.ts';

const at = { text: '', file: 'a.sand', start: 0, end: 0, line: 1 };
const plain = (name: string, value: number, of: readonly string[] = []): DescribedAccount => ({
  ...{ at, value, how: 'plain', parts: [], because: [{ c: 'unknown', at }] },
  noun: { n: 'name', name, paths: [name], of },
});
const die: DescribedAccount = {
  ...{ at, value: 4, how: 'dice', parts: [], because: [] },
  dice: { path: 'p/die', faces: ['4'], dotted: true },
};
const sum = (parts: readonly DescribedAccount[], value: number): DescribedAccount => ({
  ...{ at, value, how: 'sum', parts, because: [] },
});
const line = (path: string, args = {}) => ({ decision: 1, path, sort: 'log', args }) as const;
const seen: Seen = {
  rolls: [{ ...line('p/die'), sort: 'roll' }],
  fieldOf: (path, member) => (path === 'Army.strength' && member === 'one' ? '2' : undefined),
};
const parts = [plain('Army.strength', 2, ['one']), die, plain('bonus', 1), plain('marker', 2)];
const shown = (account: DescribedAccount | undefined) =>
  account?.parts.map(({ value, noun, dice }) => [value, noun && 'named', dice && 'die']);

test('of a sum only what was seen has its name; the rest is one number, and no reason is shown', () => {
  const account = seenAccount(sum(parts, 9), seen);
  expect(shown(account)).toEqual([
    [2, 'named', undefined],
    [4, undefined, 'die'],
    [3, undefined, undefined],
  ]);
  expect(account?.parts.flatMap(({ because }) => because)).toEqual([]);
});

test('a sum within a sum is taken apart, but for what counts for a reason that may be hidden', () => {
  const always = (part: DescribedAccount): DescribedAccount => ({ ...part, because: [] });
  const opening = sum([always(plain('Army.strength', 2, ['one'])), plain('Army.strength', 2, ['one'])], 4);
  const account = seenAccount(sum([{ ...opening, taken: true }, die], 0), seen);
  expect(account?.parts.map(({ value, taken = false }) => [value, taken])).toEqual([
    [2, true],
    [4, false],
    [2, true],
  ]);
  const hidden = { ...opening, because: [{ c: 'unknown', at } as const] };
  expect(shown(seenAccount(sum([hidden, die], 8), seen))).toEqual([
    [4, undefined, 'die'],
    [4, undefined, undefined],
  ]);
});

test('dice that the log does not show, and fields that the viewer does not see, are among the rest', () => {
  const blind = { ...seen, rolls: [], fieldOf: () => undefined };
  expect(shown(seenAccount(sum(parts, 9), blind))).toEqual([[9, undefined, undefined]]);
});

test('what is no sum of numbers is shown as it is in the log', () => {
  expect(seenAccount(plain('hits', 3), seen)).toBeUndefined();
});
