import { type Bot, isFor, type Pairing, bots as types } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { layoutIndex, optionCodes } from '@sandtable/session';
import { botNamed } from '../bots.ts';
import { type Command, type Context, numberOption, positional, say, textOption, textsOption } from '../command.ts';
import { openGame } from '../game.ts';
import { distribute } from '../ladder/distribute.ts';
import type { Plan } from '../ladder/plan.ts';
import { linesOf, resultOf } from '../ladder/tell.ts';
import { loadModule } from '../module.ts';
import { failed, isPlayable } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { progress } from '../spread/progress.ts';
import { workersOf } from '../spread/workers.ts';
import { UsageError } from '../usage.ts';

const GAMES = 20;
const LONGEST = 5000;

/** Lets bots play each other and says how strong they are. */
export const ladder: Command = {
  name: 'ladder',
  options: {
    ...setupOptions,
    bots: { type: 'string' },
    bot: { type: 'string', multiple: true },
    games: { type: 'string' },
    workers: { type: 'string' },
    'max-decisions': { type: 'string' },
  },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'ladder', 'GAME'));
    const { javascript } = game.compiled;
    if (!isPlayable(game) || javascript === undefined) return failed(context, game);
    const { info } = await loadModule(javascript);
    const plan = planFrom(context, info, javascript);
    const result = resultOf(plan.bots, await played(context, plan));
    say(context, context.messages.text('ladder/games', { game: game.id, games: plan.games }));
    for (const line of linesOf(context.messages, result)) say(context, line);
    return { ok: result.pairs.every(({ faults }) => faults === 0), findings: [], result };
  },
};

function planFrom(context: Context, info: GameInfo, javascript: string): Plan {
  return {
    javascript,
    bots: botsFrom(context, info),
    games: numberOption(context, 'games', GAMES),
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

/** Whoever stops it is told what came out so far. */
async function played(context: Context, plan: Plan): Promise<readonly Pairing[]> {
  const pairs = (plan.bots.length * (plan.bots.length - 1)) / 2;
  const bar = progress(context, plan.games * pairs);
  const workers = workersOf(context);
  let goesOn = true;
  void context.io.interrupted().then(() => {
    goesOn = false;
  });
  try {
    return await distribute(plan, workers, { report: bar.report, goesOn: () => goesOn });
  } finally {
    bar.end();
  }
}
