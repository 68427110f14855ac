import { dirname } from 'node:path';
import * as vscode from 'vscode';
import { namesRuleset } from './ruleset-line.ts';

/** Folders of all rulesets in the workspace. */
export async function rulesetFolders(): Promise<readonly string[]> {
  const files = await vscode.workspace.findFiles('**/*.sand', '**/{node_modules,dist}/**');
  const texts = await Promise.all(files.map(async (uri) => ({ uri, text: await textOf(uri) })));
  return [...new Set(texts.filter(({ text }) => namesRuleset(text)).map(({ uri }) => dirname(uri.fsPath)))].sort();
}

/** The folder of the ruleset that a file belongs to: the innermost that has one. */
export const rulesetOf = async (file: string): Promise<string | undefined> =>
  (await rulesetFolders()).filter((folder) => file.startsWith(folder)).at(-1);

export const textOf = async (uri: vscode.Uri): Promise<string> =>
  new TextDecoder().decode(await vscode.workspace.fs.readFile(uri));
