import type { Texts } from '@sandtable/board/texts';
import { expect, test } from 'vitest';
import { sumOf, sumText } from '../src/explain/account-words.ts';
import { say } from '../src/words.ts';
import type { DescribedAccount } from '../src/workers/why-protocol.ts';

const at = { text: '', file: 'a.sand', start: 0, end: 0, line: 1 };
const plain = (value: number, taken = false): DescribedAccount => ({
  ...{ at, value, taken, how: 'plain', parts: [], because: [], noun: undefined },
});
const texts: Pick<Texts, 'named' | 'member' | 'value'> = {
  named: () => undefined,
  member: (name) => name,
  value: (_, value) => String(value),
};
const textOf = (...parts: readonly DescribedAccount[]) => {
  const account = { ...plain(0), how: 'sum', parts } as DescribedAccount;
  return sumText(sumOf(say('en'), texts, { n: 'name', name: 'attack', paths: [], of: [] }, account));
};

test('what is added has one sign: a negative number is taken away, and taking it away adds it', () => {
  expect(textOf(plain(3), plain(-1), plain(2), plain(-4, true))).toBe('Attack: 3 − 1 + 2 + 4 = 0');
  expect(textOf(plain(-1), plain(3))).toBe('Attack: − 1 + 3 = 0');
});
