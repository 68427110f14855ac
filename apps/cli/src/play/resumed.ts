import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { GameModule } from '@sandtable/engine';
import { renderPlain } from '@sandtable/messages';
import { type Match, readSave, replay } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import { UsageError } from '../usage.ts';

/** The match of a save, played again; says so where the rules are others now, or no longer admit all of it. */
export async function resumed(
  context: Context,
  module: GameModule,
  path: string,
): Promise<{ readonly match: Match } | { readonly findings: readonly Diagnostic[] }> {
  const { messages } = context;
  const text = await readFile(resolve(context.io.cwd, path), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError('usage/no-save', { path });
  const { save, findings } = readSave(path, text);
  if (save === undefined) {
    for (const one of findings) say(context, `${renderPlain(one, text, messages.lang)}\n`);
    return { findings };
  }
  const { match, lost, other } = replay(module, save);
  if (other) say(context, messages.text('saved/other-rules', { ...other }));
  if (lost) say(context, messages.text('saved/lost', { number: lost.index + 1, decisions: save.decisions.length }));
  return { match };
}
