import type { Messages } from '@sandtable/messages';
import type { LogLine, Match, MatchView } from '@sandtable/session';
import { loggedLines } from '@sandtable/session/notation';
import { say } from '../command.ts';
import { inked } from '../screen/ink.ts';
import type { Desk } from './desk.ts';
import { logText } from './lines.ts';
import { lineWithNames } from './members.ts';

/** The lines that the log shows: the ruleset may leave some out. */
export function shownLines({ textsOf }: Desk, view: MatchView): readonly LogLine[] {
  const { isOmitted } = textsOf(view);
  return view.log.filter((line) => !isOmitted(line));
}

/** A line of the log as people read it: decisions first, what came of them below. */
export function logLine(desk: Desk, view: MatchView, line: LogLine): string {
  const text = lineText(desk, view, line);
  return line.sort !== 'decision' && !standsFor(desk, view, line) ? `  ${text}` : text;
}

/** Whether it is the first line about a decision whose own line is left out. */
function standsFor({ textsOf }: Desk, view: MatchView, line: LogLine): boolean {
  const { isOmitted } = textsOf(view);
  const before = view.log.slice(0, view.log.indexOf(line)).filter(({ decision }) => decision === line.decision);
  return before.some(({ sort }) => sort === 'decision') && before.every(isOmitted);
}

function lineText({ context, match, messages, notation, textsOf }: Desk, view: MatchView, line: LogLine): string {
  const texts = textsOf(view);
  if (line.sort === 'decision') {
    const written = notation && loggedLines(match.module.info, { notation, lang: messages.lang }, line);
    if (written === undefined) return texts.line(line);
    const who = texts.begun(texts.value('', line.args['role'] ?? ''));
    return context.messages.text('play/log-decision', { role: who, answer: written.join('; ') });
  }
  if (line.sort !== 'roll') return isWorded(messages, line) ? texts.line(line) : plainly(messages, match, line);
  const { die = '', faces = '' } = line.args;
  const label = texts.named(line.path);
  const values = {
    die: String(die),
    faces: inked('dice', typeof faces === 'object' ? faces.join(', ') : String(faces)),
  };
  return context.messages.text(label === undefined ? 'play/log-roll' : 'play/log-roll-named', {
    ...values,
    label: label ?? '',
  });
}

const isWorded = (messages: Messages, { path }: LogLine): boolean => messages.has(path) || messages.has(`${path}/log`);

/** What has no words is shown by its path and the ids of what it is about. */
const plainly = (messages: Messages, match: Match, line: LogLine): string =>
  logText(messages, lineWithNames(messages, match.module.info, line)).trimStart();

/** Lines of the log; what occurs several times in a row is shown once. */
export function tellLines(desk: Desk, view: MatchView, lines: readonly LogLine[]): void {
  const { isOmitted } = desk.textsOf(view);
  const texts = lines.filter((line) => !isOmitted(line)).map((line) => logLine(desk, view, line));
  for (const [i, text] of texts.entries()) {
    if (texts[i + 1] === text) continue;
    const before = texts.slice(0, i).findLastIndex((one) => one !== text);
    const times = i - before;
    say(desk.context, times > 1 ? `${text} ${inked('dim', `× ${times}`)}` : text);
  }
}
