import 'monaco-editor/nls/lang/de';
import { expect, test } from 'vitest';
import { plainGerman } from '../src/text-editor/monaco-german.ts';

const words = () => (globalThis as { _VSCODE_NLS_MESSAGES?: readonly string[] })._VSCODE_NLS_MESSAGES ?? [];

test('what the text editor says on the page addresses nobody formally; the rest stays as it is', () => {
  const before = [...words()];
  plainGerman();
  const changed = before.filter((text, i) => text !== words()[i]);
  expect(new Set(changed).size).toBe(14);
  expect(words()).toContain('Bereich einklappen');
  expect(
    words().filter((text) => /^(Klicken Sie hier, um den Bereich|Geben Sie eine Zeilennummer)/.test(text)),
  ).toEqual([]);
});
