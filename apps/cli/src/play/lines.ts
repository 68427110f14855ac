import type { Messages, Values } from '@sandtable/messages';
import type { Answer, LogLine, ShownValue } from '@sandtable/session';

interface DecisionWords {
  /** A decision as it would be written. */
  readonly written?: readonly string[] | undefined;
  /** The line with names that sentences may inflect. */
  readonly spoken?: Values | undefined;
}

/** A log line in words; where the ruleset has none, its path and arguments. */
export function logText(messages: Messages, line: LogLine, { written, spoken = {} }: DecisionWords = {}): string {
  const values = shownValues(line.args);
  const indent = ' '.repeat(line.sort === 'decision' ? 0 : 2);
  if (line.sort === 'decision') {
    const answer = written?.join('; ') ?? answerText(line);
    return messages.text('play/log-decision', { ...values, answer });
  }
  if (line.sort === 'roll') return indent + messages.text('play/log-roll', values);
  const named = messages.has(line.path) ? messages.text(line.path, { ...values, ...spoken }) : undefined;
  if (line.sort === 'chance') return indent + chanceText(messages, line, values, named);
  if (named !== undefined) return indent + named;
  const args = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return `${indent}${messages.text(line.path)} ${args.join(', ')}`.trimEnd();
}

/** What was drawn from where to where, picked under which name, or shuffled; behind what the ruleset calls it, if it does. */
function chanceText(messages: Messages, { path, args }: LogLine, values: Values, named: string | undefined): string {
  const { to = '–', ...others } = values;
  const label = named ?? path.slice(path.lastIndexOf('/') + 1);
  if ('picked' in args) return messages.text('play/log-picked', { ...values, label });
  const drawn = 'drawn' in args;
  const what = messages.text(drawn ? 'play/log-drawn' : 'play/log-shuffled', { ...others, to });
  if (named === undefined) return what;
  return messages.text('play/log-named', { label, what: drawn ? what : (values['pile'] ?? '') });
}

/** `build place: a, price: 3`: the answer, then the parameters of a menu. */
function answerText(line: LogLine): string {
  const { role: _, answer = '', ...params } = line.args;
  return [shown(answer), ...Object.entries(params).map(([name, value]) => `${name}: ${shown(value)}`)].join(' ');
}

function shownValues(args: LogLine['args']): Values {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? value : shown(value)]),
  );
}

const shown = (value: ShownValue): string => (Array.isArray(value) ? value.join(', ') || '–' : String(value));

/** An answer in one line, as it would be typed: `a1: lyra, a2: none`. */
export function answerShown(answer: Answer): string {
  if (typeof answer !== 'object') return String(answer);
  if ('arm' in answer) return answer.arm;
  if (!('each' in answer)) return answer.join(', ');
  return Object.entries(answer.each)
    .map(([key, value]) => `${key}: ${shown(value)}`)
    .join(', ');
}

export const reasonsText = (messages: Messages, reasons: readonly string[]): string =>
  reasons.map((reason) => messages.text(reason)).join('; ');
