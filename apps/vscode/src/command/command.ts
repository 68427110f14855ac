import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import { locateCommand } from './locate.ts';
import { shellWords } from './shell-words.ts';
import { troubleOf } from './trouble.ts';

/** Windows starts `.cmd` files only through its shell. */
export const SHELL = process.platform === 'win32';

export const command = (): string =>
  locateCommand({
    setting: vscode.workspace.getConfiguration('sandtable').get('command', ''),
    folders: (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.fsPath),
    platform: process.platform,
    exists: existsSync,
  });

/** Findings are in the language that is set, or in that of the editor where there are findings in it. */
export const languageArguments = (): readonly string[] => {
  const set = vscode.workspace.getConfiguration('sandtable').get('language', '');
  const wanted = set || (['de', 'fr'].find((one) => vscode.env.language.startsWith(one)) ?? 'en');
  return ['--lang', wanted];
};

/** The command and its arguments, as they are started here. */
export function commandLine(args: readonly string[]): { readonly file: string; readonly args: string[] } {
  const [file = '', ...rest] = shellWords([command(), ...args], process.platform);
  return { file, args: rest };
}

export const start = (words: readonly string[], options: SpawnOptions): ChildProcess => {
  const { file, args } = commandLine(words);
  return spawn(file, args, { ...options, shell: SHELL });
};

/** Why the command can't be started, with the way out; undefined if it can. */
export const commandTrouble = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const { file, args } = commandLine(['--help']);
    execFile(file, args, { shell: SHELL, timeout: 20_000 }, (error, _, complaint) =>
      resolve(error === null ? undefined : troubleOf(command(), error, complaint)),
    );
  });

const INSTALL = 'Install in This Folder';
const SETTINGS = 'Open Settings';

/** Says why the command can't be started, and offers both ways out. */
export async function askForCommand(trouble: string): Promise<void> {
  const chosen = await vscode.window.showErrorMessage(trouble, INSTALL, SETTINGS);
  if (chosen === INSTALL) {
    const terminal = vscode.window.createTerminal('Sandtable');
    terminal.show();
    terminal.sendText('npm install --save-dev sandtable', false);
  }
  if (chosen === SETTINGS) await vscode.commands.executeCommand('workbench.action.openSettings', 'sandtable.command');
}
