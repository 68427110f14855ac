import {
  type Comparison,
  compare as compareGames,
  isClear,
  type Series,
  type Shift,
  type Side,
  shiftOf,
} from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { layoutIndex, optionCodes } from '@sandtable/session';
import { botOption, botsAtAll, botsFrom } from '../bots.ts';
import { type Command, type Context, numberOption, say, textsOption } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { failed, hasErrors } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { twoNames } from '../two-games.ts';
import { usesOf } from '../uses.ts';

export const compare: Command = {
  name: 'compare',
  usage:
    'GAME GAME [--games N] [--seed N] [--seats LAYOUT] [--option K=V] [--bot [SEAT=]random|search:N] [--max-decisions N]',
  summary:
    'Plays the same games under two rulesets and tells what came out otherwise: winners, decisions, use of rules. GAME+VARIANT alone is held against GAME.',
  options: { ...setupOptions, ...botOption, games: { type: 'string' }, 'max-decisions': { type: 'string' } },
  async run(context) {
    const [first, second] = twoNames(context, 'compare');
    const a = await openGame(context, first, { watched: true });
    const b = await openGame(context, second, { watched: true });
    const broken = [a, b].find(hasErrors);
    if (broken !== undefined) return failed(context, broken);
    const sides = { before: await sideOf(context, a), after: await sideOf(context, b) };
    const comparison = compareGames(sides, numberOption(context, 'games', 200));
    tell(context, a, b, comparison);
    return {
      ok: comparison.faults === 0,
      findings: [],
      result: { a: a.id, b: b.id, bots: botText(context), ...plain(comparison) },
    };
  },
};

async function sideOf(context: Context, { compiled }: Game): Promise<Side> {
  const module = await loadModule(compiled.javascript ?? '');
  const series: Series = {
    module,
    seed: numberOption(context, 'seed', 1),
    first: 0,
    games: 0,
    seats: seatsOf(context, module.info),
    options: optionCodes(module.info, optionsFrom(context)),
    maxDecisions: numberOption(context, 'max-decisions', 10_000),
    bots: botsAtAll(botsFrom(context, module.info)),
  };
  return { series, uses: usesOf(compiled, module.info) };
}

const seatsOf = (context: Context, info: GameInfo): readonly number[] => [
  layoutIndex(info, setupFrom(context, info).seats),
];

const botText = (context: Context): string => textsOption(context, 'bot').join(', ') || 'random';

function plain({ decisions, drawn, limited, winners, uses, ...counts }: Comparison) {
  const shifts = (all: Comparison['winners']) =>
    Object.fromEntries([...all].map(([name, sums]) => [name, shiftOf(sums)]));
  const [length, draws, limits] = [decisions, drawn, limited].map(shiftOf);
  return { ...counts, decisions: length, drawn: draws, limited: limits, winners: shifts(winners), uses: shifts(uses) };
}

function tell(context: Context, a: Game, b: Game, comparison: Comparison): void {
  const { text } = context.messages;
  const { pairs, same, firstOther, faults, decisions, drawn, limited, winners } = comparison;
  say(context, text('compare/games', { a: a.id, b: b.id, pairs, bots: botText(context) }));
  say(context, `  ${text('compare/same', { same, first: firstOther ?? 'none' })}`);
  if (faults > 0) say(context, `  ${text('compare/faults', { faults })}`);
  for (const [role, sums] of winners) say(context, `  ${text('compare/wins', { role })} ${shares(shiftOf(sums))}`);
  say(context, `  ${text('compare/drawn')} ${shares(shiftOf(drawn))}`);
  if (limited.before + limited.after > 0) say(context, `  ${text('compare/limited')} ${shares(shiftOf(limited))}`);
  say(context, `  ${text('compare/decisions')} ${figures(shiftOf(decisions), 1, '')}`);
  tellUses(context, comparison);
}

/** More than this nobody reads; `--json` has all of them. */
const MOST_LINES = 12;

/** Rules that ran clearly more or less often, those that changed most first; those that always run together on one line. */
function tellUses(context: Context, { uses }: Comparison): void {
  const shifts = [...uses]
    .map(([path, sums]) => ({ path, shift: shiftOf(sums) }))
    .filter(({ shift }) => isClear(shift));
  const size = ({ before, after, difference }: Shift): number => Math.abs(difference) / Math.max(before, after);
  const sorted = shifts.toSorted((one, other) => size(other.shift) - size(one.shift));
  const lines = Map.groupBy(sorted, ({ shift }) => figures(shift, 2, ''));
  if (lines.size > 0) say(context, `  ${context.messages.text('compare/uses')}`);
  for (const [text, all] of [...lines].slice(0, MOST_LINES))
    say(context, `    ${all.map(({ path }) => path).join(', ')}: ${text}`);
  if (lines.size > MOST_LINES) say(context, '    …');
}

const shares = ({ before, after, difference, interval }: Shift): string => {
  const percent = interval && { low: interval.low * 100, high: interval.high * 100 };
  return figures(
    { before: before * 100, after: after * 100, difference: difference * 100, interval: percent },
    1,
    ' %',
  );
};

function figures({ before, after, difference, interval }: Shift, digits: number, unit: string): string {
  const range = interval && ` (${signed(interval.low, digits)} … ${signed(interval.high, digits)})`;
  return `${before.toFixed(digits)}${unit} → ${after.toFixed(digits)}${unit}, ${signed(difference, digits)}${range ?? ''}`;
}

const signed = (value: number, digits: number): string => {
  const text = Math.abs(value).toFixed(digits);
  return Number(text) === 0 ? `±${text}` : `${value < 0 ? '−' : '+'}${text}`;
};
