import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finish, shorteningMatch } from '@sandtable/analysis';
import type { GameModule } from '@sandtable/engine';
import { type Save, saveText } from '@sandtable/session';
import { type Context, say } from '../command.ts';

/** Writes a match that comes to the same fault with as few decisions as were found; how many there were and are. */
export async function writeShortened(
  context: Context,
  module: GameModule,
  whole: Save,
  file: string,
): Promise<{ readonly file: string; readonly before: number; readonly after: number }> {
  const save = finish(shorteningMatch(module, whole));
  const path = resolve(context.io.cwd, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, saveText(save));
  const fields = { file, before: whole.decisions.length, after: save.decisions.length };
  say(context, context.messages.text('simulate/shortened', fields));
  return fields;
}
