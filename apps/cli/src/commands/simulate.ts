import { gameLengths, simulatedGame, winShares } from '@sandtable/analysis';
import { compareWithReference, playTwins } from '@sandtable/analysis/interpreter';
import type { Totals } from '@sandtable/bots';
import type { GameInfo, GameModule } from '@sandtable/engine';
import { faultValues } from '@sandtable/reference';
import { layoutIndex, optionCodes, optionNames } from '@sandtable/session';
import { botText } from '../bot-text.ts';
import { botOption, botsAtAll, botsFrom } from '../bots.ts';
import {
  type Command,
  type Context,
  gamesOption,
  numberOption,
  type Outcome,
  positional,
  textOption,
} from '../command.ts';
import { openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { failed, isPlayable } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { distribute, fits } from '../simulate/distribute.ts';
import type { Plan } from '../simulate/plan.ts';
import { writeShortened } from '../simulate/shortened.ts';
import { coverage, hex, repeating, type Simulated, tell } from '../simulate/tell.ts';
import type { Early } from '../spread/early.ts';
import { progress } from '../spread/progress.ts';
import { FORGETFUL, type Recall, type Remembered } from '../spread/remembered.ts';
import { earlyFrom, placedFrom, type Spreading, spreadingFrom, spreadOptions, tellDead } from '../spread/spreading.ts';
import { storeFrom, storeOption, tellKnown } from '../store/from-command.ts';
import type { OpenStore } from '../store/open-store.ts';
import { recalling } from '../store/recall.ts';
import { UsageError } from '../usage.ts';

export const simulate: Command = {
  name: 'simulate',
  options: {
    ...setupOptions,
    ...botOption,
    ...storeOption,
    games: { type: 'string' },
    game: { type: 'string' },
    options: { type: 'string' },
    ...spreadOptions,
    coverage: { type: 'boolean' },
    reference: { type: 'string' },
    twins: { type: 'string' },
    'max-decisions': { type: 'string' },
    shorten: { type: 'string' },
  },
  async run(context) {
    const early = earlyFrom(context, 'simulate');
    try {
      return await simulating(context, early);
    } finally {
      await early.end();
    }
  },
};

async function simulating(context: Context, early: Early): Promise<Outcome> {
  const watched = context.values.coverage === true;
  const game = await openGame(context, positional(context, 0, 'simulate', 'GAME'), { watched });
  const { javascript, model } = game.compiled;
  if (!isPlayable(game) || javascript === undefined || model === undefined) return failed(context, game);
  early.prepare(javascript);
  const module = await loadModule(javascript);
  const plan = planFrom(context, module.info, javascript);
  const started = context.io.seconds();
  const spreading = spreadingFrom(context, [game], early);
  const { store } = storeFrom(context);
  // A single game is evaluated, and played whether it is known or not.
  const isAlone = textOption(context, 'game') !== undefined;
  const recall = isAlone ? FORGETFUL : recallOf(store, game.id, module.info, plan);
  const { result: totals, known } = await played(context, plan, module, spreading, recall);
  store.close();
  const seconds = context.io.seconds() - started;
  const comparison = compareWithReference(module, model, plan, numberOption(context, 'reference', 0));
  const twins = playTwins(module, model, plan, numberOption(context, 'twins', 0));
  const [first] = totals.firstFaults;
  const variants = game.compiled.variants.map(({ name }) => name);
  const faulted = first && simulatedGame({ ...plan, module, first: 0 }, first.game, variants);
  const met = first && faulted && faultValues(model, faulted, first.fault);
  const { dead } = spreading;
  const simulated = {
    game,
    info: module.info,
    totals,
    seconds,
    comparison,
    twins,
    met,
    dead,
    wanted: plan.games,
    known,
  };
  tell(context, simulated);
  tellDead(context, spreading, placedFrom(plan.seed), (number) => repeating(context, game, number));
  tellKnown(context, known, totals.games);
  const file = textOption(context, 'shorten');
  const isWanted = faulted !== undefined && file !== undefined;
  const shorter = isWanted ? await writeShortened(context, module, faulted, file) : undefined;
  return outcome(simulated, shorter);
}

function recallOf(store: OpenStore, game: string, info: GameInfo, plan: Plan): Recall<Totals> {
  const { options, seats, bots } = plan;
  const names = options === 'random' ? { options } : (optionNames(info, options) ?? {});
  const about = { command: 'simulate', game, bots: botText(info, seats[0] ?? 0, bots), options: names };
  return recalling(store, { about, plan: { ...plan, games: 0 }, fits });
}

async function played(
  context: Context,
  plan: Plan,
  module: GameModule,
  spreading: Spreading,
  recall: Recall<Totals>,
): Promise<Remembered<Totals>> {
  const bar = progress(context, plan.games);
  try {
    return await distribute(plan, module, spreading, recall, bar.report);
  } finally {
    bar.end();
  }
}

function outcome(
  { game, info, totals, seconds, comparison, twins, met, dead }: Simulated,
  shortened: unknown,
): Outcome {
  const { ran: _, shortest: __, longest: ___, ...counts } = totals;
  const result = {
    ...counts,
    digest: hex(totals.digest),
    length: gameLengths(totals),
    shares: winShares(totals),
    coverage: coverage(game, info, totals),
    firstFaults: totals.firstFaults.map((seen, i) => ({
      ...seen,
      where: info.places[seen.place],
      ...(i === 0 && met ? { values: met } : {}),
    })),
    seconds,
    comparison,
    twins,
    shortened,
    ...(dead.length > 0 ? { dead } : {}),
  };
  const ok = totals.faults + dead.length === 0 && comparison.differences.length === 0 && twins.leaks.length === 0;
  return { ok, findings: [], result };
}

function planFrom(context: Context, info: GameInfo, javascript: string): Plan {
  const alone = textOption(context, 'game') !== undefined;
  return {
    javascript,
    first: numberOption(context, 'game', 0),
    games: alone ? 1 : gamesOption(context, 100),
    seed: numberOption(context, 'seed', 1),
    seats: seatsFrom(context, info),
    options: randomWanted(context) ? 'random' : optionCodes(info, optionsFrom(context, info)),
    maxDecisions: numberOption(context, 'max-decisions', 10_000),
    bots: botsAtAll(botsFrom(context, info)),
  };
}

function randomWanted(context: Context): boolean {
  const value = textOption(context, 'options');
  if (value !== undefined && value !== 'random')
    throw new UsageError('usage/needs', { name: 'simulate', what: '--options random' });
  return value === 'random';
}

function seatsFrom(context: Context, info: GameInfo): readonly number[] {
  if (textOption(context, 'seats') === 'all') return info.layouts.map((_, i) => i);
  return [layoutIndex(info, setupFrom(context, info).seats)];
}
