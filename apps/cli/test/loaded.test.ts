import { expect, test } from 'vitest';
import { loadFindings } from '../src/loaded.ts';

const failing = async (javascript: string): Promise<unknown> =>
  (await loadFindings(javascript, 'rules.sand')).map(({ code, span, fields }) => [code, span.file, fields.message]);

test.each([
  ['can’t be read', 'export const create = (', 'SyntaxError: Unexpected end of input'],
  [
    'has too much in it',
    'export const create = () => new Int32Array(2 ** 53);',
    expect.stringMatching(/^RangeError: /),
  ],
  [
    'can’t begin',
    'export const create = () => ({ info: { layouts: [0], options: [] }, layout: { size: 1 }, start() { throw new RangeError("Out of memory") } });',
    expect.stringMatching(/^Out of memory/),
  ],
])('a module that %s is a finding instead of a crash', async (_, javascript, message) => {
  expect(await failing(javascript)).toEqual([['internal/crash', 'rules.sand', message]]);
});
