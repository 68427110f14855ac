import { join, resolve } from 'node:path';
import { type Command, numberOption, say } from '../command.ts';
import { isFolder, listFiles } from '../files.ts';
import { createServer } from '../project/server.ts';
import { newToken } from '../project/token.ts';
import { resource } from '../resources.ts';
import { UsageError } from '../usage.ts';

const DEFAULT_PORT = 4321;

export const edit: Command = {
  name: 'edit',
  usage: '[FOLDER] [--port N]',
  summary:
    'Opens the workbench for a folder of rulesets and prints its address. It is available on this computer, to anyone who has the address. The token in the address is new each time, or set by the environment variable SANDTABLE_TOKEN.',
  options: { port: { type: 'string' } },
  async run(context) {
    const folder = resolve(context.io.cwd, context.positionals[0] ?? (await usualFolder(context.io.cwd)));
    if (!(await isFolder(folder))) throw new UsageError('usage/folder', { path: folder });
    // Arguments of a command can be seen by other users of the machine, its environment cannot.
    const token = process.env.SANDTABLE_TOKEN || newToken();
    const server = await createServer(folder, resource('editor'), numberOption(context, 'port', DEFAULT_PORT), token);
    // The address comes last: programs that wait for it stop listening then.
    if (!(await hasRulesets(folder))) say(context, context.messages.text('edit/empty'));
    say(context, context.messages.text('edit/open', { address: server.address, folder }));
    await context.io.interrupted();
    await server.close();
    return { ok: true, findings: [], result: { address: server.address } };
  },
};

/** Rulesets are usually in a folder of their own. */
const usualFolder = async (cwd: string): Promise<string> =>
  (await isFolder(join(cwd, 'rulesets'))) ? 'rulesets' : '.';

const hasRulesets = async (folder: string): Promise<boolean> =>
  (await listFiles(folder, () => undefined)).some((path) => path.endsWith('.sand'));
