import { availableParallelism } from 'node:os';
import { COMPARED_DECISIONS, gridOf, gridSize, latinOf, type Point } from '@sandtable/analysis';
import { createRandom } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { createMessages } from '@sandtable/messages';
import { isVariant, variantName } from '@sandtable/variant';
import { botOption, botsAtAll, botsFrom } from '../bots.ts';
import {
  type Command,
  type Context,
  numberOption,
  type Outcome,
  positional,
  say,
  textOption,
  textsOption,
} from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { failed, isPlayable } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { axesFrom, type VariedAxis } from '../sweep/axes.ts';
import { type Conditions, type Experiment, experimentOf, type Means } from '../sweep/experiment.ts';
import { measuresFrom } from '../sweep/measures.ts';
import type { Given } from '../sweep/overlay.ts';
import { plainOf, sweepResult } from '../sweep/result.ts';
import { linesOf } from '../sweep/tell.ts';
import { wordingFiles } from '../texts.ts';
import { UsageError } from '../usage.ts';

/** Each point is compiled and has games of its own; more than these take hours. */
const MOST_POINTS = 1000;

export const sweep: Command = {
  name: 'sweep',
  options: {
    ...setupOptions,
    ...botOption,
    vary: { type: 'string', multiple: true },
    measure: { type: 'string' },
    sample: { type: 'string' },
    games: { type: 'string' },
    workers: { type: 'string' },
    'max-decisions': { type: 'string' },
  },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'sweep', 'GAME'), { watched: true });
    const { javascript, model } = game.compiled;
    if (!isPlayable(game) || javascript === undefined || model === undefined) return failed(context, game);
    const { info } = await loadModule(javascript);
    const variants = variantsIn(game);
    const axes = axesFrom(textsOption(context, 'vary'), { model, variants });
    if (axes.length === 0) throw new UsageError('usage/needs', { name: 'sweep', what: '--vary NAME=VALUES' });
    const points = pointsFrom(context, axes);
    const conditions = conditionsFrom(context, info);
    const experiment = experimentOf(game, variants, conditions, meansFrom(context));
    return await swept(context, { game, info, axes, points, conditions, experiment });
  },
};

interface Sweep {
  readonly game: Game;
  readonly info: GameInfo;
  readonly axes: readonly VariedAxis[];
  readonly points: readonly Point[];
  readonly conditions: Conditions;
  readonly experiment: Experiment;
}

async function swept(context: Context, { game, info, axes, points, conditions, experiment }: Sweep): Promise<Outcome> {
  const given = points.map((point) => givenAt(axes, point));
  await experiment.ready([[], ...given]);
  const measures = measuresFrom(textOption(context, 'measure'), experiment.measures());
  const { outcomes, games, known } = await experiment.play([[], ...given], () => false);
  const result = sweepResult(axes, points, measures, outcomes);
  const messages = createMessages(context.messages.lang, await wordingFiles(game, context.messages.lang));
  const roleKind = info.kinds[info.roleKind]?.name ?? '';
  const told = { game: game.id, bots: 'random', roleKind, games: conditions.games, result, played: games, known };
  for (const line of linesOf(messages, told)) say(context, line);
  const findings = result.points.flatMap((point) => point.findings);
  return {
    ok: result.points.some((point) => point.games > 0),
    findings,
    result: { game: game.id, seed: conditions.seed, games, ...plainOf(result) },
  };
}

const givenAt = (axes: readonly VariedAxis[], point: Point): readonly Given[] =>
  axes.map(({ target }, i) => ({ target, value: point[i] ?? '' }));

function pointsFrom(context: Context, axes: readonly VariedAxis[]): readonly Point[] {
  const sample = textOption(context, 'sample');
  const count = sample === undefined ? gridSize(axes) : sampleSize(sample);
  if (count > MOST_POINTS) throw new UsageError('sweep/many', { count, most: MOST_POINTS });
  return sample === undefined ? gridOf(axes) : latinOf(axes, count, createRandom(numberOption(context, 'seed', 1)));
}

function sampleSize(text: string): number {
  const [, count] = /^latin:([1-9]\d{0,8})$/.exec(text) ?? [];
  if (count === undefined) throw new UsageError('sweep/sample', { value: text });
  return Number(count);
}

const variantsIn = ({ sources }: Pick<Game, 'sources'>): readonly string[] =>
  sources.flatMap(({ path }) => (isVariant(path) ? (variantName(path) ?? []) : []));

const conditionsFrom = (context: Context, info: GameInfo): Conditions => ({
  games: Math.max(1, numberOption(context, 'games', 400)),
  seed: numberOption(context, 'seed', 1),
  seats: setupFrom(context, info).seats,
  options: optionsFrom(context),
  bots: botsAtAll(botsFrom(context, info)),
  maxDecisions: numberOption(context, 'max-decisions', COMPARED_DECISIONS),
});

/** Whoever stops it is told what came out so far. */
function meansFrom(context: Context): Means {
  let goesOn = true;
  void context.io.interrupted().then(() => {
    goesOn = false;
  });
  return {
    workers: Math.max(1, numberOption(context, 'workers', availableParallelism())),
    memory: () => ({ known: () => undefined, keep: () => undefined }),
    report: () => undefined,
    goesOn: () => goesOn,
  };
}
