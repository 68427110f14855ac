import type { Random } from '@sandtable/bots';
import type { Messages } from '@sandtable/messages';
import type { AskView, Match, MatchView, Save } from '@sandtable/session';
import { type Context, say } from '../command.ts';
import { logText, reasonsText } from './lines.ts';
import { pickFrom, picksFrom } from './pick.ts';

interface TableSetup {
  readonly context: Context;
  readonly match: Match;
  readonly messages: Messages;
  readonly isBot: (seat: string) => boolean;
  readonly random: Random;
  readonly maxDecisions: number;
}

/** One match in a terminal: asks people, lets bots answer, tells what happens. */
export class Table {
  readonly #setup: TableSetup;
  #told = 0;

  constructor(setup: TableSetup) {
    this.#setup = setup;
  }

  save(): Save {
    return this.#setup.match.save();
  }

  async play(): Promise<MatchView> {
    const { match, maxDecisions } = this.#setup;
    let view = match.view();
    while (view.status === 'running' && view.ask !== undefined && view.decisions < maxDecisions) {
      this.#tellLog(view);
      if (!(await this.#turn(view.ask))) return this.#quit(match.view(), 'play/quit');
      view = match.view();
    }
    this.#tellLog(view);
    return view.status === 'running' ? this.#quit(view, 'play/limit') : this.#end(view);
  }

  /** One question; false when the player leaves. */
  async #turn(ask: AskView): Promise<boolean> {
    if (!this.#setup.isBot(ask.seat)) return await this.#person(ask);
    const answer = this.#setup.match.suggest(this.#setup.random);
    if (answer !== undefined) this.#setup.match.decide(answer);
    return answer !== undefined;
  }

  /** Steps through the picks of a question; `u` takes back a pick, or the last decision. */
  async #person(first: AskView): Promise<boolean> {
    const picked: string[] = [];
    for (let ask: AskView | undefined = first; ask !== undefined; ask = this.#setup.match.ask(picked)) {
      if (picked.length > 0 && ask.candidates.length === 0) break;
      const line = await this.#prompt(ask);
      if (line === undefined || line === 'q') return false;
      if (line === 'u') return this.#back(picked);
      if (!this.#accept(ask, line, picked)) continue;
      if (ask.form !== 'menu' || this.#setup.match.answerOf(picked) !== undefined) break;
    }
    this.#decide(picked);
    return true;
  }

  async #prompt(ask: AskView): Promise<string | undefined> {
    const { context, messages } = this.#setup;
    const { role, seat, choice, low, high, next } = ask;
    this.#say('play/turn', { role, seat, choice: messages.text(choice) });
    if (next !== '') this.#say('play/pick-next', { next });
    for (const [i, candidate] of ask.candidates.entries()) say(context, `  ${i + 1}  ${candidate}`);
    for (const { candidate, reasons } of ask.excluded) {
      this.#say('play/excluded', { candidate, reasons: reasonsText(messages, reasons) });
    }
    const prompt = ask.form === 'some' ? messages.text('play/pick-some', { low, high }) : messages.text('play/pick');
    return (await context.io.readLine(context.json ? '' : prompt))?.trim();
  }

  /** Adds what was typed to the picks; says so where it is none of the candidates. */
  #accept(ask: AskView, line: string, picked: string[]): boolean {
    const picks = ask.form === 'some' ? picksFrom(ask.candidates, line) : pickFrom(ask.candidates, line);
    if (picks === undefined) this.#say('play/not-understood', { text: line });
    else picked.push(...picks);
    return picks !== undefined;
  }

  #decide(picked: readonly string[]): void {
    const { match, messages } = this.#setup;
    const answer = match.answerOf(picked);
    const decided = answer === undefined ? undefined : match.decide(answer);
    if (decided?.ok === false) this.#say('play/refused', { reasons: reasonsText(messages, decided.reasons) });
  }

  /** Takes back to the last question a person was asked: answers of bots would only be given again. */
  #back(picked: readonly string[]): true {
    if (picked.length > 0) return true;
    const { match, isBot } = this.#setup;
    if (!match.undo()) this.#say('play/nothing-to-undo', {});
    while (isBot(match.ask([])?.seat ?? '') && match.undo());
    this.#told = Math.min(this.#told, match.view().log.length);
    return true;
  }

  #tellLog(view: MatchView): void {
    for (const line of view.log.slice(this.#told)) say(this.#setup.context, logText(this.#setup.messages, line));
    this.#told = view.log.length;
  }

  #quit(view: MatchView, path: string): MatchView {
    this.#say(path, { decisions: view.decisions });
    return view;
  }

  #end(view: MatchView): MatchView {
    const { messages, context } = this.#setup;
    const won = view.winners.length > 0 ? 'play/won' : 'play/nobody';
    const path = { won, drawn: 'play/drawn', fault: 'play/fault', running: 'play/quit' }[view.status];
    this.#say(path, { winners: view.winners.join(', '), decisions: view.decisions });
    if (view.fault) say(context, `${view.fault.file}:${view.fault.start} ${messages.text(view.fault.code)}`);
    else if (view.reason !== undefined) this.#say('play/because', { reason: messages.text(view.reason) });
    return view;
  }

  #say(path: string, values: Readonly<Record<string, string | number>>): void {
    say(this.#setup.context, this.#setup.messages.text(path, values));
  }
}
