import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView } from '@sandtable/session';
import { diceIn } from './dice-in.ts';
import type { Throw } from './dice-plan.ts';

/** A die that a question is about: what it shows, and the line of the log in which it was rolled last. */
export interface AskedDie {
  readonly face: string;
  readonly isDotted: boolean;
  readonly line: LogLine;
}

/** By candidate. */
export type AskedDice = ReadonlyMap<string, AskedDie>;

type Known = Pick<GameInfo, 'dice' | 'types' | 'choices' | 'chances'>;
type Seen = Pick<MatchView, 'ask' | 'log'>;

const NONE: AskedDice = new Map();

/** The dice among which a question chooses: each was rolled for a value of the type that it asks for, by the same procedure. */
export function askedDice({ choices, chances, ...info }: Known, { ask, log }: Seen): AskedDice {
  const choice = choices.find(({ path }) => path === ask?.choice);
  if (ask === undefined || ask.sight !== undefined || ask.kind !== undefined || choice === undefined) return NONE;
  const about = new Set(
    chances
      .filter(({ sort, element, path }) => sort === 'die' && element === choice.element && isOf(path, choice.path))
      .map(({ path }) => path),
  );
  const dice = rolledLast(
    info,
    log.filter(({ path }) => about.has(path)),
  );
  const values = ask.candidates.filter((candidate) => candidate !== 'none');
  return values.length > 0 && values.every((value) => dice.has(value)) ? dice : NONE;
}

/** While a question is about dice, only theirs are shown. */
export function throwsAsked(throws: readonly Throw[], asked: AskedDice): readonly Throw[] {
  const lines = new Set([...asked.values()].map(({ line }) => line));
  const about = throws.filter(({ line }) => lines.has(line));
  return about.length > 0 ? about : throws;
}

/** Where a procedure rolls again what it rolled before, it has begun again. */
function rolledLast(info: Pick<GameInfo, 'dice' | 'types'>, lines: readonly LogLine[]): AskedDice {
  const dice = new Map<string, AskedDie>();
  const reached = new Set<string>();
  for (const line of lines) {
    if (reached.has(line.path)) for (const known of [dice, reached]) known.clear();
    reached.add(line.path);
    const { faces = [], keys = [], isDotted = false } = diceIn(info, line) ?? {};
    for (const [at, face] of faces.entries()) dice.set(keys[at] ?? '', { face, isDotted, line });
  }
  return dice;
}

const isOf = (path: string, other: string): boolean => procedureOf(path) === procedureOf(other);
const procedureOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
