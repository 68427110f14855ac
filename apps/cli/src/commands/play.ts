import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { layoutFor, readLayout } from '@sandtable/board/plain';
import { createRandom, writeBot } from '@sandtable/bots';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { GameInfo, GameModule } from '@sandtable/engine';
import type { Notation } from '@sandtable/notation';
import { createMatch, type Match, type Save } from '@sandtable/session';
import { botOption } from '../bots.ts';
import { type Command, type Context, numberOption, positional, say, textOption, textsOption } from '../command.ts';
import { ordersIn } from '../files.ts';
import { type Game, openGame } from '../game.ts';
import { loadPlayable } from '../module.ts';
import { gameNotation } from '../notation.ts';
import { playByOrders } from '../play/by-orders.ts';
import { type Desk, tell } from '../play/desk.ts';
import { tellFault } from '../play/fault.ts';
import { Pages, roundsOf } from '../play/pages.ts';
import { type Players, peopleOptions, playersFrom } from '../play/people.ts';
import { resumed } from '../play/resumed.ts';
import { Table } from '../play/table.ts';
import { wordsOf } from '../play/words.ts';
import { failed, isPlayable } from '../report.ts';
import { layoutText } from '../rulebook/pictures.ts';
import { wrapped } from '../screen/wrap.ts';
import { setupFrom, setupOptions } from '../setup.ts';
import { askedMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';

export const play: Command = {
  name: 'play',
  options: {
    ...setupOptions,
    ...botOption,
    ...peopleOptions,
    'max-decisions': { type: 'string' },
    orders: { type: 'string', multiple: true },
    save: { type: 'string' },
    resume: { type: 'string' },
  },
  anyLanguage: true,
  async run(given) {
    const context = fitting(given);
    const game = await openGame(context, positional(context, 0, 'play', 'GAME'));
    const { javascript } = game.compiled;
    if (!isPlayable(game) || javascript === undefined) return failed(context, game);
    const module = await loadPlayable(javascript);
    const begun = await begin(context, game, module);
    if ('findings' in begun) return { ok: false, findings: begun.findings, result: null };
    const { match } = begun;
    const common = {
      // Bots have dice of their own: the match must not depend on who plays it.
      random: createRandom(match.save().seed ^ 0x5eed),
      maxDecisions: numberOption(context, 'max-decisions', 100_000),
    };
    const players = playersFrom(context, module.info, match.save().seats);
    const desk = await deskFor(context, game, match);
    const orders = textsOption(context, 'orders');
    if (orders.length === 0) tellPlayers(desk, players);
    const view =
      orders.length > 0
        ? playByOrders({ ...common, ...desk, ...(await written(context, game, desk.notation, module.info, orders)) })
        : await new Table({ ...common, desk, players }).play();
    const sealed = orders.length === 0 && module.audiences !== undefined && players.people.length > 0;
    tellFault(context, game, match, view, sealed);
    const save = match.save();
    await keep(context, save);
    return { ok: view.status !== 'fault', findings: [], result: { view, save } };
  },
};

/** The same, with lines that are no wider than the terminal. */
function fitting(context: Context): Context {
  const { io } = context;
  const { size } = io;
  if (size === undefined) return context;
  return { ...context, io: { ...io, write: (text) => io.write(wrapped(text, size().columns)) } };
}

async function deskFor(context: Context, game: Game, match: Match): Promise<Desk> {
  const { info } = match.module;
  const messages = await askedMessages(context, game, info);
  const text = await layoutText(game);
  return {
    ...{ context, game, match, messages, textsOf: wordsOf(info, messages, context.messages) },
    layout: layoutFor(info, text === undefined ? undefined : readLayout(text)),
    notation: await gameNotation(game, info),
  };
}

/** Who plays against whom, where that was left open, and how to have it otherwise. */
function tellPlayers(desk: Desk, { people, filled, filler }: Players): void {
  const { match, messages } = desk;
  const nameOf = (seat: string): string => {
    const path = `seats/${match.save().seats}/${seat}`;
    return messages.has(path) ? messages.text(path) : seat;
  };
  const [other] = filled;
  if (people.length === 0 || other === undefined) return;
  const [seats, bots] = [people, filled].map((all) => all.map(nameOf).join(', '));
  tell(desk, 'play/against', { people: seats ?? '', bots: bots ?? '', count: filled.length });
  tell(desk, 'play/other-players', { seat: other, bot: writeBot(filler) });
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
