import { COMPARED_DECISIONS } from '@sandtable/analysis';
import type { Comparison } from '@sandtable/bots';
import { usesOf } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import { createMessages, type Messages } from '@sandtable/messages';
import { layoutIndex, optionCodes, optionNames } from '@sandtable/session';
import { botText } from '../bot-text.ts';
import { botOption, botsAtAll, botsFrom } from '../bots.ts';
import { type Command, type Context, gamesOption, numberOption, say } from '../command.ts';
import { distribute, fits } from '../compare/distribute.ts';
import type { Plan, Ruleset } from '../compare/plan.ts';
import { replacedIn } from '../compare/replaced.ts';
import { resultOf } from '../compare/result.ts';
import { linesOf, markdownOf } from '../compare/tell.ts';
import { type Game, openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { failed, isPlayable } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { progress } from '../spread/progress.ts';
import type { Recall, Remembered } from '../spread/remembered.ts';
import { placedFrom, type Spreading, spreadingFrom, spreadOptions, tellDead } from '../spread/spreading.ts';
import { storeFrom, storeOption, tellKnown } from '../store/from-command.ts';
import { recalling } from '../store/recall.ts';
import { wordingFiles } from '../texts.ts';
import { twoNames } from '../two-games.ts';

export const compare: Command = {
  name: 'compare',
  options: {
    ...setupOptions,
    ...botOption,
    ...storeOption,
    games: { type: 'string' },
    ...spreadOptions,
    'max-decisions': { type: 'string' },
    markdown: { type: 'boolean' },
  },
  async run(context) {
    const [first, second] = twoNames(context, 'compare');
    const a = await openGame(context, first, { watched: true });
    const b = await openGame(context, second, { watched: true });
    const broken = [a, b].find((game) => !isPlayable(game));
    if (broken !== undefined) return failed(context, broken);
    const [before, after] = [await prepared(context, a), await prepared(context, b)];
    const plan: Plan = {
      before: before.ruleset,
      after: after.ruleset,
      games: gamesOption(context, 200),
      seed: numberOption(context, 'seed', 1),
      maxDecisions: numberOption(context, 'max-decisions', COMPARED_DECISIONS),
    };
    const spreading = spreadingFrom(context, [a, b]);
    const bots = botText(after.info, after.ruleset.seats, after.ruleset.bots);
    const { store } = storeFrom(context);
    const options = optionNames(after.info, after.ruleset.options) ?? {};
    const about = { command: 'compare', game: `${a.id}, ${b.id}`, bots, options };
    const recall = recalling(store, { about, plan: { ...plan, games: 0 }, fits });
    const { result: comparison, known } = await played(context, plan, spreading, recall);
    store.close();
    const roleKind = after.info.kinds[after.info.roleKind]?.name ?? '';
    const replaced = replacedIn(a.compiled, b.compiled);
    const compared = { a: a.id, b: b.id, bots, roleKind, wanted: plan.games, comparison, replaced };
    const lines = context.values.markdown === true ? markdownOf : linesOf;
    if (!context.json) for (const line of lines(await wording(context, a, b), compared)) say(context, line);
    tellDead(context, spreading, placedFrom(plan.seed));
    tellKnown(context, known, comparison.pairs);
    const { dead } = spreading;
    const result = { a: a.id, b: b.id, bots, ...resultOf(comparison), ...(dead.length > 0 ? { dead } : {}) };
    return { ok: comparison.faults + dead.length === 0, findings: [], result };
  },
};

async function prepared(
  context: Context,
  { compiled }: Game,
): Promise<{ readonly info: GameInfo; readonly ruleset: Ruleset }> {
  const { javascript = '' } = compiled;
  const { info } = await loadModule(javascript);
  const ruleset = {
    javascript,
    seats: layoutIndex(info, setupFrom(context, info).seats),
    options: optionCodes(info, optionsFrom(context, info)),
    bots: botsAtAll(botsFrom(context, info)),
    uses: usesOf(compiled, info.counted),
  };
  return { info, ruleset };
}

/** Whoever stops it gets the result so far. */
async function played(
  context: Context,
  plan: Plan,
  spreading: Spreading,
  recall: Recall<Comparison>,
): Promise<Remembered<Comparison>> {
  const bar = progress(context, plan.games);
  try {
    return await distribute(plan, spreading, recall, bar.report);
  } finally {
    bar.end();
  }
}

const wording = async ({ messages: { lang } }: Context, a: Game, b: Game): Promise<Messages> =>
  createMessages(lang, [...(await wordingFiles(a, lang)), ...(await wordingFiles(b, lang))]);
