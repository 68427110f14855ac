import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { askForCommand, commandTrouble } from './command/command.ts';
import { createTests } from './examples/controller.ts';
import { createClient } from './language-client.ts';
import { openWorkbench, playHere } from './play/play.ts';
import { stopServers } from './play/server.ts';
import { tasks } from './tasks.ts';

/** What the editor calls. */
export { activate, deactivate };

let client: LanguageClient | undefined;

async function activate(context: vscode.ExtensionContext): Promise<void> {
  context.subscriptions.push(
    vscode.commands.registerCommand('sandtable.play', () => withCommand(playHere)),
    vscode.commands.registerCommand('sandtable.openWorkbench', () => withCommand(openWorkbench)),
    vscode.commands.registerCommand('sandtable.restart', restart),
    vscode.tasks.registerTaskProvider('sandtable', tasks),
    vscode.workspace.onDidChangeConfiguration(async (change) => {
      if (change.affectsConfiguration('sandtable')) await restart();
    }),
    createTests(),
  );
  await restart();
}

async function deactivate(): Promise<void> {
  stopServers();
  await client?.stop();
}

async function restart(): Promise<void> {
  await client?.stop();
  client = undefined;
  await withCommand(async () => {
    client = createClient();
    await client.start();
  });
}

/** Does something that needs the command; without it, says how to get it. What fails is reported in a sentence. */
async function withCommand(action: () => Promise<void>): Promise<void> {
  const trouble = await commandTrouble();
  if (trouble !== undefined) return await askForCommand(trouble);
  try {
    await action();
  } catch (error) {
    await vscode.window.showErrorMessage(`Sandtable: ${error instanceof Error ? error.message : String(error)}`);
  }
}
