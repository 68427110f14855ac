import { createRandom } from '@sandtable/bots';
import { createMatch } from '@sandtable/session';
import { type Command, type Context, numberOption, positional, textsOption } from '../command.ts';
import { openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { Table } from '../play/table.ts';
import { failed, hasErrors } from '../report.ts';
import { setupFrom, setupOptions } from '../setup.ts';
import { gameMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';

export const play: Command = {
  name: 'play',
  usage: 'GAME [--seats LAYOUT] [--seed N] [--option K=V] [--bot SEAT=random|all] [--max-decisions N]',
  summary: 'Plays a match in the terminal; piped input works as well.',
  options: { ...setupOptions, bot: { type: 'string', multiple: true }, 'max-decisions': { type: 'string' } },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'play', 'GAME'));
    const { javascript } = game.compiled;
    if (hasErrors(game) || javascript === undefined) return failed(context, game);
    const module = await loadModule(javascript);
    const setup = setupFrom(context, module.info);
    const table = new Table({
      context,
      match: createMatch(module, setup),
      messages: await gameMessages(game.folder, context.messages.lang),
      isBot: botSeats(context),
      // Bots have dice of their own: the match must not depend on who plays it.
      random: createRandom(setup.seed ^ 0x5eed),
      maxDecisions: numberOption(context, 'max-decisions', 100_000),
    });
    const view = await table.play();
    return { ok: view.status !== 'fault', findings: [], result: { view, save: table.save() } };
  },
};

/** Which seats bots play: `all`, or `SEAT=random` for single ones. */
function botSeats(context: Context): (seat: string) => boolean {
  const wanted = textsOption(context, 'bot');
  const seats = new Set(wanted.filter((value) => value !== 'all').map(botSeat));
  return (seat) => wanted.includes('all') || seats.has(seat);
}

function botSeat(value: string): string {
  const [seat = '', bot] = value.split('=');
  if (bot !== 'random') throw new UsageError('usage/bot', { value });
  return seat;
}
