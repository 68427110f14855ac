import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isRulesetFile, zipOf } from '@sandtable/archive';
import { type Command, positional, say, textOption } from '../command.ts';
import { listFiles, readText } from '../files.ts';
import { findFolder } from '../game.ts';
import { UsageError } from '../usage.ts';

export const pack: Command = {
  name: 'pack',
  options: { out: { type: 'string' }, force: { type: 'boolean' } },
  async run(context) {
    const folder = await findFolder(context.io.cwd, positional(context, 0, 'pack', 'GAME'));
    const name = basename(folder);
    const paths = (await listFiles(folder)).filter(isRulesetFile);
    const files = await Promise.all(
      paths.map(async (path) => ({ path: `${name}/${path}`, text: await textIn(join(folder, path), path) })),
    );
    const bytes = zipOf(files);
    const out = textOption(context, 'out') ?? `${name}.zip`;
    const target = resolve(context.io.cwd, out);
    const isTaken = !(await isSame(target, bytes)) && context.values.force !== true;
    await writeFile(target, bytes, { flag: isTaken ? 'wx' : 'w' }).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
        throw new UsageError('usage/exists', { path: out });
      throw error;
    });
    say(context, context.messages.text('pack/done', { path: out, files: files.length, bytes: bytes.length }));
    return { ok: true, findings: [], result: { path: target, files: paths, bytes: bytes.length } };
  },
};

async function textIn(full: string, path: string): Promise<string> {
  const text = await readText(full);
  if (text === undefined) throw new UsageError('fmt/no-text', { path });
  return text;
}

const isSame = async (path: string, bytes: Uint8Array): Promise<boolean> =>
  await readFile(path).then(
    (old) => old.equals(bytes),
    () => false,
  );
