import type { ChoiceInfo, GameInfo } from '@sandtable/engine';
import type { Language } from '@sandtable/messages';
import { type Asked, formOf, type Notation, type Note, readPage } from '@sandtable/notation';
import type { Answer, AskView, MatchView } from '../contract.ts';
import { isMany } from '../question.ts';
import { usualValue } from '../usual-orders.ts';
import { typeAt } from '../value.ts';
import { standingsIn } from './standings.ts';

/** The notation and the language in which lines are read and printed. */
export interface Written {
  readonly notation: Notation;
  readonly lang: Language;
}
/** What is needed to answer an open question with lines of text. */
export interface Paper extends Asked {
  readonly choice: ChoiceInfo;
}
export interface Answered {
  /** Undefined if the lines aren't an answer. */
  readonly answer: Answer | undefined;
  /** The answer as picks, in order. */
  readonly picks: readonly string[];
  readonly notes: readonly Note[];
}

/** The paper for a question as the role that is asked sees it; undefined if answers to it aren't written. */
export function paperFor(info: GameInfo, written: Written, view: MatchView, ask: AskView): Paper | undefined {
  const choice = info.choices.find(({ path }) => path === ask.choice);
  const form = formOf(written.notation, ask.choice);
  if (choice === undefined || form === undefined || (choice.each && choice.form === 'some')) return undefined;
  const kind = choice.each ? kindOf(info, choice.each.key) : contextOf(info, choice.element);
  const each = choice.each && { kind, keys: ask.each?.keys ?? [], missing: usualValue(info, choice) };
  const all = standingsIn(info, view, kind);
  // If members are asked for, only those that can be chosen can be meant.
  const asked = !choice.each && kindOf(info, choice.element) >= 0;
  const board = asked ? all.filter(({ member }) => ask.candidates.includes(member)) : all;
  return { ...written, form, choice, each, board, now: momentOf(info, view) };
}

/** Visible states with a single value, such as the current time. */
const momentOf = ({ states }: GameInfo, view: MatchView): NonNullable<Paper['now']> =>
  states.flatMap(({ name, type }) => {
    const [value, ...more] = view.states[name] ?? [];
    return value === undefined || more.length > 0 ? [] : [{ type, value: String(value) }];
  });

/** Reads lines as the answer to a question. */
export function readLines(paper: Paper, lines: readonly string[]): Answered {
  const { answer, notes } = readPage(paper, lines);
  if ('each' in answer) return { answer, picks: Object.values(answer.each), notes };
  if (isMany(paper.choice)) return { answer, picks: answer, notes };
  return { answer: answer.length === 1 ? answer[0] : undefined, picks: answer, notes };
}

function kindOf(info: GameInfo, type: number): number {
  const known = typeAt(info, type);
  return known.t === 'kind' ? known.kind : -1;
}

/** The kind whose members are on the board if lines name no key: that of the answers, or of what orders belong to. */
function contextOf(info: GameInfo, element: number): number {
  const own = kindOf(info, element);
  const [first] = info.notations ?? [];
  return own >= 0 || first === undefined ? own : kindOf(info, first.context.type);
}
