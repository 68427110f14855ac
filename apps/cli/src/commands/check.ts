import type { Command } from '../command.ts';
import { namedGames, openGame } from '../game.ts';
import { inspected } from '../inspect.ts';
import { hasErrors, reportFindings } from '../report.ts';

export const check: Command = {
  name: 'check',
  options: { build: { type: 'boolean' } },
  async run(context) {
    const games = [];
    for (const name of await namedGames(context)) {
      const read = await inspected(await openGame(context, name));
      const game = context.values.build === true ? await (await import('../loaded.ts')).loaded(read) : read;
      reportFindings(context, game);
      games.push(game);
    }
    return {
      ok: !games.some(hasErrors),
      findings: games.flatMap((game) => game.compiled.findings),
      result: games.map((game) => ({ game: game.id, digest: game.compiled.digest, ok: !hasErrors(game) })),
    };
  },
};
