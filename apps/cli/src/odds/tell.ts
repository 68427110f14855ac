import type { OddsResult } from '@sandtable/analysis';
import { type Messages, percent } from '@sandtable/messages';
import type { AnswerOdds, Share, Shares, ShownChange, ShownEnd, ShownOdds } from '@sandtable/odds';
import type { ShownValue } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import { logText } from '../play/lines.ts';

/** Values of one quantity that are listed; of the rest only the number is shown. */
const MOST_VALUES = 40;
/** Of something that hardly ever comes no percentage is left to show. */
const TINY = 0.0001;
const BAR = 20;

/** Odds as lines: first what was asked for, then everything that changes. */
export function tellOdds(context: Context, messages: Messages, result: OddsResult): void {
  const tell = (line: string): void => say(context, line);
  const { exact, runs, outcomes, lost } = result;
  tell(`${callOf(result.run)}: ${messages.text(exact ? 'odds/exact' : 'odds/sampled', { runs, outcomes })}`);
  if (lost > 0) tell(messages.text('odds/lost', { share: lost.toExponential(1) }));
  for (const { expression, ...distribution } of result.watched) quantity(context, messages, expression, distribution);
  shownOdds(context, messages, result);
}

/** The same of an answer: first what the log will say. */
export function tellAnswer(context: Context, messages: Messages, text: string, result: AnswerOdds): void {
  const { basis, runs, positions, lines } = result;
  say(context, `${text}: ${messages.text(`odds/${HOW[basis]}`, { runs, positions, outcomes: 0 })}`);
  const said = lines
    .map(({ value, ...share }) => ({ ...share, value: logText(messages, { ...value, decision: 0 }).trim() }))
    .filter(({ value }) => value !== '');
  listed(context, messages, 'odds/log', said);
  shownOdds(context, messages, result);
}

const HOW = { exact: 'exactly', runs: 'sampled', positions: 'imagined' } as const;

function shownOdds(context: Context, messages: Messages, { changes, ends, asks }: ShownOdds): void {
  for (const change of changes.filter(({ path }) => !path.endsWith('.$place')))
    quantity(context, messages, placed(messages, change), change);
  if (changes.length + asks.length + ends.length === 0) say(context, messages.text('odds/nothing'));
  const ended = ends.map(({ value, ...share }) => ({ ...share, value: endText(value) }));
  listed(context, messages, 'odds/ends', ended);
  const asked = asks.map(({ value, ...share }) => ({ ...share, value: `${value.choice} (${value.role})` }));
  listed(context, messages, 'odds/asks', asked);
}

const endText = ({ status, winners, reason }: ShownEnd): string =>
  [status, ...winners, ...(reason === undefined ? [] : [`(${reason})`])].join(' ');

/** The call without answers. */
const callOf = (run: string): string => run.replace(/\)\s*\{.*$/s, ')').replace(/\s+/g, ' ');

/** `n5.at, now d4`: fields behind their member, arguments behind their state. */
function placed(messages: Messages, { path, of, from }: ShownChange): string {
  const [, field] = path.split('.');
  const state = `${path}${of.length > 0 ? `(${of.join(', ')})` : ''}`;
  const name = field === undefined ? state : (hiddenField(messages, field, of.join()) ?? `${of.join()}.${field}`);
  return messages.text('odds/now', { name, from: shown(from) });
}

/** Fields that no rules can name: where a member lies, and whether one of a pool is there. */
function hiddenField(messages: Messages, field: string, name: string): string | undefined {
  if (field === '$pile') return messages.text('odds/lies', { name });
  return field === '$live' ? messages.text('odds/there', { name }) : undefined;
}

function quantity(context: Context, messages: Messages, name: string, { values, mean }: Shares<ShownValue>): void {
  const average =
    mean !== undefined && values.length > 1 ? messages.text('odds/mean', { mean: digits(messages, mean) }) : '';
  say(context, `${name}${average}`);
  table(context, messages, values);
}

function listed(context: Context, messages: Messages, path: string, values: readonly Share<ShownValue>[]): void {
  if (values.length === 0) return;
  say(context, messages.text(path));
  table(context, messages, values);
}

function table(context: Context, messages: Messages, values: readonly Share<ShownValue>[]): void {
  const width = Math.max(...values.map(({ value }) => shown(value).length));
  const cumulative = values.length > 2;
  const wide = Math.max(...values.map(({ share }) => percentOf(messages, share).length));
  for (const one of values.slice(0, MOST_VALUES)) {
    const bar = '█'.repeat(Math.round(one.share * BAR)).padEnd(BAR);
    const more = [certainty(messages, one), ...(cumulative ? [sums(messages, one)] : [])].filter((text) => text !== '');
    say(
      context,
      `  ${shown(one.value).padEnd(width)}  ${percentOf(messages, one.share).padStart(wide)}  ${bar}  ${more.join('  ')}`.trimEnd(),
    );
  }
  if (values.length > MOST_VALUES) say(context, messages.text('odds/more', { more: values.length - MOST_VALUES }));
}

/** Longer fractions say nothing to people; programs find them in the JSON. */
const LONGEST = 17;

function certainty(messages: Messages, { fraction, interval }: Share<ShownValue>): string {
  if (interval)
    return messages.text('odds/interval', {
      low: percentOf(messages, interval.low),
      high: percentOf(messages, interval.high),
    });
  return fraction !== undefined && fraction.length <= LONGEST ? fraction : '';
}

function sums(messages: Messages, { atLeast, atMost }: Share<ShownValue>): string {
  if (atLeast === undefined || atMost === undefined) return '';
  return messages.text('odds/sums', { atLeast: percentOf(messages, atLeast), atMost: percentOf(messages, atMost) });
}

const shown = (value: ShownValue): string => (typeof value === 'object' ? `{${value.join(', ')}}` : String(value));
const digits = ({ lang }: Messages, n: number): string =>
  n.toLocaleString(lang, { maximumSignificantDigits: 4, useGrouping: false });
const percentOf = ({ lang }: Messages, share: number): string =>
  share > 0 && share < TINY ? share.toExponential(1) : percent(share, lang, 2);
