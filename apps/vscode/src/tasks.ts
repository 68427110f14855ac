import { basename, relative } from 'node:path';
import * as vscode from 'vscode';
import { command } from './command/command.ts';
import { rulesetFolders } from './rulesets.ts';

interface Definition extends vscode.TaskDefinition {
  readonly command: 'check' | 'test';
  readonly game?: string;
}

const COMMANDS = ['check', 'test'] as const;

/** Checking and testing each ruleset of the workspace. */
export const tasks: vscode.TaskProvider = {
  async provideTasks() {
    const folders = await rulesetFolders();
    return folders.flatMap((folder) => COMMANDS.flatMap((name) => taskOf(folder, name) ?? []));
  },
  resolveTask(task) {
    const scope = typeof task.scope === 'object' ? task.scope : vscode.workspace.workspaceFolders?.[0];
    return scope && task.definition.type === 'sandtable' ? taskIn(scope, task.definition as Definition) : undefined;
  },
};

function taskOf(folder: string, name: Definition['command']): vscode.Task | undefined {
  const scope = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(folder));
  if (scope === undefined) return undefined;
  const game = relative(scope.uri.fsPath, folder).replaceAll('\\', '/') || '.';
  return taskIn(scope, { type: 'sandtable', command: name, game });
}

/** It runs in the workspace folder, so that its paths lead from there; the problem matcher reads English. */
function taskIn(scope: vscode.WorkspaceFolder, definition: Definition): vscode.Task {
  const { command: name, game } = definition;
  const args = [name, ...(game === undefined ? [] : [game]), '--lang', 'en'];
  const run = new vscode.ShellExecution(command(), args, { cwd: scope.uri.fsPath });
  const title = game === undefined ? name : `${name} ${basename(game === '.' ? scope.uri.fsPath : game)}`;
  const task = new vscode.Task(definition, scope, title, 'sandtable', run, '$sandtable');
  task.group = name === 'check' ? vscode.TaskGroup.Build : vscode.TaskGroup.Test;
  return task;
}
