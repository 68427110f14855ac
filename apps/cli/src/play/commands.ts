import { type AskView, isMany, type MatchView } from '@sandtable/session';
import { say } from '../command.ts';
import { inTable } from '../screen/columns.ts';
import { inked } from '../screen/ink.ts';
import { labeller } from './called.ts';
import { tellCause } from './cause.ts';
import { type Desk, tell } from './desk.ts';
import { reasonsText } from './lines.ts';
import { shownLines, tellLines } from './log-line.ts';
import { isAmbiguous, pickFrom } from './pick.ts';
import { positionSections, sectionsNaming } from './position/position.ts';
import { sectionLines } from './position/section.ts';
import { COMMANDS, wordsFor } from './typed.ts';

/** What can be typed, and what it does. */
export function tellHelp(desk: Desk, ask: AskView | undefined): void {
  const { context } = desk;
  const { messages } = context;
  const answers = ask === undefined ? 'play/help-lines' : isMany(ask) ? 'play/help-several' : 'play/help-one';
  say(context, messages.text(answers));
  if (ask?.form === 'menu' || ask?.each) say(context, messages.text('play/help-row'));
  const rows = COMMANDS.map((command) => {
    const words = wordsFor(messages, command).slice(0, SHOWN_WORDS).join(', ');
    return [inked('bold', words), messages.text(`play/does-${command}`)];
  });
  for (const line of inTable(rows)) say(context, line);
  say(context, messages.text('play/help-slash'));
}

const SHOWN_WORDS = 3;

/** The whole position, or what of it names something. */
export function tellPosition(desk: Desk, view: MatchView, what = ''): void {
  const sections = positionSections(desk, view, true);
  const shown = what === '' ? sections : sectionsNaming(sections, what);
  if (shown.length === 0) tell(desk, 'play/nothing-shown', { what });
  for (const line of shown.flatMap(sectionLines)) say(desk.context, line);
}

/** So many lines of the log where nobody says how many. */
const LOG_LINES = 20;

/** The last lines of the log. */
export function tellLog(desk: Desk, view: MatchView, rest: string): void {
  const count = /^\d{1,6}$/.test(rest) ? Number(rest) : LOG_LINES;
  const lines = count === 0 ? [] : shownLines(desk, view).slice(-count);
  if (lines.length === 0) tell(desk, 'play/no-log');
  tellLines(desk, view, lines);
}

/**
 * Why something can't be answered, at this step of the question or its first; what led to it where nothing is named.
 */
export function tellWhy(desk: Desk, view: MatchView, asks: readonly AskView[], what: string): void {
  const [ask] = asks;
  if (ask !== undefined && what === '') return tellCause(desk, view, ask);
  if (!asks.some((one) => isKnown(desk, view, one, what))) tell(desk, 'play/why-unknown', { what });
}

/** Whether a step of the question knows what is meant; then it is shown. */
function isKnown(desk: Desk, view: MatchView, ask: AskView, what: string): boolean {
  const labelOf = labeller(desk, view, ask);
  const excluded = ask.excluded.map(({ candidate }) => candidate);
  // A number is that of an answer in the list.
  const candidates = /^\d+$/.test(what) ? ask.candidates : [...excluded, ...ask.candidates];
  const found = pickFrom({ candidates, labelOf }, what);
  if (found === undefined) return false;
  for (const candidate of isAmbiguous(found) ? found.among : found) {
    const out = ask.excluded.find((one) => one.candidate === candidate);
    if (out === undefined) tell(desk, 'play/why-possible', { what: labelOf(candidate) });
    else tell(desk, 'play/why-not', { what: labelOf(candidate), reasons: reasonsText(desk.messages, out.reasons) });
  }
  return true;
}
