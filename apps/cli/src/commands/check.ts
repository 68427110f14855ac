import type { Command } from '../command.ts';
import { namedGames, openGame } from '../game.ts';
import { inspected } from '../inspect.ts';
import { hasErrors, reportFindings } from '../report.ts';

export const check: Command = {
  name: 'check',
  options: {},
  async run(context) {
    const games = [];
    for (const name of await namedGames(context)) {
      const game = await inspected(await openGame(context, name));
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
