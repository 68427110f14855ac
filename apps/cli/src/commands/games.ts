import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Command, say } from '../command.ts';
import { writeNew } from '../new/write.ts';
import { shippedFiles, shippedGames } from '../shipped.ts';

export const games: Command = {
  name: 'games',
  options: {},
  async run(context) {
    const names = await shippedGames();
    const [to] = context.positionals;
    if (to === undefined) {
      for (const name of names) say(context, name);
      return { ok: true, findings: [], result: { games: names } };
    }
    const folder = resolve(context.io.cwd, to);
    await mkdir(folder, { recursive: true });
    const copied: string[] = [];
    for (const name of names) {
      const isNew = await writeNew(join(folder, name), await shippedFiles(name));
      if (isNew) copied.push(name);
      say(context, context.messages.text(isNew ? 'games/copied' : 'games/kept', { path: join(to, name) }));
    }
    say(context, context.messages.text('games/next', { path: to }));
    return { ok: true, findings: [], result: { games: names, copied } };
  },
};
