import { type Command, numberOption, say } from '../command.ts';
import { namedGames, openGame } from '../game.ts';
import { mutateGame } from '../mutate/mutate-game.ts';
import { figuresOf } from '../mutate/tell.ts';

export const mutate: Command = {
  name: 'mutate',
  usage: '[GAME …] [--files FILE …] [--count N] [--seed N] [--policies] [--min PERCENT] [--workers N]',
  summary: [
    'Changes the rules in one place at a time, and tells which changes no example and no expectation notices.',
    '  --files FILE     only changes in this file or folder; may be given several times',
    '  --count N        so many changes, evenly from all files and of all kinds; 200 if nothing is said',
    '  --policies       policies, and what only they use, are changed as well',
    '  --min PERCENT    fails if fewer changes are noticed',
  ].join('\n'),
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
