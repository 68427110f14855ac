import { readFileSync } from 'node:fs';
import { messagesIn } from '@sandtable/messages';
import { BUILTINS, builtins } from '@sandtable/model';
import { describe, expect, test } from 'vitest';

const page = readFileSync(new URL('../../../docs/reference/language/builtins.md', import.meta.url), 'utf8');

describe.each(builtins)('what is built in: %s', (name) => {
  test.each(['en', 'de'] as const)('is said in a hover text (%s)', (lang) => {
    expect(messagesIn(lang).has(`ide/builtin-${name}`)).toBe(true);
  });

  test('stands on the page of them, with as many arguments', () => {
    const args = new RegExp(`\\x60${name}\\(([^)]*)\\)\\x60`).exec(page)?.[1];
    expect(args?.split(', ')).toHaveLength(BUILTINS[name].length);
  });
});
