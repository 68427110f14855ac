import { basename, dirname } from 'node:path';
import * as vscode from 'vscode';
import { rulesetFolders, rulesetOf } from '../rulesets.ts';
import { playAddress } from './address.ts';
import { framePage } from './frame.ts';
import { addressOf } from './server.ts';

/** Opens the game of the current file at the table, beside the file. */
export async function playHere(): Promise<void> {
  const address = await addressOfCurrent();
  if (address === undefined) return;
  const outside = await vscode.env.asExternalUri(vscode.Uri.parse(address.address, true));
  const panel = vscode.window.createWebviewPanel('sandtable', address.game, vscode.ViewColumn.Beside, {
    enableScripts: true,
    retainContextWhenHidden: true,
  });
  panel.webview.html = framePage(outside.toString(true));
}

export async function openWorkbench(): Promise<void> {
  const address = await addressOfCurrent();
  if (address !== undefined) await vscode.env.openExternal(vscode.Uri.parse(address.address, true));
}

async function addressOfCurrent(): Promise<{ readonly game: string; readonly address: string } | undefined> {
  const folder = await currentRuleset();
  if (folder === undefined) {
    await vscode.window.showInformationMessage('This folder has no ruleset. Create one with “sandtable new NAME”.');
    return undefined;
  }
  const title = `Starting ${basename(folder)}…`;
  const address = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Notification, title },
    async () => await addressOf(dirname(folder)),
  );
  return { game: basename(folder), address: playAddress(address, basename(folder)) };
}

/** That of the file in front, else the only one, else the one that is picked. */
async function currentRuleset(): Promise<string | undefined> {
  const file = vscode.window.activeTextEditor?.document.uri.fsPath;
  const own = file === undefined ? undefined : await rulesetOf(file);
  if (own !== undefined) return own;
  const folders = await rulesetFolders();
  if (folders.length < 2) return folders[0];
  const items = folders.map((folder) => ({ label: basename(folder), description: folder, folder }));
  return (await vscode.window.showQuickPick(items, { placeHolder: 'Which game?' }))?.folder;
}
