import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { answerCued, GIVEN, type Prepared, prepare, RUN, resultOf } from '@sandtable/analysis';
import { answerAs, bots, botType, createRandom, hasPolicy, randomBot, readBot } from '@sandtable/bots';
import { emitJavaScript } from '@sandtable/emit/javascript';
import { DRAWN, type GameInfo, type GameModule, REASON, RUNNING, STATUS, WINNERS } from '@sandtable/engine';
import type { Example, Model } from '@sandtable/model';
import { type Experiment, LIMITS, type Limits, oddsOf } from '@sandtable/odds';
import { show } from '@sandtable/reference';
import { type Match, optionCodes } from '@sandtable/session';
import {
  type Command,
  type Context,
  numberOption,
  type Outcome,
  positional,
  textOption,
  textsOption,
} from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { loadScripted, type ScriptedModule } from '../module.ts';
import { answering } from '../odds/answering.ts';
import { exampleText, experimentFile, NAME, type WantedText } from '../odds/experiment-text.ts';
import { tellAnswer, tellOdds } from '../odds/tell.ts';
import { resumed } from '../play/resumed.ts';
import { failed, isPlayable } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { askedMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';

export const odds: Command = {
  name: 'odds',
  options: {
    ...setupOptions,
    example: { type: 'string' },
    run: { type: 'string' },
    given: { type: 'string' },
    save: { type: 'string' },
    answer: { type: 'string' },
    seat: { type: 'string' },
    watch: { type: 'string', multiple: true },
    others: { type: 'string' },
    leaves: { type: 'string' },
    samples: { type: 'string' },
  },
  anyLanguage: true,
  async run(context) {
    const name = positional(context, 0, 'odds', 'GAME');
    const plain = await openGame(context, name);
    if (!isPlayable(plain)) return failed(context, plain);
    if (textOption(context, 'answer') !== undefined) return await thoughtOf(context, plain);
    const wanted = await wantedFrom(context, plain);
    const game = await openGame(context, name, {}, [experimentFile(wanted)]);
    const { model, digest } = game.compiled;
    const example = model?.examples.find((one) => one.name === NAME);
    if (!isPlayable(game) || model === undefined || example === undefined) return failed(context, game);
    const saved = textOption(context, 'save') !== undefined;
    const prepared = prepare(model, example, !saved);
    const rules = await loadScripted(emitJavaScript(prepared.model, { digest }));
    const from = saved
      ? (await savedMatch(context, rules.plain)).position.slice()
      : begun(context, rules.module, model, example);
    return tried(context, game, wanted, { ...rules, prepared, from });
  },
};

/** Odds of an answer to the question that a saved match has come to. */
async function thoughtOf(context: Context, game: Game): Promise<Outcome> {
  const { javascript = '' } = game.compiled;
  if (textOption(context, 'save') === undefined)
    throw new UsageError('usage/needs', { name: 'odds --answer', what: '--save FILE' });
  const rules = await loadScripted(javascript);
  const match = await savedMatch(context, rules.plain);
  const [text, seat] = [textOption(context, 'answer') ?? '', textOption(context, 'seat')];
  const result = answering(match, rules, text, seat, limitsFrom(context));
  tellAnswer(context, await askedMessages(context, game, rules.plain.info), text, result);
  return { ok: true, findings: [], result };
}

interface Trial extends ScriptedModule {
  readonly prepared: Prepared;
  readonly from: Int32Array;
}

const limitsFrom = (context: Context): Limits => ({
  leaves: numberOption(context, 'leaves', LIMITS.leaves),
  samples: numberOption(context, 'samples', LIMITS.samples),
  seed: numberOption(context, 'seed', LIMITS.seed),
});

async function tried(context: Context, game: Game, wanted: WantedText, trial: Trial): Promise<Outcome> {
  const { prepared, module, scripted, from } = trial;
  const before = from.slice();
  module.run?.(before, module.info.procedures.lastIndexOf(GIVEN));
  if (before[STATUS] !== RUNNING) throw new UsageError('usage/given-fault');
  const found = oddsOf(experimentOf(context, trial), scripted, limitsFrom(context));
  const result = resultOf(module, before, found, prepared, { run: wanted.run, expressions: wanted.watched });
  tellOdds(context, await askedMessages(context, game, module.info), result);
  return { ok: true, findings: [], result };
}

function experimentOf(context: Context, { prepared, module, from }: Trial): Experiment {
  const others = othersFrom(context, module);
  const run = module.info.procedures.lastIndexOf(RUN);
  return {
    module,
    from,
    begin: (S) => module.run?.(S, run),
    settle: over,
    answer: (S, random) => {
      if (answerCued(module, S, prepared.cues)) return true;
      // As in examples, nobody needs to say what cannot be otherwise.
      const forced = module.count(S) === 1;
      if (!forced && others === undefined) return false;
      answerAs(others ?? randomBot, module, S, forced ? createRandom(1) : random);
      return true;
    },
  };
}

/** A call that has come to its end is not the end of a match: that names who wins or why. */
function over(S: Int32Array): void {
  if (S[STATUS] === DRAWN && S[WINNERS] === 0 && S[REASON] === -1) S.fill(0, STATUS, WINNERS + 1);
}

function othersFrom(context: Context, { info }: GameModule) {
  const text = textOption(context, 'others') ?? 'stop';
  if (text === 'stop') return undefined;
  const bot = readBot(text);
  if (bot !== undefined && !botType(bot.bot)?.isSlow && hasPolicy(bot, info)) return bot;
  throw new UsageError('usage/others', { value: text, known: ['stop', ...quickBots(info)].join(', ') });
}

/** Bots that thousands of questions can be put to, as they are written; policies by their names. */
const quickBots = ({ policies = [] }: GameInfo): readonly string[] =>
  bots
    .filter(({ isSlow }) => !isSlow)
    .flatMap(({ id, parameter }) => (parameter?.sort === 'policy' ? policies.map((name) => `${id}:${name}`) : [id]));

async function wantedFrom(context: Context, game: Game): Promise<WantedText> {
  const example = textOption(context, 'example');
  const run = textOption(context, 'run');
  if (example === undefined && run === undefined)
    throw new UsageError('usage/needs', { name: 'odds', what: '--example NAME / --run CALL' });
  const base = example === undefined ? { given: '', run: '' } : exampleText(game.compiled, example);
  const given = [base.given, await textOrFile(context, textOption(context, 'given') ?? '')].join('\n');
  return { given, run: run ?? base.run, watched: textsOption(context, 'watch') };
}

async function textOrFile({ io }: Context, value: string): Promise<string> {
  return value === '' ? '' : await readFile(resolve(io.cwd, value), 'utf8').catch(() => value);
}

async function savedMatch(context: Context, module: GameModule): Promise<Match> {
  const path = textOption(context, 'save') ?? '';
  const resumption = await resumed(context, module, path);
  if ('findings' in resumption) throw new UsageError('usage/no-save', { path });
  return resumption.match;
}

/** A match as it is before anything was played. What the example says of options and seats counts. */
function begun(context: Context, module: GameModule, model: Model, example: Example): Int32Array {
  const { info } = module;
  const given = (example.options ?? []).flatMap(({ setting, value }) => {
    const { name, type } = model.settings[setting] ?? {};
    return name === undefined || type === undefined
      ? []
      : [[name, type.t === 'text' ? String(value) : show(model, type, value)] as const];
  });
  const options = optionCodes(info, { ...optionsFrom(context, info), ...Object.fromEntries(given) });
  const wanted = textOption(context, 'seats') === undefined ? example.seats : setupFrom(context, info).seats;
  const S = new Int32Array(module.layout.size);
  module.start(S, 0, layoutNamed(module, wanted), options);
  // Nothing was played, so nothing has ended.
  over(S);
  return S;
}

/** Without a name the first of the layouts that seat the most roles, as in examples. */
function layoutNamed({ info }: GameModule, name: string | undefined): number {
  const named = info.layouts.findIndex((layout) => layout.name === name);
  const roles = info.layouts.map(({ seats }) => new Set(seats.flatMap((seat) => seat.roles)).size);
  return named < 0 ? Math.max(0, roles.indexOf(Math.max(...roles))) : named;
}
