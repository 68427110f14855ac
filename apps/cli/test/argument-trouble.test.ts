import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';

const { sandtable } = ownFolder();

test.each([
  [['check', '--swift'], 'Unknown option “--swift”. “sandtable check --help” lists the options.'],
  [['check', '-x'], 'Unknown option “-x”. “sandtable check --help” lists the options.'],
  [['simulate', 'a', '--games'], '“--games” needs a value.'],
  [['simulate', 'a', '--games', '-1'], 'write “--games=VALUE”'],
  [['check', '--json=3'], '“--json” doesn’t take a value.'],
  [['check', '--swift', '--lang', 'de'], 'Unbekannte Option „--swift“.'],
])('%j is refused in a sentence of the language', async (argv, said) => {
  expect(await sandtable(...argv)).toMatchObject({ code: 2, err: expect.stringContaining(said) });
});
