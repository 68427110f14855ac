import { stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, type Context, say } from '../command.ts';
import { listFiles, readText } from '../files.ts';
import { findFolder, namedGames } from '../game.ts';

export const fmt: Command = {
  name: 'fmt',
  options: { check: { type: 'boolean' } },
  async run(context) {
    const checking = context.values.check === true;
    const changed: string[] = [];
    const unread: string[] = [];
    for (const path of await rulesFiles(context)) {
      const changes = await formatFile(path, !checking);
      if (changes === undefined) unread.push(path);
      else if (changes) changed.push(path);
    }
    for (const path of unread) say(context, context.messages.text('fmt/no-text', { path }));
    for (const path of changed)
      say(context, context.messages.text(checking ? 'fmt/would-change' : 'fmt/changed', { path }));
    const ok = unread.length === 0 && (!checking || changed.length === 0);
    return { ok, findings: [], result: { changed, unread } };
  },
};

/** Whether formatting changes the file; undefined for one that is no text, which is left alone. */
async function formatFile(path: string, write: boolean): Promise<boolean | undefined> {
  // Loaded on use: no other command needs the formatter.
  const { format } = await import('@sandtable/syntax');
  const text = await readText(path);
  if (text === undefined) return undefined;
  const formatted = format(text);
  if (formatted === text) return false;
  if (write) await writeFile(path, formatted);
  return true;
}

async function rulesFiles(context: Context): Promise<readonly string[]> {
  const names = await namedGames(context);
  const lists = await Promise.all(names.map(async (name) => await rulesIn(context.io.cwd, name)));
  return lists.flat();
}

async function rulesIn(cwd: string, name: string): Promise<readonly string[]> {
  const path = resolve(cwd, name);
  if (name.endsWith('.sand') && (await stat(path).catch(() => undefined))?.isFile()) return [path];
  const folder = await findFolder(cwd, name);
  return (await listFiles(folder)).filter((file) => file.endsWith('.sand')).map((file) => join(folder, file));
}
