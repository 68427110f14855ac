import { readFileSync } from 'node:fs';
import { builtins } from '@sandtable/check';
import { messagesIn } from '@sandtable/messages';
import { expect, test } from 'vitest';

const page = new URL('../../../docs/reference/language/builtins.md', import.meta.url);

test.each(builtins)('$name has a hover text', ({ name }) => {
  for (const lang of ['en', 'de'] as const) expect(messagesIn(lang).has(`ide/builtin-${name}`), lang).toBe(true);
});

/** `npx vitest run libs/ide/test/builtins.test.ts -u` writes the table. */
test('the table of the reference has the signatures, and the hover texts', async () => {
  const words = messagesIn('en');
  const rows = builtins.map(
    ({ name, signature }) => `| \`${signature}\` | ${words.text(`ide/builtin-${name}`).replaceAll('’', "'")} |\n`,
  );
  const table = /(?<=\| function \| returns \|\n\| --- \| --- \|\n)(?:\|.*\n)*/;
  const written = readFileSync(page, 'utf8').replace(table, () => rows.join(''));
  await expect(written).toMatchFileSnapshot(page.pathname);
});
