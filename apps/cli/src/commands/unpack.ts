import { mkdir, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { type ArchiveFile, isStop, MATCH, type Problem, placed, RULESET_LIMITS, readZip } from '@sandtable/archive';
import { type Command, type Context, type Outcome, positional, say } from '../command.ts';
import { Folder } from '../project/folder.ts';
import { ForbiddenPath } from '../project/refusals.ts';
import { UsageError } from '../usage.ts';

export const unpack: Command = {
  name: 'unpack',
  options: { force: { type: 'boolean' }, partly: { type: 'boolean' } },
  async run(context) {
    const path = positional(context, 0, 'unpack', 'FILE.zip');
    const { files, problems } = await filesIn(context, path);
    for (const one of problems) say(context, wordingOf(context, one));
    if (problems.some(isStop) && context.values.partly !== true)
      return stopped(context, 'unpack/problems', { problems });
    const target = context.positionals[1] ?? '.';
    const folder = new Folder(resolve(context.io.cwd, target));
    try {
      return await written(context, target, folder, files, problems);
    } catch (error) {
      if (!(error instanceof ForbiddenPath)) throw error;
      throw new UsageError('unpack/leads-out', { path: error.message });
    }
  },
};

async function filesIn(context: Context, path: string): Promise<Content> {
  const bytes = await readFile(resolve(context.io.cwd, path)).catch(() => undefined);
  if (bytes === undefined) throw new UsageError('usage/no-file', { path });
  const zip = readZip(bytes, RULESET_LIMITS);
  const given = placed(zip.files, basename(path).replace(/\.\w+$/, ''));
  const match = given.match === undefined ? [] : [{ path: MATCH, text: given.match }];
  return { files: [...given.files, ...match], problems: [...zip.problems, ...given.problems] };
}
interface Content {
  readonly files: readonly ArchiveFile[];
  readonly problems: readonly Problem[];
}

const wordingOf = (context: Context, { code, path = '', fields }: Problem): string =>
  context.messages.text(`archive/${code}`, { path, ...fields });

function stopped(context: Context, why: string, result: object): Outcome {
  say(context, context.messages.text(why));
  return { ok: false, findings: [], result: { ...result, written: [] } };
}

async function written(
  context: Context,
  target: string,
  folder: Folder,
  files: readonly ArchiveFile[],
  problems: readonly Problem[],
): Promise<Outcome> {
  await mkdir(folder.root, { recursive: true });
  const fresh = new Map<string, Uint8Array>();
  const taken: string[] = [];
  for (const { path, text } of files) {
    const there = await folder.read(path);
    const bytes = Buffer.from(text);
    if (there && bytes.equals(there.bytes)) continue;
    if (there) taken.push(path);
    fresh.set(path, bytes);
  }
  if (taken.length > 0 && context.values.force !== true) {
    for (const path of taken) say(context, context.messages.text('unpack/taken', { path }));
    return stopped(context, 'unpack/kept', { problems, taken });
  }
  await folder.writeAll(fresh);
  const word = fresh.size === 0 && files.length > 0 ? 'unpack/same' : 'unpack/done';
  say(context, context.messages.text(word, { path: target, files: fresh.size }));
  return { ok: files.length > 0, findings: [], result: { problems, written: [...fresh.keys()] } };
}
