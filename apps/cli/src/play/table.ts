import { type Bot, type Random, suggestAs } from '@sandtable/bots';
import type { Messages } from '@sandtable/messages';
import type { Notation } from '@sandtable/notation';
import {
  type Answer,
  type AskView,
  isMany,
  type LogLine,
  type Match,
  type MatchView,
  pilesIn,
} from '@sandtable/session';
import { loggedLines, type Paper, paperFor } from '@sandtable/session/notation';
import { type Context, say } from '../command.ts';
import { answerShown, logText, reasonsText } from './lines.ts';
import { lineWithNames, memberText, spokenIn } from './members.ts';
import { pickFrom, picksFrom } from './pick.ts';
import { whoAnswers } from './who-answers.ts';
import { writeLines } from './write-lines.ts';

interface TableSetup {
  readonly context: Context;
  readonly match: Match;
  readonly messages: Messages;
  /** Who plays a seat in the place of a person. */
  readonly botOf: (seat: string) => Bot | undefined;
  readonly random: Random;
  readonly maxDecisions: number;
  /** How answers are written, where they are. */
  readonly notation: Notation | undefined;
}

/** One match in a terminal: asks people, lets bots answer, tells what happens. */
export class Table {
  readonly #setup: TableSetup;
  /** How many lines of its log each seat was told. */
  readonly #shownUpTo = new Map<string, number>();
  #viewer: string | undefined;
  /** The role that answers, where any one of several may. */
  #role: string | undefined;

  constructor(setup: TableSetup) {
    this.#setup = setup;
  }

  async play(): Promise<MatchView> {
    const { match, maxDecisions } = this.#setup;
    let view = match.view();
    while (view.status === 'running' && view.ask !== undefined && view.decisions < maxDecisions) {
      if (match.module.audiences === undefined) this.#tellLog();
      if (!(await this.#turn(view.ask))) return this.#quit(match.view(), 'play/quit');
      view = match.view();
    }
    this.#tellLog();
    return view.status === 'running' ? this.#quit(view, 'play/limit') : this.#end(view);
  }

  /** One question; false when the player leaves. */
  async #turn(ask: AskView): Promise<boolean> {
    const { match, random, botOf } = this.#setup;
    const first = await this.#first(ask);
    if (first === undefined) return false;
    const bot = botOf(first.seat);
    if (bot === undefined) return await this.#person(first);
    const answer = suggestAs(bot, match, random, this.#role);
    const taken = answer !== undefined && match.decide(answer, undefined, this.#role).ok;
    if (!taken) this.#say('play/stuck', {});
    return taken;
  }

  /** The question of whoever answers, where any one of several may. Undefined if the player leaves. */
  async #first(ask: AskView): Promise<AskView | undefined> {
    const { match } = this.#setup;
    const open = match.asks().filter(({ anyone }) => anyone);
    this.#role = undefined;
    if (open.length < 2) return ask;
    this.#role = await whoAnswers(this.#setup, open);
    return this.#role === undefined ? undefined : match.ask([], undefined, this.#role);
  }

  /** Steps through the picks of a question; `u` takes back a pick, or the last decision. */
  async #person(first: AskView): Promise<boolean> {
    const picked: string[] = [];
    this.#sit(first.seat);
    this.#tellPiles(first.seat);
    const paper = this.#paper(this.#ask([]) ?? first);
    if (paper !== undefined) return await this.#write(first, paper);
    for (let ask = this.#ask([]); ask !== undefined; ask = this.#ask(picked)) {
      // Nothing is left to pick: an assignment to nobody answers itself.
      if (ask.candidates.length === 0 && (picked.length > 0 || ask.each)) break;
      const line = await this.#prompt(ask);
      if (line === undefined || line === 'q') return false;
      if (line === 'u' && picked.pop() !== undefined) continue;
      if (line === 'u') return this.#back();
      if (!this.#accept(ask, line, picked)) continue;
      if ((ask.form !== 'menu' && !ask.each) || this.#answerOf(picked) !== undefined) break;
    }
    this.#decide(this.#answerOf(picked));
    return true;
  }

  #ask(picked: readonly string[]): AskView | undefined {
    return this.#setup.match.ask(picked, this.#viewer, this.#role);
  }

  #answerOf(picked: readonly string[]): Answer | undefined {
    return this.#setup.match.answerOf(picked, this.#viewer, this.#role);
  }

  #paper(ask: AskView): Paper | undefined {
    const { match, notation, messages } = this.#setup;
    if (notation === undefined) return undefined;
    return paperFor(match.module.info, { notation, lang: messages.lang }, match.view(this.#viewer), ask);
  }

  /** A question whose answer is written, line by line. */
  async #write({ role, seat, choice }: AskView, paper: Paper): Promise<boolean> {
    const { context, messages } = this.#setup;
    this.#say('play/turn', { role, seat, choice: messages.text(choice) });
    const written = await writeLines(context, messages, paper);
    if (written === 'quit') return false;
    if (written === 'back') return this.#back();
    this.#decide(written.answer);
    return true;
  }

  /** Where something is hidden, whoever is asked sees his own view of the match, and first what he has missed. */
  #sit(seat: string): void {
    if (this.#setup.match.module.audiences === undefined) return;
    this.#viewer = seat;
    this.#tellLog();
  }

  async #prompt(ask: AskView): Promise<string | undefined> {
    const { context, messages } = this.#setup;
    const { role, seat, choice, low, high, next } = ask;
    this.#say('play/turn', { role, seat, choice: messages.text(choice) });
    if (next !== '') this.#say('play/pick-next', { next: this.#called(next) });
    for (const [i, candidate] of ask.candidates.entries()) say(context, `  ${i + 1}  ${this.#called(candidate)}`);
    for (const { candidate, reasons } of ask.excluded) {
      this.#say('play/excluded', { candidate: this.#called(candidate), reasons: reasonsText(messages, reasons) });
    }
    const prompt = isMany(ask) ? messages.text(`play/pick-${ask.form}`, { low, high }) : messages.text('play/pick');
    return (await context.io.readLine(context.json ? '' : prompt))?.trim();
  }

