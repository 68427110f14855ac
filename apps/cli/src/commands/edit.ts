import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, numberOption, say } from '../command.ts';
import { isFolder } from '../files.ts';
import { createServer } from '../project/server.ts';
import { newToken } from '../project/token.ts';
import { UsageError } from '../usage.ts';

const DEFAULT_PORT = 4321;
const EDITOR = fileURLToPath(new URL('../../../editor/dist', import.meta.url));

export const edit: Command = {
  name: 'edit',
  usage: '[FOLDER] [--port N]',
  summary:
    'Opens the workbench for a folder of rulesets and prints its address. It is available on this computer, to anyone who has the address. The token in the address is new each time, or set by the environment variable SANDTABLE_TOKEN.',
  options: { port: { type: 'string' } },
  async run(context) {
    const folder = resolve(context.io.cwd, context.positionals[0] ?? '.');
    if (!(await isFolder(folder))) throw new UsageError('usage/folder', { path: folder });
    // Arguments of a command can be seen by other users of the machine, its environment cannot.
    const token = process.env.SANDTABLE_TOKEN || newToken();
    const server = await createServer(folder, EDITOR, numberOption(context, 'port', DEFAULT_PORT), token);
    say(context, context.messages.text('edit/open', { address: server.address, folder }));
    await context.io.interrupted();
    await server.close();
    return { ok: true, findings: [], result: { address: server.address } };
  },
};
