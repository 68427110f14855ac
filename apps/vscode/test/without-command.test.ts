import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { shellWords } from '../src/command/shell-words.ts';
import { troubleOf } from '../src/command/trouble.ts';

const { editor } = vi.hoisted(() => {
  const disposable = { dispose: () => undefined };
  const editor = {
    command: '',
    shown: [] as unknown[][],
    done: [] as unknown[][],
    choice: undefined as string | undefined,
  };
  return { editor: { ...editor, disposable } };
});

/** As much of the editor as an extension meets that can't start its command. */
vi.mock('vscode', () => ({
  workspace: {
    getConfiguration: () => ({ get: (key: string, without: string) => (key === 'command' ? editor.command : without) }),
    workspaceFolders: undefined,
    onDidChangeConfiguration: () => editor.disposable,
    onDidSaveTextDocument: () => editor.disposable,
  },
  env: { language: 'en' },
  commands: {
    registerCommand: () => editor.disposable,
    executeCommand: async (...args: unknown[]) => void editor.done.push(args),
  },
  tasks: { registerTaskProvider: () => editor.disposable },
  tests: { createTestController: () => ({ createRunProfile: () => undefined, ...editor.disposable }) },
  window: {
    showErrorMessage: async (...args: unknown[]) => {
      editor.shown.push(args);
      return editor.choice;
    },
    createTerminal: () => ({ show: () => undefined, sendText: (...args: unknown[]) => void editor.done.push(args) }),
  },
  Disposable: { from: () => editor.disposable },
  TestRunProfileKind: { Run: 1 },
  TaskGroup: {},
}));
vi.mock('../src/language-client.ts', () => ({
  createClient: () => ({ start: async () => void editor.done.push(['started']), stop: async () => undefined }),
}));

const { activate } = await import('../src/extension.ts');
const context = { subscriptions: [] } as unknown as Parameters<typeof activate>[0];

const folder = mkdtempSync(join(tmpdir(), 'sandtable-extension-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  editor.shown.length = 0;
  editor.done.length = 0;
  editor.choice = undefined;
});

const WAY_OUT = 'Install the npm package sandtable in this folder, or set the path of the command.';

test('without the command the extension starts, and says how to get it', async () => {
  editor.command = join(folder, 'nowhere');
  editor.choice = 'Install in This Folder';
  await activate(context);
  expect(editor.shown).toEqual([
    [
      `Sandtable needs the command “${editor.command}”, which isn't installed here. ${WAY_OUT}`,
      'Install in This Folder',
      'Open Settings',
    ],
  ]);
  // Nothing is installed until someone presses Enter.
  expect(editor.done).toEqual([['npm install --save-dev sandtable', false]]);
});

test('the other way out leads to the setting', async () => {
  editor.command = join(folder, 'nowhere');
  editor.choice = 'Open Settings';
  await activate(context);
  expect(editor.done).toEqual([['workbench.action.openSettings', 'sandtable.command']]);
});

test('a command that complains is quoted, and one that starts is started', async () => {
  const program = (name: string, text: string): string => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), `#!${process.execPath}\n${text}\n`, { mode: 0o755 });
    return join(folder, name);
  };
  editor.command = program('old', "console.error('Sandtable needs Node 22 or newer.'); process.exitCode = 1;");
  await activate(context);
  expect(editor.shown[0]?.[0]).toBe(
    `The command “${editor.command}” doesn't start: Sandtable needs Node 22 or newer. ${WAY_OUT}`,
  );
  expect(editor.done).toEqual([]);
  editor.command = program('good', '');
  await activate(context);
  expect(editor.done).toEqual([['started']]);
});

test('a command that answers nothing, or not at all, is reported too', () => {
  expect(troubleOf('s', { code: 3 }, '\n')).toBe(`The command “s” doesn't start: it returns 3. ${WAY_OUT}`);
  expect(troubleOf('s', { code: null, killed: true }, '')).toBe(`The command “s” doesn't answer. ${WAY_OUT}`);
});

test('spaces in paths of Windows stay within their word', () => {
  const words = ['C:\\My Games\\sandtable.cmd', 'edit', 'D:\\', 'vscode-webview: https://*.vscode-cdn.net'];
  expect(shellWords(words, 'win32').join(' ')).toBe(
    '"C:\\My Games\\sandtable.cmd" "edit" "D:\\\\" "vscode-webview: https://*.vscode-cdn.net"',
  );
  expect(shellWords(words, 'linux')).toEqual(words);
});
