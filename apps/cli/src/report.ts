import { renderFinding, renderPlain } from '@sandtable/messages';
import type { Context, Outcome } from './command.ts';
import { say } from './command.ts';
import type { Game } from './game.ts';

const VERSION = 1;

/** Findings of a game as text, errors first as they were found; and how many there are. */
export function reportFindings(context: Context, game: Game): void {
  const { findings } = game.compiled;
  const texts = new Map(game.sources.map((file) => [file.path, file.text]));
  for (const finding of findings) {
    say(context, `${renderPlain(finding, (file) => texts.get(file), context.messages.lang)}\n`);
  }
  say(context, findings.length === 0 ? fine(context, game) : counted(context, game));
}

const fine = (context: Context, game: Game): string =>
  `${game.id}: ${context.messages.text('check/fine', { files: game.sources.length })}`;

function counted(context: Context, game: Game): string {
  const errors = game.compiled.findings.filter((one) => one.severity === 'error').length;
  const warnings = game.compiled.findings.filter((one) => one.severity === 'warning').length;
  return `${game.id}: ${context.messages.text('check/count', { errors, warnings })}`;
}

/** What a program reads: always one object, whatever the command. */
export function envelope(context: Context, command: string, outcome: Outcome): string {
  const findings = outcome.findings.map((one) => ({ ...one, message: renderFinding(one, context.messages.lang) }));
  return JSON.stringify({ version: VERSION, command, ok: outcome.ok, findings, result: outcome.result }, null, 2);
}

export const hasErrors = (game: Game): boolean =>
  game.compiled.findings.some((one) => one.severity === 'error') || game.compiled.javascript === undefined;

/** The outcome of a command that cannot go on because the rules do not compile. */
export function failed(context: Context, game: Game): Outcome {
  reportFindings(context, game);
  return { ok: false, findings: game.compiled.findings, result: null };
}
