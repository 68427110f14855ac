import type { Random } from '@sandtable/bots';
import { type Messages, renderFinding } from '@sandtable/messages';
import type { Notation, Note } from '@sandtable/notation';
import { type Answer, type AskView, isMany, type Match, type MatchView } from '@sandtable/session';
import { answerLines, type Paper, paperFor, readLines, resultLines, standingsIn } from '@sandtable/session/notation';
import { type Context, say } from '../command.ts';
import { logText, reasonsText } from './lines.ts';
import { lineWithNames, spokenIn } from './members.ts';
import { namedLine } from './named-line.ts';
import type { Pages } from './pages.ts';

interface OrdersSetup {
  readonly context: Context;
  readonly match: Match;
  readonly messages: Messages;
  readonly notation: Notation;
  readonly pages: Pages;
  readonly random: Random;
  readonly maxDecisions: number;
}

/** What one role wrote, until it is known what became of it. */
interface Page {
  readonly role: string;
  readonly paper: Paper;
  readonly answer: Answer;
}

/** Plays a match from files of orders, as a referee would from sheets of paper, and prints results in the classic form. */
export function playByOrders(setup: OrdersSetup): MatchView {
  const { match, maxDecisions } = setup;
  let open: readonly Page[] = [];
  // What a save contains was shown when it was played.
  let lines = match.cursor === 0 ? 0 : match.view().log.length;
  for (let made = 0; made < maxDecisions; made += 1) {
    const view = match.view();
    const { ask } = view;
    if (isOver(open, view)) open = sayOutcome(setup, open, view);
    // What pages say is shown with what became of it, and the course goes on after that.
    if (open.length === 0) lines = tellCourse(setup, view, lines);
    if (view.status !== 'running' || ask === undefined) return ended(setup, view);
    const page = turn(setup, view, ask);
    if (page === 'end') return stopped(setup, view, ask);
    if (page !== undefined) open = [...open, page];
  }
  const view = match.view();
  if (open.length > 0) sayOutcome(setup, open, view);
  return view;
}

/** What has happened since so many lines of the log, but for what was decided. */
function tellCourse({ context, messages, match }: OrdersSetup, { log }: MatchView, from: number): number {
  const { info } = match.module;
  for (const line of log.slice(from)) {
    if (line.sort === 'decision') continue;
    const named = namedLine(messages, info, lineWithNames(messages, info, line));
    const text = logText(messages, named, { spoken: spokenIn(messages, info, line) }).trim();
    // The ruleset may leave a line out.
    if (text !== '') say(context, text);
  }
  return log.length;
}

/** Whether all have handed in their pages and the rules have gone on: then it is known what became of the lines. */
function isOver(open: readonly Page[], { ask, given }: MatchView): boolean {
  const [first] = open;
  if (first === undefined || given.length > 0) return false;
  return ask?.choice !== first.paper.choice.path || open.some(({ role }) => role === ask.role);
}

/** One question: a page is read; what is not written is answered with what stands first. */
function turn(setup: OrdersSetup, view: MatchView, ask: AskView): Page | 'end' | undefined {
  const { match, notation, messages, pages } = setup;
  const { info } = match.module;
  const seat = viewerOf(match, ask);
  const own = match.ask([], seat, ask.role) ?? ask;
  const paper = paperFor(info, { notation, lang: messages.lang }, match.view(seat), own);
  if (paper === undefined) return plain(match, ask, setup.random) ? undefined : 'end';
  const lines = pages.take(ask.role, ask.choice, view.phase);
  if (lines === undefined) return 'end';
  const { answer, notes } = readLines(paper, lines);
  tellNotes(setup, ask.role, notes);
  const refused = answer === undefined ? [] : refusal(match, answer, seat, ask.role);
  if (answer !== undefined && refused === undefined) return { role: ask.role, paper, answer };
  const reasons = reasonsText(messages, refused ?? []);
  const kept = isList(answer) ? firstOf(match, answer, seat, ask.role) : undefined;
  if (isList(answer) && kept !== undefined) {
    const lines = answerLines(
      paper,
      answer.filter((one) => !kept.includes(one)),
    ).join(', ');
    say(setup.context, messages.text('play/page-partly', { role: roleName(setup, ask.role), lines, reasons }));
    return { role: ask.role, paper, answer: kept };
  }
  say(setup.context, messages.text('play/page-refused', { role: roleName(setup, ask.role), reasons }));
  return plain(match, ask, setup.random) ? undefined : 'end';
}

