import type { FaultSeen, Totals } from '@sandtable/bots';
import type { GameInfo } from '@sandtable/engine';
import { layoutIndex, optionCodes } from '@sandtable/session';
import { type Command, type Context, numberOption, positional, say, textOption } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { failed, hasErrors } from '../report.ts';
import { optionsFrom, setupFrom, setupOptions } from '../setup.ts';
import { type Beside, besideReference } from '../simulate/beside.ts';
import { distribute } from '../simulate/distribute.ts';
import type { Plan } from '../simulate/plan.ts';
import { UsageError } from '../usage.ts';

export const simulate: Command = {
  name: 'simulate',
  usage:
    'GAME [--games N] [--seed N] [--seats LAYOUT|all] [--option K=V] [--options random] [--workers N] [--reference N] [--max-decisions N]',
  summary: 'Plays many matches at random and counts what happens, some of them beside the reference interpreter.',
  options: {
    ...setupOptions,
    games: { type: 'string' },
    options: { type: 'string' },
    workers: { type: 'string' },
    reference: { type: 'string' },
    'max-decisions': { type: 'string' },
  },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'simulate', 'GAME'));
    const { javascript, model } = game.compiled;
    if (hasErrors(game) || javascript === undefined || model === undefined) return failed(context, game);
    const module = await loadModule(javascript);
    const plan = planFrom(context, module.info, javascript);
    const started = context.io.seconds();
    const totals = await distribute(plan, Math.max(1, numberOption(context, 'workers', 1)));
    const seconds = context.io.seconds() - started;
    const beside = besideReference(module, model, plan, numberOption(context, 'reference', 0));
    tell(context, game, module.info, totals, beside);
    tellSpeed(context, totals, seconds);
    const ok = totals.faults === 0 && beside.differences.length === 0;
    return { ok, findings: [], result: { ...totals, digest: hex(totals.digest), seconds, beside } };
  },
};

function planFrom(context: Context, info: GameInfo, javascript: string): Plan {
  return {
    javascript,
    games: numberOption(context, 'games', 100),
    seed: numberOption(context, 'seed', 1),
    seats: seatsFrom(context, info),
    options: randomWanted(context) ? 'random' : optionCodes(info, optionsFrom(context)),
    maxDecisions: numberOption(context, 'max-decisions', 10_000),
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

function tell(context: Context, game: Game, info: GameInfo, totals: Totals, beside: Beside): void {
  const { text } = context.messages;
  say(
    context,
    `${game.id}: ${text('simulate/games', { games: totals.games, decisions: totals.decisions, digest: hex(totals.digest) })}`,
  );
  const { won, drawn, limited, faults } = totals;
  say(context, `  ${text('simulate/ends', { won, drawn, limited, faults })}`);
  for (const [role, wins] of Object.entries(totals.winners)) say(context, `  ${text('simulate/wins', { role, wins })}`);
  for (const fault of totals.firstFaults) say(context, `  ${faultText(context, info, fault)}`);
  if (beside.games > 0) {
    say(context, `  ${text('simulate/reference', { games: beside.games, differences: beside.differences.length })}`);
  }
  for (const difference of beside.differences) say(context, `    ${JSON.stringify(difference)}`);
}

function faultText(context: Context, info: GameInfo, { game, fault, place }: FaultSeen): string {
  const where = info.places[place];
  return `#${game} ${fault} ${where?.file ?? ''}:${where?.start ?? ''} ${context.messages.text(fault)}`;
}

function tellSpeed(context: Context, totals: Totals, seconds: number): void {
  const rate = Math.round(totals.decisions / Math.max(seconds, 1e-6));
  say(context, `  ${context.messages.text('simulate/speed', { seconds: seconds.toFixed(2), rate })}`);
}

const hex = (digest: number): string => digest.toString(16).padStart(13, '0');
