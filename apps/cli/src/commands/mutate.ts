import { type Command, numberOption, say } from '../command.ts';
import { namedGames, openGame } from '../game.ts';
import { mutateGame } from '../mutate/mutate-game.ts';
import { figuresOf } from '../mutate/tell.ts';

export const mutate: Command = {
  name: 'mutate',
  usage: '[GAME …] [--files FILE …] [--count N] [--seed N] [--policies] [--min PERCENT] [--workers N]',
  summary: [
    'Runs mutation tests: changes the rules in one place at a time and reports changes that no example or expectation catches.',
    '  --files FILE     only mutate this file or folder; can be repeated',
    '  --count N        number of mutations, spread evenly over files and kinds; default 200',
    '  --policies       also mutate policies and what only they use',
    '  --min PERCENT    fail if fewer mutations are caught',
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
