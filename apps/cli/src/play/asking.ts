import { type Answer, type AskView, heldMarked, isMany, type MatchView } from '@sandtable/session';
import { say } from '../command.ts';
import { inked } from '../screen/ink.ts';
import { labeller, questionText } from './called.ts';
import { tellChoices, tellExcluded } from './choices.ts';
import { tellHelp, tellLog, tellPosition, tellWhy } from './commands.ts';
import { type Desk, tell } from './desk.ts';
import { exactly, isAmbiguous, type Pickable, type Picked, pickFrom, picksFrom } from './pick.ts';
import { type Typed, typedCommand } from './typed.ts';

/** Who is asked, and what they may see: without a viewer, everything. */
export interface Asked {
  readonly desk: Desk;
  readonly viewer: string | undefined;
  readonly role: string | undefined;
}

/** What became of a question: an answer, or a way out of it. */
export type Reply = { readonly answer: Answer | undefined } | 'back' | 'quit';

/** Asks a person one question, pick by pick. */
export async function askPerson(asked: Asked): Promise<Reply> {
  const picked: string[] = [];
  for (;;) {
    const ask = askAt(asked, picked);
    // Nothing is left to pick: an assignment to nobody answers itself.
    if (ask === undefined || (ask.candidates.length === 0 && (picked.length > 0 || ask.each)))
      return { answer: answerAt(asked, picked) };
    const reply = await pickNext(asked, ask, picked);
    if (reply === 'quit') return 'quit';
    if (reply === 'back') {
      if (picked.pop() === undefined) return 'back';
      continue;
    }
    picked.push(...reply);
    const answer = answerAt(asked, picked);
    if ((ask.form !== 'menu' && !ask.each) || answer !== undefined) return { answer };
  }
}

const askAt = ({ desk, viewer, role }: Asked, picked: readonly string[]): AskView | undefined =>
  desk.match.ask(picked, viewer, role);

const answerAt = ({ desk, viewer, role }: Asked, picked: readonly string[]): Answer | undefined =>
  desk.match.answerOf(picked, viewer, role);

/** What is picked next, after all that is typed beside it. */
async function pickNext(
  asked: Asked,
  ask: AskView,
  picked: readonly string[],
): Promise<readonly string[] | 'back' | 'quit'> {
  const { desk, viewer } = asked;
  const view = desk.match.view(viewer);
  const pickable = pickableIn(desk, view, ask);
  let shown = tellQuestion(desk, view, ask);
  for (;;) {
    const line = await readLine(desk, promptOf(desk, view, ask), ask);
    if (line === undefined) return 'quit';
    const typed = typedCommand(desk.context.messages, line, (text) => exactly(pickable, text) !== undefined);
    if (typed?.command === 'quit') return 'quit';
    if (typed?.command === 'undo') return 'back';
    if (typed !== undefined) {
      shown = obey(asked, view, ask, typed, shown);
      continue;
    }
    if (line === '' && !isMany(ask) && ask.candidates.length > 1) continue;
    const picks = picksOf(asked, ask, picked, line);
    if (picks === undefined || isAmbiguous(picks)) tellUnread(desk, pickable, line, picks);
    else if (hasRightCount(ask, picks)) return picks;
    else tell(desk, 'play/wrong-count', { count: picks.length, low: ask.low, high: ask.high });
  }
}

/** Too many or too few can be reported immediately, without the rules. */
const hasRightCount = (ask: AskView, { length }: readonly string[]): boolean =>
  !isMany(ask) || ask.each !== undefined || (length >= ask.low && length <= ask.high);

/** The question with its answers; returns how many of them were shown. */
function tellQuestion(desk: Desk, view: MatchView, ask: AskView): number {
  const texts = desk.textsOf(view);
  const role = texts.begun(texts.member(ask.role));
  const choice = questionText(desk, view, ask);
  say(desk.context, inked('bold', desk.context.messages.text('play/turn', { role, choice })));
  const about = texts.named(`${ask.choice}/about`, heldMarked(desk.match.module.info, view, ask.role));
  if (about) say(desk.context, about);
  const shown = tellChoices(desk, view, ask);
  tellExcluded(desk, view, ask);
  return shown;
}

function promptOf(desk: Desk, view: MatchView, ask: AskView): string {
  const { messages } = desk.context;
  const { form, low, candidates } = ask;
  const [only] = candidates;
  if (isMany(ask)) {
    const high = Math.min(ask.high, candidates.length);
    if (only === undefined) return messages.text('play/pick-none');
    if (low === high) return messages.text('play/pick-exactly', { count: high });
    return messages.text(low === 0 ? `play/pick-${form}-or-none` : `play/pick-${form}`, { low, high });
  }
  if (candidates.length > 1 || only === undefined) return messages.text('play/pick');
  return messages.text('play/pick-only', { answer: labeller(desk, view, ask)(only) });
}

export async function readLine({ context }: Desk, prompt: string, ask?: AskView): Promise<string | undefined> {
  const line = await context.io.readLine(context.json ? '' : prompt, ask?.candidates);
  return line?.trim();
}

function obey(asked: Asked, view: MatchView, ask: AskView, { command, rest }: Typed, shown: number): number {
  const { desk } = asked;
  if (command === 'help') tellHelp(desk, ask);
  if (command === 'why') tellWhy(desk, view, [ask, askAt(asked, []) ?? ask], rest);
  if (command === 'more') return tellChoices(desk, view, ask, shown < ask.candidates.length ? shown : 0);
  if (command === 'log') tellLog(desk, view, rest);
  if (command === 'show') tellPosition(desk, view, rest);
  return command === 'log' || command === 'show' ? tellQuestion(desk, view, ask) : shown;
}

const pickableIn = (desk: Desk, view: MatchView, ask: AskView): Pickable => ({
  candidates: ask.candidates,
  labelOf: labeller(desk, view, ask),
});

/** What was typed as picks: of this step, or of several steps in a row. */
function picksOf(asked: Asked, ask: AskView, picked: readonly string[], line: string): Picked {
  const { desk, viewer } = asked;
  const pickable = pickableIn(desk, desk.match.view(viewer), ask);
  if (isMany(ask)) {
    const picks = picksFrom(pickable, line, desk.context.messages.text('play/all'));
    return picks === undefined || isAmbiguous(picks) || !ask.each ? picks : [picks.join('|')];
  }
  const one = pickFrom(pickable, line);
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if ((one !== undefined && !isAmbiguous(one)) || words.length < 2) return one;
  return inARow(asked, picked, words) ?? one;
}

/** A word for each step, such as `attack n7 d3` or `1 1 3 2`; undefined where one of them fits no step. */
function inARow(asked: Asked, picked: readonly string[], words: readonly string[]): readonly string[] | undefined {
  const { desk, viewer } = asked;
  const view = desk.match.view(viewer);
  const picks: string[] = [];
  for (const word of words) {
    const ask = askAt(asked, [...picked, ...picks]);
    const found = ask && !isMany(ask) ? pickFrom(pickableIn(desk, view, ask), word) : undefined;
    if (found === undefined || isAmbiguous(found)) return undefined;
    picks.push(...found);
  }
  return picks;
}

function tellUnread(desk: Desk, { labelOf }: Pickable, text: string, picks: Picked): void {
  if (picks === undefined || !isAmbiguous(picks)) return tell(desk, 'play/not-understood', { text });
  tell(desk, 'play/ambiguous', { text, answers: picks.among.slice(0, MOST_NAMED).map(labelOf).join(', ') });
}

/** More answers than these tell nobody anything. */
const MOST_NAMED = 12;
