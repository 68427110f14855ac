import { createRandom } from '@sandtable/bots';
import { createMatch } from '@sandtable/session';
import { botAt, botOption, botsFrom } from '../bots.ts';
import { type Command, numberOption, positional } from '../command.ts';
import { openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { Table } from '../play/table.ts';
import { failed, hasErrors } from '../report.ts';
import { setupFrom, setupOptions } from '../setup.ts';
import { gameMessages } from '../texts.ts';

export const play: Command = {
  name: 'play',
  usage:
    'GAME [--seats LAYOUT] [--seed N] [--option K=V] [--bot SEAT=random|search:N|policy] [--bot all] [--max-decisions N]',
  summary: 'Plays a match in the terminal; piped input works as well.',
  options: { ...setupOptions, ...botOption, 'max-decisions': { type: 'string' } },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'play', 'GAME'));
    const { javascript } = game.compiled;
    if (hasErrors(game) || javascript === undefined) return failed(context, game);
    const module = await loadModule(javascript);
    const setup = setupFrom(context, module.info);
    const bots = botsFrom(context, module.info);
    const table = new Table({
      sources: game.sources,
      context,
      match: createMatch(module, { ...setup, variants: game.compiled.variants.map(({ name }) => name) }),
      messages: await gameMessages(game, context.messages.lang, module.info),
      botOf: (seat) => botAt(bots, seat),
      // Bots have dice of their own: the match must not depend on who plays it.
      random: createRandom(setup.seed ^ 0x5eed),
      maxDecisions: numberOption(context, 'max-decisions', 100_000),
    });
    const view = await table.play();
    return { ok: view.status !== 'fault', findings: [], result: { view, save: table.save() } };
  },
};
