import { type Bot, botType, type Random, suggestAs } from '@sandtable/bots';
import type { Answer, AskView, MatchView, Waiting } from '@sandtable/session';
import { type Paper, paperFor } from '@sandtable/session/notation';
import { say } from '../command.ts';
import { inked } from '../screen/ink.ts';
import { askPerson, readLine } from './asking.ts';
import { questionText } from './called.ts';
import { type Desk, tell } from './desk.ts';
import { answerShown, reasonsText } from './lines.ts';
import { tellLines } from './log-line.ts';
import type { Players } from './people.ts';
import { positionSections } from './position/position.ts';
import { sectionLines } from './position/section.ts';
import { typedCommand } from './typed.ts';
import { whoAnswers } from './who-answers.ts';
import { writeLines } from './write-lines.ts';

interface TableSetup {
  readonly desk: Desk;
  readonly players: Players;
  readonly random: Random;
  readonly maxDecisions: number;
}

/** Seconds that a bot may think that nobody asked for by name. */
const PATIENCE = 1;

/** One match in a terminal: asks people, lets bots answer, tells what happens. */
export class Table {
  readonly #setup: TableSetup;
  /** How many lines of its log each seat has seen. */
  readonly #shownUpTo = new Map<string, number>();
  #viewer: string | undefined;
  /** The role that answers, where any one of several may. */
  #role: string | undefined;
  /** Who was shown the position last, so that it is shown again once someone else has been at it. */
  #shownTo = '';
  /** The parts of the position as each seat saw them last. */
  readonly #seen = new Map<string, ReadonlySet<string>>();

