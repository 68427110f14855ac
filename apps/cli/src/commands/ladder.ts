import { type Bot, gamesOf, isFor, type Pairing, bots as types } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { layoutIndex, optionCodes } from '@sandtable/session';
import { botNamed } from '../bots.ts';
import {
  type Command,
  type Context,
  gamesOption,
  numberOption,
  positional,
  say,
  textOption,
  textsOption,
} from '../command.ts';
import { openGame } from '../game.ts';
import { distribute } from '../ladder/distribute.ts';
import type { Plan } from '../ladder/plan.ts';
import { ladderRecall } from '../ladder/recall.ts';
import { linesOf, resultOf } from '../ladder/tell.ts';
import { loadModule } from '../module.ts';
import { failed, isPlayable } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { progress } from '../spread/progress.ts';
import type { Recall, Remembered } from '../spread/remembered.ts';
import { type Spreading, spreadingFrom, spreadOptions, tellDead } from '../spread/spreading.ts';
import { storeFrom, storeOption, tellKnown } from '../store/from-command.ts';
import { UsageError } from '../usage.ts';

const GAMES = 20;
const LONGEST = 5000;

/** Lets bots play each other and says how strong they are. */
export const ladder: Command = {
  name: 'ladder',
  options: {
    ...setupOptions,
    ...storeOption,
    ...spreadOptions,
    bots: { type: 'string' },
    bot: { type: 'string', multiple: true },
    games: { type: 'string' },
    'max-decisions': { type: 'string' },
  },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'ladder', 'GAME'));
    const { javascript } = game.compiled;
    if (!isPlayable(game) || javascript === undefined) return failed(context, game);
    const { info } = await loadModule(javascript);
    const plan = planFrom(context, info, javascript);
    const spreading = spreadingFrom(context, [game]);
    const { store } = storeFrom(context);
    const recall = ladderRecall(store, game.id, info, plan);
    const { result: pairings, known } = await played(context, plan, spreading, recall);
    store.close();
    const result = resultOf(plan.bots, pairings);
    say(context, context.messages.text('ladder/games', { game: game.id, games: plan.games }));
    for (const line of linesOf(context.messages, result)) say(context, line);
    const { dead } = spreading;
    tellDead(context, spreading, (number) => placedIn(plan, number));
    tellKnown(context, known, gamesIn(pairings));
    const ok = dead.length === 0 && result.pairs.every(({ faults }) => faults === 0);
    return { ok, findings: [], result: { ...result, ...(dead.length > 0 ? { dead } : {}) } };
  },
};

function planFrom(context: Context, info: GameInfo, javascript: string): Plan {
  return {
    javascript,
    bots: botsFrom(context, info),
    games: gamesOption(context, GAMES),
    seed: numberOption(context, 'seed', 1),
    seats: layoutIndex(info, setupFrom(context, info).seats),
    options: optionCodes(info, optionsFrom(context, info)),
    maxDecisions: numberOption(context, 'max-decisions', LONGEST),
  };
}

/** Those that are named, each once; else all that need no number and that the rules are enough for. */
function botsFrom(context: Context, info: GameInfo): readonly Bot[] {
  const given = [textOption(context, 'bots') ?? [], ...textsOption(context, 'bot')].flat();
  const named = given.length === 0 ? usual(info) : given.flatMap((text) => text.split(',').map((one) => one.trim()));
  const bots = [...new Set(named)].map((text) => botNamed(text, info));
  if (bots.length < 2) throw new UsageError('usage/needs', { name: 'ladder', what: '--bots BOT,BOT' });
  return bots;
}

const usual = (info: GameInfo): readonly string[] =>
  types.filter((type) => type.parameter?.sort !== 'number' && isFor(type, info)).map(({ id }) => id);

/** Two games after each other have the same seed. */
function placedIn({ games, seed }: Plan, number: number) {
  const first = number % games;
  return { first, seed: (seed + (first >> 1)) | 0 };
}

const gamesIn = (pairings: readonly Pairing[]): number => pairings.reduce((sum, { games }) => sum + games, 0);

/** Whoever stops it gets the result so far. */
async function played(
  context: Context,
  plan: Plan,
  spreading: Spreading,
  recall: Recall<readonly Pairing[]>,
): Promise<Remembered<readonly Pairing[]>> {
  const bar = progress(context, gamesOf(plan));
  try {
    return await distribute(plan, spreading, recall, bar.report);
  } finally {
    bar.end();
  }
}
