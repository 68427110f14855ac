import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, type Context, numberOption, say, textOption } from '../command.ts';
import { isFolder, listFiles } from '../files.ts';
import { openServer } from '../project/open-server.ts';
import { type Suggester, suggesterFrom } from '../project/suggest.ts';
import { newToken } from '../project/token.ts';
import { resource } from '../resources.ts';
import { UsageError } from '../usage.ts';

const DEFAULT_PORT = 4321;

export const edit: Command = {
  name: 'edit',
  options: { port: { type: 'string' }, frame: { type: 'string' }, suggest: { type: 'string' } },
  async run(context) {
    const folder = resolve(context.io.cwd, context.positionals[0] ?? (await usualFolder(context.io.cwd)));
    if (!(await isFolder(folder))) throw new UsageError('usage/folder', { path: folder });
    // Arguments of a command can be seen by other users of the machine, its environment cannot.
    const token = process.env.SANDTABLE_TOKEN || newToken();
    const port = numberOption(context, 'port', DEFAULT_PORT);
    const access = { token, frames: framesFrom(context), suggester: suggesterIn(context) };
    const server = await openServer(folder, resource('editor'), port, access);
    if (server.taken !== undefined) say(context, context.messages.text('edit/taken', { port: String(server.taken) }));
    // The address comes last: programs that wait for it stop listening then.
    if (!(await hasRulesets(folder))) say(context, context.messages.text('edit/empty'));
    if (!(await isWritable(folder))) say(context, context.messages.text('edit/read-only'));
    say(context, context.messages.text('edit/open', { address: server.address, folder }));
    await context.io.interrupted();
    await server.close();
    return { ok: true, findings: [], result: { address: server.address } };
  },
};

function suggesterIn(context: Context): Suggester | undefined {
  const where = textOption(context, 'suggest')?.trim();
  return where === undefined || where === '' ? undefined : suggesterFrom(where);
}

/** An origin or a scheme, as a content security policy names it. */
const SOURCE = /^(?:[a-z][a-z-]*:|https?:\/\/[a-z0-9.*-]+(?::[0-9*]+)?)$/;

function framesFrom(context: Context): string | undefined {
  const value = textOption(context, 'frame');
  const wrong = value?.split(' ').find((one) => !SOURCE.test(one));
  if (wrong !== undefined) throw new UsageError('usage/frame', { value: wrong });
  return value;
}

/** Asked so that whoever begins to write knows; each save is answered by itself. */
const isWritable = async (folder: string): Promise<boolean> =>
  await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Rulesets are usually in a folder of their own. */
const usualFolder = async (cwd: string): Promise<string> =>
  (await isFolder(join(cwd, 'rulesets'))) ? 'rulesets' : '.';

const hasRulesets = async (folder: string): Promise<boolean> =>
  (await listFiles(folder, () => undefined)).some((path) => path.endsWith('.sand'));