  /** Members that come and go are told by what they are. */
  #called(candidate: string): string {
    const { match, messages } = this.#setup;
    const { info } = match.module;
    if (!info.kinds.some(({ live }) => live !== undefined)) return candidate;
    return memberText(messages, info, match.view(this.#viewer).fields, candidate);
  }

  /** Adds what was typed to the picks; says so where it is none of the candidates. */
  #accept(ask: AskView, line: string, picked: string[]): boolean {
    const picks = isMany(ask) ? picksFrom(ask.candidates, line) : pickFrom(ask.candidates, line);
    if (picks === undefined) this.#say('play/not-understood', { text: line });
    else if (ask.each && ask.form === 'some') picked.push(picks.join('|'));
    else picked.push(...picks);
    return picks !== undefined;
  }

  #decide(answer: Answer | undefined): void {
    const { match, messages } = this.#setup;
    const decided = answer === undefined ? undefined : match.decide(answer, this.#viewer, this.#role);
    if (decided?.ok !== false) return;
    this.#say('play/refused', { reasons: reasonsText(messages, decided.reasons) });
    if (decided.fits !== undefined) this.#say('play/fits', { answer: answerShown(decided.fits) });
  }

  /** Takes back to the last question a person was asked: answers of bots would only be given again. */
  #back(): true {
    const { match, botOf } = this.#setup;
    if (!match.undo()) this.#say('play/nothing-to-undo', {});
    while (botOf(match.ask([])?.seat ?? '') && match.undo());
    for (const [seat, shown] of this.#shownUpTo)
      this.#shownUpTo.set(seat, Math.min(shown, match.view(seat === '' ? undefined : seat).log.length));
    return true;
  }

  /** What lies in the piles, as the seat that is asked sees them. */
  #tellPiles(seat: string): void {
    const { match } = this.#setup;
    const piles = pilesIn(match.module.info, match.view(seat)).filter(({ size }) => size > 0);
    for (const { name, size, members } of piles) this.#say('play/pile', { name, size, members: members.join(', ') });
  }

  #tellLog(): void {
    const { log } = this.#setup.match.view(this.#viewer);
    const shown = this.#shownUpTo.get(this.#viewer ?? '') ?? 0;
    const { context, messages, match } = this.#setup;
    const { info } = match.module;
    for (const line of log.slice(shown))
      say(
        context,
        logText(messages, lineWithNames(messages, info, line), {
          written: this.#lines(line),
          spoken: spokenIn(messages, info, line),
        }),
      );
    this.#shownUpTo.set(this.#viewer ?? '', log.length);
  }

  /** A decision as it would be written. */
  #lines(line: LogLine): readonly string[] | undefined {
    const { match, notation, messages } = this.#setup;
    return notation && loggedLines(match.module.info, { notation, lang: messages.lang }, line);
  }

  #quit(view: MatchView, path: string): MatchView {
    this.#say(path, { decisions: view.decisions });
    return view;
  }

  #end(view: MatchView): MatchView {
    const { messages } = this.#setup;
    const won = view.winners.length > 0 ? 'play/won' : 'play/nobody';
    const path = { won, drawn: 'play/drawn', fault: 'play/fault', running: 'play/quit' }[view.status];
    this.#say(path, { winners: view.winners.join(', '), decisions: view.decisions });
    if (view.fault === undefined && view.reason !== undefined)
      this.#say('play/because', { reason: messages.text(view.reason) });
    return view;
  }

  #say(path: string, values: Readonly<Record<string, string | number>>): void {
    say(this.#setup.context, this.#setup.messages.text(path, values));
  }
}
