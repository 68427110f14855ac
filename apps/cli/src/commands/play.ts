import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Bot, createRandom } from '@sandtable/bots';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { GameInfo, GameModule } from '@sandtable/engine';
import type { Notation } from '@sandtable/notation';
import { createMatch, type Match, type Save } from '@sandtable/session';
import { botAt, botOption, botsFrom } from '../bots.ts';
import { type Command, type Context, numberOption, positional, say, textOption, textsOption } from '../command.ts';
import { ordersIn } from '../files.ts';
import { type Game, openGame } from '../game.ts';
import { loadPlayable } from '../module.ts';
import { gameNotation } from '../notation.ts';
import { playByOrders } from '../play/by-orders.ts';
import { tellFault } from '../play/fault.ts';
import { Pages, roundsOf } from '../play/pages.ts';
import { resumed } from '../play/resumed.ts';
import { Table } from '../play/table.ts';
import { failed, isPlayable } from '../report.ts';
import { setupFrom, setupOptions } from '../setup.ts';
import { askedMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';

export const play: Command = {
  name: 'play',
  options: {
    ...setupOptions,
    ...botOption,
    'max-decisions': { type: 'string' },
    orders: { type: 'string', multiple: true },
    save: { type: 'string' },
    resume: { type: 'string' },
  },
  anyLanguage: true,
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'play', 'GAME'));
    const { javascript } = game.compiled;
    if (!isPlayable(game) || javascript === undefined) return failed(context, game);
    const module = await loadPlayable(javascript);
    const bots = botsFrom(context, module.info);
    const begun = await begin(context, game, module);
    if ('findings' in begun) return { ok: false, findings: begun.findings, result: null };
    const { match } = begun;
    const common = {
      context,
      match,
      messages: await askedMessages(context, game, module.info),
      // Bots have dice of their own: the match must not depend on who plays it.
      random: createRandom(match.save().seed ^ 0x5eed),
      maxDecisions: numberOption(context, 'max-decisions', 100_000),
    };
    const notation = await gameNotation(game, module.info);
    const botOf = (seat: string) => botAt(bots, module.info, match.save().seats, seat);
    const orders = textsOption(context, 'orders');
    const view =
      orders.length > 0
        ? playByOrders({ ...common, ...(await written(context, game, notation, module.info, orders)) })
        : await new Table({
            ...common,
            notation,
            botOf,
          }).play();
    const sealed = orders.length === 0 && module.audiences !== undefined && !onlyBots(match, botOf);
    tellFault(context, game, match, view, sealed);
    const save = match.save();
    await keep(context, save);
    return { ok: view.status !== 'fault', findings: [], result: { view, save } };
  },
};

/** Nobody looks on who might be told too much. */
function onlyBots(match: Match, botOf: (seat: string) => Bot | undefined): boolean {
  const seating = match.save().seats;
  const layout = match.module.info.layouts.find(({ name }) => name === seating);
  return layout?.seats.every(({ name }) => botOf(name) !== undefined) ?? false;
}

type Begun = { readonly match: Match } | { readonly findings: readonly Diagnostic[] };

/** A match as the command line wants it, or one that goes on from a save. */
async function begin(context: Context, game: Game, module: GameModule): Promise<Begun> {
  const path = textOption(context, 'resume');
  if (path !== undefined) return await resumed(context, module, path);
  const variants = game.compiled.variants.map(({ name }) => name);
  const setup = setupFrom(context, module.info, context.io.seed());
  // Numbers in a sentence get separators, and a seed is typed without.
  if (textOption(context, 'seed') === undefined)
    say(context, context.messages.text('play/seed', { seed: String(setup.seed) }));
  return { match: createMatch(module, { ...setup, variants }) };
}

async function written(
  context: Context,
  game: Game,
  notation: Notation | undefined,
  info: GameInfo,
  paths: readonly string[],
): Promise<{ readonly notation: Notation; readonly pages: Pages }> {
  if (notation === undefined) throw new UsageError('usage/no-notation', { game: game.id });
  const files = await ordersIn(context.io.cwd, paths);
  return { notation, pages: new Pages(info, roundsOf(notation, files)) };
}

async function keep(context: Context, save: Save): Promise<void> {
  const path = textOption(context, 'save');
  if (path !== undefined) await writeFile(resolve(context.io.cwd, path), `${JSON.stringify(save, undefined, 2)}\n`);
}
