import {
  type Given,
  gridOf,
  gridSize,
  isPrecise,
  latinOf,
  type Point,
  plainOf,
  sweepResult,
} from '@sandtable/analysis';
import { createRandom } from '@sandtable/bots';
import { botOption } from '../bots.ts';
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
import { openGame } from '../game.ts';
import { queueOption } from '../queue/address.ts';
import { failed, isPlayable } from '../report.ts';
import { setupOptions } from '../setup.ts';
import { placedFrom, tellDead } from '../spread/spreading.ts';
import { storeOption } from '../store/from-command.ts';
import { axesFrom, type VariedAxis } from '../sweep/axes.ts';
import { find } from '../sweep/find.ts';
import { type Lab, labOf } from '../sweep/lab.ts';
import { measuresFrom } from '../sweep/measures.ts';
import { sensitivity } from '../sweep/sensitivity.ts';
import { linesOf } from '../sweep/tell.ts';
import { checkFiles, writeFiles } from '../sweep/write.ts';
import { UsageError } from '../usage.ts';

/** Each point is compiled and has games of its own; more than these take hours. */
const MOST_POINTS = 1000;

export const sweep: Command = {
  name: 'sweep',
  options: {
    ...setupOptions,
    ...botOption,
    ...storeOption,
    workers: { type: 'string' },
    ...queueOption,
    vary: { type: 'string', multiple: true },
    measure: { type: 'string' },
    sample: { type: 'string' },
    find: { type: 'string' },
    until: { type: 'string' },
    sensitivity: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    precision: { type: 'string' },
    games: { type: 'string' },
    'max-decisions': { type: 'string' },
    csv: { type: 'string' },
    picture: { type: 'string' },
  },
  async run(context) {
    const mode = modeOf(context);
    const game = await openGame(context, positional(context, 0, 'sweep', 'GAME'), { watched: true });
    const { javascript, model } = game.compiled;
    if (!isPlayable(game) || javascript === undefined || model === undefined) return failed(context, game);
    const lab = await labOf(context, game, model, javascript);
    try {
      return withDead(context, lab, await MODES[mode](context, lab));
    } finally {
      lab.store.store.close();
    }
  },
};

/** A point has the games before the first that can't be played. */
function withDead(context: Context, { spreading, conditions }: Lab, outcome: Outcome): Outcome {
  const { dead } = spreading;
  if (dead.length === 0) return outcome;
  const { games, seed } = conditions;
  tellDead(context, spreading, (number) => placedFrom(seed)(number % games));
  return { ...outcome, ok: false, result: { ...Object(outcome.result), dead } };
}

type Mode = 'vary' | 'find' | 'sensitivity';

const MODES: Readonly<Record<Mode, (context: Context, lab: Lab) => Promise<Outcome>>> = {
  vary: varied,
  find: async (context, lab) => await find(context, lab, textOption(context, 'find') ?? ''),
  sensitivity,
};

/** What belongs to one of them only. */
const OWN: Readonly<Record<Mode, readonly string[]>> = {
  vary: ['sample', 'precision', 'csv', 'picture'],
  find: ['until'],
  sensitivity: ['only'],
};

/** One thing is done at a time. */
function modeOf({ values }: Context): Mode {
  const asked = (['vary', 'find', 'sensitivity'] as const).filter((one) => values[one] !== undefined);
  const [mode, another] = asked;
  if (mode === undefined) throw new UsageError('usage/needs', { name: 'sweep', what: '--vary NAME=VALUES' });
  if (another !== undefined) throw new UsageError('sweep/two-modes', { one: `--${mode}`, other: `--${another}` });
  for (const [of, names] of Object.entries(OWN)) {
    const stray = of === mode ? undefined : names.find((name) => values[name] !== undefined);
    if (stray !== undefined) throw new UsageError('sweep/stray', { option: `--${stray}`, mode: `--${of}` });
  }
  return mode;
}

async function varied(context: Context, lab: Lab): Promise<Outcome> {
  const axes = axesFrom(textsOption(context, 'vary'), lab);
  const points = pointsFrom(context, axes);
  checkFiles(context, axes.filter(({ values }) => values.length > 1).length);
  const given: readonly (readonly Given[])[] = [[], ...points.map((point) => givenAt(axes, point))];
  await lab.experiment.ready(given);
  const measures = measuresFrom(textOption(context, 'measure') ?? 'winner,draws,length', lab.experiment.measures());
  const { precision, conditions } = lab;
  const { outcomes, games, known } = await lab.experiment.play(
    given,
    (figures) => precision !== undefined && measures.every((one) => isPrecise(figures, one, precision)),
  );
  const result = sweepResult(axes, points, measures, outcomes, precision === undefined ? {} : { precision });
  const report = { ...lab, game: lab.game.id, games: conditions.games, result, played: games, known };
  for (const line of linesOf(lab.messages, report)) say(context, line);
  for (const file of await writeFiles(context, report))
    say(context, `  ${context.messages.text('sweep/written', { file })}`);
  return {
    ok: result.points.some((point) => point.games > 0),
    findings: result.points.flatMap((point) => point.findings),
    result: { game: lab.game.id, seed: conditions.seed, bots: lab.bots, games, known, precision, ...plainOf(result) },
  };
}

const givenAt = (axes: readonly VariedAxis[], point: Point): readonly Given[] =>
  axes.map(({ name, target }, i) => ({ name, target, value: point[i] ?? '' }));

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
