import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';

/** Decisions that a line tells of as well, and need no line of their own. */
export interface Covered {
  readonly decisions: readonly LogLine[];
  /** Those of them of which the line only counts what was chosen: that is listed below it. */
  readonly listed: readonly LogLine[];
}

/** What a line says, and whom it names. */
export interface Telling {
  readonly line: LogLine;
  /** Sides that it shows without naming them, such as those of a fight. */
  readonly sides: readonly string[];
  /** Whether it is shown as a fight: words may only count what was chosen, a fight shows it or not. */
  readonly isFight: boolean;
  /** Whether the ruleset leaves a line out of the log. */
  readonly isOmitted: (line: LogLine) => boolean;
}

/** The decisions just before a line that it repeats: who acted, and with what; none gets an entry of its own. */
export function coveredBy(info: GameInfo, before: readonly LogLine[], telling: Telling): Covered {
  const isMember = membersOf(info);
  const said = namedIn([telling.line], isMember);
  const words: Words = { info, isMember, said: new Set([...said, ...telling.sides]), telling };
  const first = before.findLastIndex((one) => !isCovered(words, one)) + 1;
  const decisions = before.slice(first);
  const last = decisions.at(-1);
  if (last?.decision !== telling.line.decision) return { decisions: [], listed: [] };
  return { decisions, listed: decisions.filter((one) => !telling.isOmitted(one) && !isNamed(words, one)) };
}

interface Words {
  readonly info: GameInfo;
  readonly isMember: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  readonly telling: Telling;
}

/** Whoever reads the line knows of the decision: it names who decided, and names or counts what was chosen. */
function isCovered(words: Words, line: LogLine): boolean {
  const { said, telling } = words;
  if (line.sort === 'decision' && telling.isOmitted(line)) return true;
  if (line.sort !== 'decision' || !said.has(String(line.args.role))) return false;
  if (namedIn([line], words.isMember).size <= 1) return isPlainAct(words, line);
  return isNamed(words, line) || (!telling.isFight && isCounted(telling.line, line));
}

/** One of the actions of a menu, with nothing chosen besides. */
const isPlainAct = ({ info, telling }: Words, { path }: LogLine): boolean =>
  !telling.isFight && info.choices.some((choice) => choice.path === path && choice.form === 'menu');

const isNamed = ({ said, isMember }: Words, line: LogLine): boolean =>
  [...namedIn([line], isMember)].every((name) => said.has(name));

/** Whether a number of the line is that of things that were chosen. */
function isCounted({ args }: LogLine, { args: { answer } }: LogLine): boolean {
  if (typeof answer !== 'object') return false;
  const count = answer.filter((item) => !String(item).endsWith(': none')).length;
  return Object.values(args).includes(count);
}

function namedIn(lines: readonly LogLine[], isMember: ReadonlySet<string>): ReadonlySet<string> {
  const words = lines.flatMap(({ args }) => Object.values(args).flatMap((value) => String(value).match(WORD) ?? []));
  return new Set(words.filter((word) => isMember.has(word)));
}

const WORD = /[\p{L}\p{N}_-]+/gu;

const known = new WeakMap<GameInfo, ReadonlySet<string>>();
function membersOf(info: GameInfo): ReadonlySet<string> {
  const found = known.get(info) ?? new Set(info.kinds.flatMap(({ members }) => members));
  known.set(info, found);
  return found;
}
