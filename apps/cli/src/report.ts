import { isAbsolute, relative } from 'node:path';
import { type Diagnostic, preventsPlay } from '@sandtable/diagnostics';
import { renderLine, renderPlain } from '@sandtable/messages';
import type { Context, Outcome } from './command.ts';
import { say } from './command.ts';
import { placeOf } from './files.ts';
import type { Game } from './game.ts';

/** Findings of a game as text, errors first as they were found; and how many there are. */
export function reportFindings(context: Context, game: Game): void {
  const { findings } = game.compiled;
  const shown = (path: string): string => shownPath(context.io.cwd, placeOf(game, path));
  const texts = new Map(game.sources.map((file) => [shown(file.path), file.text]));
  const source = (path: string): string | undefined => texts.get(path);
  for (const found of findings) {
    const finding = withPaths(found, shown);
    const lines = [renderPlain(finding, source, context.messages.lang), ...following(context, finding, source)];
    say(context, `${lines.join('\n')}\n`);
  }
  say(context, findings.length === 0 ? fine(context, game) : counted(context, game));
  sayMore(context, findings);
}

/** Where each finding is explained: the page of the first one, whose command fits the others. */
function sayMore(context: Context, findings: readonly Diagnostic[]): void {
  const codes = new Set(findings.map(({ code }) => code));
  const [code] = codes;
  if (code !== undefined) say(context, context.messages.text('check/explain', { code, count: codes.size }));
}

/** Terminals and editors open what is written as a path from the folder that the command runs in. */
function shownPath(cwd: string, full: string): string {
  const short = relative(cwd, full);
  return (short.startsWith('..') || isAbsolute(short) ? full : short).replaceAll('\\', '/');
}

const withPaths = (finding: Diagnostic, shown: (path: string) => string): Diagnostic => ({
  ...finding,
  span: { ...finding.span, file: shown(finding.span.file) },
  labels: finding.labels.map((label) => ({ ...label, span: { ...label.span, file: shown(label.span.file) } })),
  ...(finding.follows && { follows: finding.follows.map((one) => withPaths(one, shown)) }),
});

/** So many follow-ups are shown with their place; the others go with them. */
const MOST_SHOWN = 3;

function following(context: Context, { follows = [] }: Diagnostic, source: (file: string) => string | undefined) {
  if (follows.length === 0) return [];
  const consequences = follows.slice(0, MOST_SHOWN).map((one) => `  ${renderLine(one, source, context.messages.lang)}`);
  const more = follows.length - consequences.length;
  return [
    context.messages.text('finding/follows', { count: follows.length }),
    ...consequences,
    ...(more > 0 ? [`  ${context.messages.text('finding/follows-more', { count: more })}`] : []),
  ];
}

const fine = (context: Context, game: Game): string =>
  `${game.id}: ${context.messages.text('check/fine', { files: game.sources.length })}`;

function counted(context: Context, game: Game): string {
  const errors = game.compiled.findings.filter((one) => one.severity === 'error').length;
  const warnings = game.compiled.findings.filter((one) => one.severity === 'warning').length;
  return `${game.id}: ${context.messages.text('check/count', { errors, warnings })}`;
}

export const hasErrors = (game: Game): boolean =>
  game.compiled.findings.some((one) => one.severity === 'error') || game.compiled.javascript === undefined;

/** Whether a match can be played, whatever else is wrong. */
export const isPlayable = ({ compiled: { findings, javascript } }: Game): boolean =>
  javascript !== undefined && !findings.some(preventsPlay);

/** The outcome of a command that cannot go on because the rules do not compile. */
export function failed(context: Context, game: Game): Outcome {
  reportFindings(context, game);
  return { ok: false, findings: game.compiled.findings, result: null };
}
