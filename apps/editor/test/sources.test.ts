import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SourceText } from '../src/workers/protocol.ts';
import { dispatch, remote } from '../src/workers/rpc.ts';
import { receivingFiles, sendingFiles } from '../src/workers/sources.ts';
import { connectionTo } from './services.ts';

interface Rules {
  readonly files: readonly SourceText[];
}
interface Echo {
  one(rules: Rules, word: string): unknown;
  two(before: Rules, after: Rules): unknown;
}

const rulesOf = (texts: Readonly<Record<string, string>>): Rules => ({
  files: Object.entries(texts).map(([path, text]) => ({ path, text })),
});

/** A worker that says what it was asked; and what was sent to it. */
const worker = () => {
  const echo: Echo = { one: (...args) => args, two: (...args) => args };
  const api = receivingFiles(echo);
  const sent: string[] = [];
  const link = sendingFiles<Echo>({
    ...connectionTo(api),
    call: async (call) => {
      sent.push(JSON.stringify(call));
      return dispatch(api, structuredClone(call));
    },
  });
  return { echo: remote(link.call), sent };
};

test('what arrives is what was asked, whatever comes, changes and goes', async () => {
  const { echo } = worker();
  const steps = [
    rulesOf({ a: '1', b: '2' }),
    rulesOf({ b: '2', a: '3' }),
    rulesOf({ a: '3' }),
    rulesOf({ a: '3', b: '2' }),
    rulesOf({}),
    rulesOf({ a: '3' }),
  ];
  for (const rules of steps) expect(await echo.one(rules, 'word')).toEqual([rules, 'word']);
  for (const before of steps) for (const after of steps) expect(await echo.two(before, after)).toEqual([before, after]);
});

test('a text that the worker has is not sent again, nor what stands in it unchanged', async () => {
  const { echo, sent } = worker();
  const text = 'kind City {}';
  await echo.one(rulesOf({ a: text, b: text }), '');
  sent.length = 0;
  await echo.one(rulesOf({ a: text, b: `${text} // new` }), '');
  expect(sent.join()).toContain('// new');
  expect(sent.join()).not.toContain('City');
  sent.length = 0;
  await echo.one(rulesOf({ a: text, b: `${text} // new` }), '');
  expect(sent.map((call) => JSON.parse(call).method)).toEqual(['one']);
});

test('any texts arrive as they are', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '🎲', '\ud83c') });
  const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), text, { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(fc.array(texts), async (all) => {
      const { echo } = worker();
      for (const rules of all.map(rulesOf)) expect(await echo.one(rules, '')).toEqual([rules, '']);
    }),
  );
});
