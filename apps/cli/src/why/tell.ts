import type { Against, Part, Step, Verdict } from '@sandtable/explain';
import type { Messages } from '@sandtable/messages';
import type { NamedStep } from '@sandtable/reference';
import { type Context, say } from '../command.ts';
import { type Game, placeText } from '../game.ts';
import { wordsAt } from './place.ts';

/** For whom something is described, and in which words. */
export interface Telling {
  readonly context: Context;
  readonly game: Game;
  readonly messages: Messages;
}

const AGAINST = {
  guard: 'why/guard',
  outside: 'why/outside',
  whole: 'why/whole',
  bounds: 'why/bounds',
  later: 'why/later',
  unknown: 'why/unknown',
} as const;
const WHAT = {
  ran: 'why/ran',
  test: 'why/test',
  answer: 'why/answer',
  left: 'why/left',
  uncalled: 'why/uncalled',
  whenever: 'why/whenever',
} as const;

/** What speaks against an answer, each with its condition part by part. */
export function tellAgainst(telling: Telling, what: string, all: readonly Against[]): void {
  const { context, messages } = telling;
  say(context, messages.text(all.length === 0 ? 'why/nothing-against' : 'why/not', { what }));
  for (const { what: how, reason, part, next = '' } of all) {
    say(context, messages.text(AGAINST[how], { next }));
    if (reason !== undefined) say(context, `  ${messages.text(reason)}`);
    if (part) tellPart(telling, part, 1, true);
  }
}

/** A condition: what made it what it is is opened, of the rest only the value is shown. */
function tellPart(telling: Telling, part: Part, depth: number, isCause: boolean): void {
  const { context, game, messages } = telling;
  const isLast = isCause && !part.parts.some(({ decisive }) => decisive);
  const words = wordsAt(game, part.span);
  const of = part.of === '' ? '' : `${part.of}: `;
  const place = depth === 1 ? `  (${placeText(game, part.span)})` : '';
  const cause = isLast ? `  ${messages.text('why/this')}` : '';
  say(context, `${'  '.repeat(depth)}${of}${words}${saidOf(telling, part, words)}${cause}${place}`);
  if (isCause) for (const inner of part.parts) tellPart(telling, inner, depth + 1, inner.decisive);
}

function saidOf({ messages }: Telling, { is, truth, value }: Part, words: string): string {
  if (is !== 'value') return ` (${messages.text(is === 'skipped' ? 'why/skipped' : 'why/no-value')})`;
  if (truth !== undefined) return truth ? ` ✓ ${messages.text('why/true')}` : ` ✗ ${messages.text('why/false')}`;
  return value === words ? '' : ` = ${value}`;
}

/** What became of a rule, and of the places that would have led to it. */
export function tellVerdict(telling: Telling, at: number, verdict: Verdict): void {
  const { context, messages } = telling;
  say(context, messages.text('why/rule', { at }));
  became(telling, verdict, 1);
  const { last } = verdict;
  if (last !== undefined && last !== at) say(context, messages.text('why/last', { at: last }));
}

function became(telling: Telling, { what, times, name, at, parts, callers }: Verdict, depth: number): void {
  const { context, game, messages } = telling;
  const indent = '  '.repeat(depth);
  say(context, `${indent}${messages.text(WHAT[what], { times, name })}`);
  say(context, `${indent}${placeText(game, at)}  ${wordsAt(game, at)}`);
  for (const part of parts) tellPart(telling, part, depth + 1, true);
  for (const caller of callers) became(telling, caller, depth + 1);
}

interface Happened {
  readonly at: number;
  readonly act: NamedStep | undefined;
  readonly steps: readonly Step[];
  readonly cut: boolean;
}

/** What a step of the match did, a line for each rule that ran. */
export function tellSteps(telling: Telling, { at, act, steps, cut }: Happened): void {
  const { context, game, messages } = telling;
  say(context, act === undefined ? messages.text('why/start') : messages.text('why/step', { at, what: actText(act) }));
  const least = Math.min(...steps.map(({ depth }) => depth));
  const width = Math.max(0, ...steps.map(({ span }) => placeText(game, span).length));
  for (const step of steps) {
    const place = placeText(game, step.span).padEnd(width);
    const of = step.of === '' ? '' : `${step.of}: `;
    const texts = [
      `${of}${wordsAt(game, headOf(game, step))}`,
      cameOf(messages, step),
      ...step.changes.flatMap(changed),
    ];
    say(context, `  ${place}  ${'  '.repeat(step.depth - least)}${texts.filter((text) => text !== '').join('  ')}`);
  }
  if (steps.length === 0) say(context, `  ${messages.text('why/no-rules')}`);
  if (cut) say(context, messages.text('why/cut', { n: steps.length }));
}

/** Of a block its first line. */
function headOf({ sources }: Game, { span }: Step): Step['span'] {
  const text = sources.find(({ path }) => path === span.file)?.text ?? '';
  const line = text.indexOf('\n', span.start);
  return line < 0 || line > span.end ? span : { ...span, end: line };
}

function cameOf(messages: Messages, { sort, name, result }: Step): string {
  if (sort === 'if' || sort === 'while') return messages.text(result === 'true' ? 'why/true' : 'why/false');
  if (sort === 'call') return name;
  return result === '' || sort === 'log' || sort === 'finish' ? '' : `= ${result}`;
}

const changed = ({ path, of, before, after }: Step['changes'][number]): readonly string[] =>
  path.includes('.$') && !path.endsWith('.$pile')
    ? []
    : [`[${of === '' ? path : `${path} ${of}`}: ${said(before)} → ${said(after)}]`];

type Said = Step['changes'][number]['before'];
const said = (value: Said): string => (typeof value === 'object' ? `{${value.join(', ')}}` : String(value));

function actText(act: NamedStep): string {
  if ('hand' in act) return act.hand;
  const { choice, role, answer } = act;
  const answerText =
    typeof answer === 'object' && 'arm' in answer
      ? [answer.arm, ...Object.values(answer.args)].join(' ')
      : typeof answer === 'object'
        ? JSON.stringify(answer)
        : String(answer);
  return `${role} ${choice}: ${answerText}`;
}
