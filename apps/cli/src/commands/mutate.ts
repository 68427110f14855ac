import { type Command, numberOption, say } from '../command.ts';
import { namedGames, openGame } from '../game.ts';
import { mutateGame } from '../mutate/mutate-game.ts';
import { figuresOf } from '../mutate/tell.ts';

export const mutate: Command = {
  name: 'mutate',
  options: {
    files: { type: 'string', multiple: true },
    count: { type: 'string' },
    seed: { type: 'string' },
    policies: { type: 'boolean' },
    min: { type: 'string' },
    workers: { type: 'string' },
  },
  async run(context) {
    const names = await namedGames(context);
    const all = [];
    for (const name of names) {
      const game = await openGame(context, name);
      const mutated = await mutateGame(context, game);
      if (names.length > 1 && mutated.score) say(context, `${game.id}: ${figuresOf([mutated.score])}`);
      all.push(mutated);
    }
    const scores = all.flatMap(({ score }) => score ?? []);
    say(context, figuresOf(scores));
    const least = numberOption(context, 'min', 0);
    const ok = all.every(({ result }) => result !== undefined && result.percent >= least);
    return { ok, findings: all.flatMap(({ findings }) => findings), result: all.flatMap(({ result }) => result ?? []) };
  },
};
