import { type Coverage, coverageOf, gameLengths, rulesOf, winShares } from '@sandtable/analysis';
import type { ReferenceComparison, Twins } from '@sandtable/analysis/interpreter';
import { type FaultSeen, guessed, type Totals } from '@sandtable/bots';
import { usesOf } from '@sandtable/compiler';
import type { GameInfo } from '@sandtable/engine';
import { percent } from '@sandtable/messages';
import type { FaultValue } from '@sandtable/reference';
import { own } from '@sandtable/text';
import { type Context, say, textOption, textsOption } from '../command.ts';
import { decimals } from '../compare/figures.ts';
import { type Game, placeText } from '../game.ts';
import { faultText } from '../play/fault.ts';
import type { Dead } from '../queue/share-job.ts';
import { leakText } from './leak-text.ts';

/** What a simulation found out. */
export interface Simulated {
  readonly game: Game;
  readonly info: GameInfo;
  readonly totals: Totals;
  readonly seconds: number;
  readonly comparison: ReferenceComparison;
  readonly twins: Twins;
  /** What the first fault met, if there is one that the reference comes to as well. */
  readonly met: readonly FaultValue[] | undefined;
  /** Games that could not be played. */
  readonly dead: readonly Dead[];
  /** How many games were to be played. */
  readonly wanted: number;
  /** How many had been played before. */
  readonly known: number;
}

export const hex = (digest: number): string => digest.toString(16).padStart(13, '0');

/** What ran of the rules in all games; undefined where it was not counted. */
export const coverage = ({ compiled }: Game, info: GameInfo, { ran }: Totals): Coverage | undefined =>
  coverageOf({ statements: info.counted, rules: rulesOf(usesOf(compiled, info.counted)) }, ran);

export function tell(context: Context, simulated: Simulated): void {
  const { game, totals, comparison } = simulated;
  const { text, lang } = context.messages;
  const { games, decisions, won, drawn, limited, faults } = totals;
  say(context, `${game.id}: ${text('simulate/games', { games, decisions, digest: hex(totals.digest) })}`);
  if (games < simulated.wanted) say(context, `  ${text('simulate/stopped', { games, wanted: simulated.wanted })}`);
  say(context, `  ${text('simulate/ends', { won, drawn, limited, faults })}`);
  const { mean, min, max } = gameLengths(totals);
  say(context, `  ${text('simulate/length', { mean: decimals(lang, 1)(mean), min, max })}`);
  tellWinners(context, totals);
  tellGuesses(context, totals);
  tellCoverage(context, simulated);
  for (const [i, fault] of totals.firstFaults.entries()) tellFault(context, simulated, fault, i === 0);
  if (comparison.games > 0)
    say(
      context,
      `  ${text('simulate/reference', { games: comparison.games, differences: comparison.differences.length })}`,
    );
  for (const difference of comparison.differences) say(context, `    ${JSON.stringify(difference)}`);
  tellTwins(context, simulated);
  // What was read says nothing of how fast games are played.
  if (simulated.known === 0) tellSpeed(context, simulated);
}

function tellWinners(context: Context, totals: Totals): void {
  const { lang } = context.messages;
  const text = (share: number): string => percent(share, lang, 1);
  for (const [role, { share, low, high }] of Object.entries(winShares(totals))) {
    const values = { role, wins: own(totals.winners, role) ?? 0, share: text(share), low: text(low) };
    say(context, `  ${context.messages.text('simulate/wins', { ...values, high: text(high) })}`);
  }
}

/** What bots answered at random although they have a way to choose. */
function tellGuesses(context: Context, { guesses }: Totals): void {
  const { lang, text } = context.messages;
  for (const { path, asked, share } of guessed(guesses))
    say(context, `  ${text('simulate/guessed', { path, asked, share: percent(share, lang) })}`);
}

/** More places than this nobody reads; `--json` has all of them. */
const PLACES = 20;

function tellCoverage(context: Context, { game, info, totals }: Simulated): void {
  const covered = coverage(game, info, totals);
  if (covered === undefined) return;
  const { ran, of, never, rules } = covered;
  const { text } = context.messages;
  say(context, `  ${text('simulate/rules', { ran: rules.of - rules.never.length, of: rules.of })}`);
  for (const path of rules.never.slice(0, PLACES)) say(context, `    ${text('simulate/never', { path })}`);
  if (rules.never.length > PLACES) say(context, '    …');
  say(context, `  ${text('simulate/coverage', { ran, of })}`);
  for (const span of never.slice(0, PLACES))
    say(context, `    ${text('simulate/never', { path: placeText(game, span) })}`);
  if (never.length > PLACES) say(context, `    …`);
}

function tellFault(context: Context, { game, info, met }: Simulated, seen: FaultSeen, first: boolean): void {
  const { text } = context.messages;
  const where = placeText(game, info.places[seen.place]);
  say(context, `  ${text('simulate/fault', { game: seen.game, seed: seen.seed, fault: seen.fault, where })}`);
  say(context, `    ${text(seen.fault)}`);
  if (first) for (const line of faultText(context, game, met)) say(context, `      ${line}`);
  say(context, `    ${text('simulate/again', { command: repeating(context, game, seen.game) })}`);
}

/** What to type to see one game of the series again. */
export function repeating(context: Context, game: Game, number: number): string {
  const single = ['seed', 'seats', 'options', 'max-decisions'].flatMap((name) => {
    const value = textOption(context, name);
    return value === undefined ? [] : [`--${name} ${value}`];
  });
  const several = ['option', 'bot'].flatMap((name) => textsOption(context, name).map((value) => `--${name} ${value}`));
  return ['sandtable simulate', game.id, ...single, ...several, `--game ${number}`].join(' ');
}

/** Each question that reveals too much, with how the other position differs. */
function tellTwins(context: Context, { info, twins: { games, rests, leaks } }: Simulated): void {
  if (games === 0) return;
  const { text } = context.messages;
  say(context, `  ${text('simulate/twins', { games, rests, leaks: leaks.length })}`);
  for (const leak of leaks) say(context, `    ${leakText(context.messages, info, leak)}`);
}

function tellSpeed(context: Context, { totals, seconds }: Simulated): void {
  const { text, lang } = context.messages;
  const rate = Math.round(totals.decisions / Math.max(seconds, 1e-6));
  say(context, `  ${text('simulate/speed', { seconds: decimals(lang, 2)(seconds), rate })}`);
}
