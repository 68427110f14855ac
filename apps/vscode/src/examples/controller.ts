import { basename, dirname, join } from 'node:path';
import * as vscode from 'vscode';
import { commandTrouble } from '../command/command.ts';
import { rulesetFolders, textOf } from '../rulesets.ts';
import { findExamples } from './find-examples.ts';
import { type Result, readResults } from './results.ts';
import { outputOf } from './run-command.ts';

/** Examples and expectations in the test explorer, below the folder of their ruleset. */
export function createTests(): vscode.Disposable {
  const controller = vscode.tests.createTestController('sandtable', 'Sandtable');
  controller.resolveHandler = async (item) => {
    if (item === undefined) await discover(controller);
  };
  controller.refreshHandler = async () => await discover(controller);
  controller.createRunProfile('Run', vscode.TestRunProfileKind.Run, (request, token) =>
    run(controller, request, token),
  );
  const saved = vscode.workspace.onDidSaveTextDocument(async ({ languageId }) => {
    if (languageId === 'sand') await discover(controller);
  });
  return vscode.Disposable.from(controller, saved);
}

async function discover(controller: vscode.TestController): Promise<void> {
  const folders = await rulesetFolders();
  const games = await Promise.all(folders.map(async (folder) => await gameItem(controller, folder)));
  controller.items.replace(games.filter(({ children }) => children.size > 0));
}

async function gameItem(controller: vscode.TestController, folder: string): Promise<vscode.TestItem> {
  const game = controller.createTestItem(folder, basename(folder), vscode.Uri.file(folder));
  const files = await vscode.workspace.findFiles(new vscode.RelativePattern(folder, '**/*.sand'), '**/dist/**');
  for (const uri of files.filter((one) => isOwn(one, folder))) {
    for (const { name, line } of findExamples(await textOf(uri))) {
      const test = controller.createTestItem(`${folder}\n${name}`, name, uri);
      test.range = new vscode.Range(line, 0, line, 0);
      game.children.add(test);
    }
  }
  return game;
}

/** House rules have examples of their own, which run with the house rule only. */
const isOwn = (uri: vscode.Uri, folder: string): boolean => dirname(uri.fsPath) !== join(folder, 'variants');

async function run(
  controller: vscode.TestController,
  request: vscode.TestRunRequest,
  token: vscode.CancellationToken,
): Promise<void> {
  const run = controller.createTestRun(request);
  for (const [game, tests] of byGame(request.include ?? [...controller.items].map(([, item]) => item))) {
    if (token.isCancellationRequested) break;
    for (const test of tests) run.started(test);
    const output = await outputOf(['test', '.', '--json'], game.id, (kill) => token.onCancellationRequested(kill));
    const results = readResults(output);
    if (results === undefined) await reportNone(run, tests);
    else for (const test of tests) report(run, test, results);
  }
  run.end();
}

/** Tests by the game that they belong to; a game stands for all of its tests. */
function byGame(items: readonly vscode.TestItem[]): ReadonlyMap<vscode.TestItem, readonly vscode.TestItem[]> {
  const games = new Map<vscode.TestItem, vscode.TestItem[]>();
  for (const item of items) {
    const game = item.parent ?? item;
    const tests = item.parent === undefined ? [...item.children].map(([, child]) => child) : [item];
    games.set(game, [...(games.get(game) ?? []), ...tests]);
  }
  return games;
}

async function reportNone(run: vscode.TestRun, tests: readonly vscode.TestItem[]): Promise<void> {
  const why = (await commandTrouble()) ?? 'The sandtable command gave no results.';
  for (const test of tests) run.errored(test, new vscode.TestMessage(why));
}

function report(run: vscode.TestRun, test: vscode.TestItem, results: ReadonlyMap<string, Result>): void {
  const result = results.get(test.label);
  if (result === undefined) run.skipped(test);
  else if (result.passed) run.passed(test);
  else run.failed(test, messageOf(test, result.detail));
}

function messageOf(test: vscode.TestItem, detail: string): vscode.TestMessage {
  const message = new vscode.TestMessage(detail || 'This isn’t true.');
  if (test.uri && test.range) message.location = new vscode.Location(test.uri, test.range);
  return message;
}
