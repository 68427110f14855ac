import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as vscode from 'vscode';
import { locateCommand } from './locate.ts';

/** Windows starts `.cmd` files only through its shell; whatever is passed on has no spaces that come from outside. */
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

export const start = (args: readonly string[], options: SpawnOptions): ChildProcess =>
  spawn(command(), args, { ...options, shell: SHELL });

/** Whether the command can be started at all. */
export const isInstalled = (): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(command(), ['--help'], { shell: SHELL, timeout: 20_000 }, (error) => resolve(error === null));
  });

const INSTALL = 'Install in This Folder';
const SETTINGS = 'Open Settings';

/** Says that the command is missing, and offers both ways out. */
export async function askForCommand(): Promise<void> {
  const chosen = await vscode.window.showErrorMessage(
    `Sandtable can't start “${command()}”. Install the sandtable package, or set its path.`,
    INSTALL,
    SETTINGS,
  );
  if (chosen === INSTALL) {
    const terminal = vscode.window.createTerminal('Sandtable');
    terminal.show();
    terminal.sendText('npm install --save-dev sandtable', false);
  }
  if (chosen === SETTINGS) await vscode.commands.executeCommand('workbench.action.openSettings', 'sandtable.command');
}
