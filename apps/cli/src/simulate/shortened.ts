import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finish, shorteningGame } from '@sandtable/analysis';
import type { GameModule } from '@sandtable/engine';
import { saveText } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import type { Plan } from './plan.ts';

/** Writes a match that comes to the fault of a game with as few decisions as were found; how many there were and are. */
export async function writeShortened(
  context: Context,
  module: GameModule,
  plan: Plan,
  game: number,
  { file, variants }: { readonly file: string; readonly variants: readonly string[] },
): Promise<{ readonly file: string; readonly before: number; readonly after: number }> {
  const { javascript: _, first: __, ...how } = plan;
  const { whole, steps } = shorteningGame({ ...how, module, first: 0, games: 1 }, game, variants);
  const save = finish(steps);
  const path = resolve(context.io.cwd, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, saveText(save));
  const told = { file, before: whole.decisions.length, after: save.decisions.length };
  say(context, context.messages.text('simulate/shortened', told));
  return told;
}