/** If something is hidden, the role that is asked knows members by its own names. */
const viewerOf = (match: Match, ask: AskView): string | undefined =>
  match.module.audiences === undefined ? undefined : ask.seat;

function refusal(match: Match, answer: Answer, seat: string | undefined, role: string): readonly string[] | undefined {
  const decided = match.decide(answer, seat, role);
  return decided.ok ? undefined : decided.reasons;
}

const isList = (answer: Answer | undefined): answer is readonly string[] => Array.isArray(answer);

/** Beyond this, leaving lines out one by one would take too long. */
const MOST_LINES = 10;

/** Of lines that do not work together those that do, the upper ones first; undefined where none do. */
function firstOf(
  match: Match,
  lines: readonly string[],
  seat: string | undefined,
  role: string,
): readonly string[] | undefined {
  if (lines.length > MOST_LINES) return undefined;
  for (let mask = 2 ** lines.length - 2; mask > 0; mask -= 1) {
    const kept = lines.filter((_, i) => (mask >> (lines.length - 1 - i)) & 1);
    if (refusal(match, kept, seat, role) === undefined) return kept;
  }
  return undefined;
}

/** The first candidate, else any answer that is legal. */
function plain(match: Match, ask: AskView, random: Random): boolean {
  const [first] = ask.candidates;
  const simple = isMany(ask) ? match.answerOf([]) : first === undefined ? undefined : match.answerOf([first]);
  if (simple !== undefined && match.decide(simple).ok) return true;
  const any = match.suggest(random);
  return any !== undefined && match.decide(any).ok;
}

function tellNotes({ context, messages, ...setup }: OrdersSetup, role: string, notes: readonly Note[]): void {
  const unsaid = new Set(['notation/read', 'notation/heading']);
  for (const { code, fields } of notes)
    if (!unsaid.has(code))
      say(context, `${roleName({ ...setup, messages }, role)}: ${renderFinding({ code, fields }, messages.lang)}`);
}

/** All pages of a question with what became of their lines. */
function sayOutcome(
  { context, messages, match, ...setup }: OrdersSetup,
  open: readonly Page[],
  view: MatchView,
): readonly [] {
  const { info } = match.module;
  say(context, messages.text(open[0]?.paper.choice.path ?? ''));
  for (const { role, paper, answer } of open) {
    const after = paper.each ? standingsIn(info, view, paper.each.kind, true) : [];
    const lines = paper.each ? resultLines(paper, answer, after) : answerLines(paper, answer);
    if (lines.length > 0) say(context, `  ${roleName({ ...setup, match, messages }, role)}:`);
    for (const line of lines) say(context, `    ${line}`);
  }
  return [];
}

function roleName({ messages, match }: Pick<OrdersSetup, 'messages' | 'match'>, role: string): string {
  const { info } = match.module;
  const path = `${info.kinds[info.roleKind]?.name}.${role}.name`;
  return messages.has(path) ? messages.text(path) : role;
}

function stopped({ context, messages }: OrdersSetup, view: MatchView, ask: AskView): MatchView {
  say(context, messages.text('play/pages-end', { choice: messages.text(ask.choice) }));
  return view;
}

function ended({ context, messages }: OrdersSetup, view: MatchView): MatchView {
  const won = view.winners.length > 0 ? 'play/won' : 'play/nobody';
  const path = { won, drawn: 'play/drawn', fault: 'play/fault', running: 'play/quit' }[view.status];
  say(context, messages.text(path, { winners: view.winners.join(', '), decisions: view.decisions }));
  return view;
}