  constructor(setup: TableSetup) {
    this.#setup = setup;
    // Whoever plays alone against bots looks on from one seat; nobody's secrets are shown.
    const [alone] = setup.players.people;
    if (this.#hides && setup.players.people.length === 1) this.#viewer = alone;
  }

  async play(): Promise<MatchView> {
    const { desk, maxDecisions, players } = this.#setup;
    const isAlone = players.people.length < 2;
    let view = desk.match.view();
    while (view.status === 'running' && view.ask !== undefined && view.decisions < maxDecisions) {
      if (!this.#hides || isAlone) this.#tellLog();
      if (!(await this.#turn(view.ask))) return this.#quit(desk.match.view(), 'play/quit');
      view = desk.match.view();
    }
    this.#tellLog();
    return view.status === 'running' ? this.#quit(view, 'play/limit') : this.#end(view);
  }

  get #hides(): boolean {
    return this.#setup.desk.match.module.audiences !== undefined;
  }

  /** One question; false when the player leaves. */
  async #turn(ask: AskView): Promise<boolean> {
    const { players } = this.#setup;
    const first = await this.#first(ask);
    if (first === undefined) return false;
    const bot = players.botOf(first.seat);
    if (bot === undefined) return await this.#person(first);
    this.#shownTo = '';
    return this.#bot(bot, first);
  }

  #bot(bot: Bot, { seat }: AskView): boolean {
    const { desk, players, random } = this.#setup;
    const { io } = desk.context;
    const until = io.seconds() + PATIENCE;
    const mayGoOn = players.filled.includes(seat) ? () => io.seconds() < until : undefined;
    // Before its first answer a bot that looks ahead learns the game, which takes a while.
    if (botType(bot.bot)?.isSlow)
      io.progress?.(desk.context.messages.text('play/thinking', { seat: this.#seatName(seat) }));
    const answer = suggestAs(bot, desk.match, random, this.#role, mayGoOn);
    io.progress?.('');
    const taken = answer !== undefined && desk.match.decide(answer, undefined, this.#role).ok;
    if (!taken) tell(desk, 'play/stuck');
    return taken;
  }

  /** The question of whoever answers, where any one of several may. Undefined if the player leaves. */
  async #first(ask: AskView): Promise<AskView | undefined> {
    const { desk, players, random } = this.#setup;
    const open: readonly Waiting[] = desk.match.asks().filter(({ anyone }) => anyone);
    this.#role = undefined;
    if (open.length < 2) return ask;
    this.#role = await whoAnswers({ desk, botOf: players.botOf, random }, open);
    return this.#role === undefined ? undefined : desk.match.ask([], undefined, this.#role);
  }

  async #person(first: AskView): Promise<boolean> {
    if (!(await this.#sit(first.seat))) return false;
    const { desk } = this.#setup;
    const ask = desk.match.ask([], this.#viewer, this.#role) ?? first;
    const view = desk.match.view(this.#viewer);
    const turn = `${ask.seat} ${ask.role}`;
    if (this.#shownTo !== turn) this.#tellChanged(view, ask.seat);
    this.#shownTo = turn;
    const paper = this.#paper(view, ask);
    const reply =
      paper === undefined
        ? await askPerson({ desk, viewer: this.#viewer, role: this.#role })
        : await this.#write(view, ask, paper);
    if (reply === 'quit') return false;
    if (reply === 'back') return this.#back();
    this.#decide(reply.answer);
    return true;
  }

  /** The parts of the position that are others than when this seat saw them last. */
  #tellChanged(view: MatchView, seat: string): void {
    const { desk } = this.#setup;
    const texts = positionSections(desk, view, false).map((section) => sectionLines(section).join('\n'));
    const known = this.#seen.get(seat) ?? new Set();
    for (const text of texts) if (!known.has(text)) say(desk.context, text);
    this.#seen.set(seat, new Set(texts));
  }

  #paper(view: MatchView, ask: AskView): Paper | undefined {
    const { match, notation, messages } = this.#setup.desk;
    return notation && paperFor(match.module.info, { notation, lang: messages.lang }, view, ask);
  }

  /** A question whose answer is written, line by line. */
  async #write(view: MatchView, ask: AskView, paper: Paper) {
    const { desk } = this.#setup;
    const texts = desk.textsOf(view);
    const choice = questionText(desk, view, { ...ask, each: undefined });
    say(
      desk.context,
      inked('bold', desk.context.messages.text('play/turn', { role: texts.begun(texts.member(ask.role)), choice })),
    );
    return await writeLines({ desk, view, ask, paper });
  }

  /**
   * If something is hidden, the player who is asked first sees what they have missed, in their own view of the match.
   * Returns false if the player leaves.
   */
  async #sit(seat: string): Promise<boolean> {
    if (!this.#hides) return true;
    if (!(await this.#handOver(seat))) return false;
    this.#viewer = seat;
    this.#tellLog();
    return true;
  }

  /** Before another person reads, what was shown goes from the screen. */
  async #handOver(seat: string): Promise<boolean> {
    const { desk, players } = this.#setup;
    const { io } = desk.context;
    if (io.clear === undefined || players.people.length < 2 || this.#viewer === seat) return true;
    if (this.#viewer !== undefined) {
      if (!(await this.#entered(desk.context.messages.text('play/done')))) return false;
      io.clear();
    }
    return await this.#entered(desk.context.messages.text('play/hand-over', { seat: this.#seatName(seat) }));
  }

  /** Waits for Enter; false when the player leaves instead. */
  async #entered(prompt: string): Promise<boolean> {
    const { desk } = this.#setup;
    const line = await readLine(desk, prompt);
    return line !== undefined && typedCommand(desk.context.messages, line, () => false)?.command !== 'quit';
  }

  #seatName(seat: string): string {
    const { match, messages } = this.#setup.desk;
    const path = `seats/${match.save().seats}/${seat}`;
    return messages.has(path) ? messages.text(path) : seat;
  }

  #decide(answer: Answer | undefined): void {
    const { desk } = this.#setup;
    const decided = answer === undefined ? undefined : desk.match.decide(answer, this.#viewer, this.#role);
    if (decided?.ok !== false) return;
    tell(desk, 'play/refused', { reasons: reasonsText(desk.messages, decided.reasons) });
    if (decided.fits !== undefined) tell(desk, 'play/fits', { answer: answerShown(decided.fits) });
  }

  /** Takes back to the last question a person was asked: answers of bots would only be given again. */
  #back(): true {
    const { desk, players } = this.#setup;
    const { match } = desk;
    if (!match.undo()) tell(desk, 'play/nothing-to-undo');
    else this.#shownTo = '';
    while (players.botOf(match.ask([])?.seat ?? '') && match.undo());
    for (const [seat, shown] of this.#shownUpTo)
      this.#shownUpTo.set(seat, Math.min(shown, match.view(seat === '' ? undefined : seat).log.length));
    return true;
  }

  #tellLog(): void {
    const { desk } = this.#setup;
    const view = desk.match.view(this.#viewer);
    const shown = this.#shownUpTo.get(this.#viewer ?? '') ?? 0;
    tellLines(desk, view, view.log.slice(shown));
    this.#shownUpTo.set(this.#viewer ?? '', view.log.length);
  }

  #quit(view: MatchView, path: string): MatchView {
    tell(this.#setup.desk, path, { decisions: view.decisions });
    return view;
  }

  #end(view: MatchView): MatchView {
    const { desk } = this.#setup;
    const won = view.winners.length > 0 ? 'play/won' : 'play/nobody';
    const path = { won, drawn: 'play/drawn', fault: 'play/fault', running: 'play/quit' }[view.status];
    const winners = view.winners.map((seat) => this.#seatName(seat)).join(', ');
    tell(desk, path, { winners, decisions: view.decisions });
    if (view.fault === undefined && view.reason !== undefined)
      tell(desk, 'play/because', { reason: desk.messages.text(view.reason) });
    return view;
  }
}
