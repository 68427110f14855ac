import type { GameModule } from '@sandtable/engine';
import { ordinalsOfSet, pickedOrdinal, readAnswer, writeAnswer } from './answer.ts';
import { askView, picksAsAnswer, reasonsFor, type Scratch, scratchFor } from './ask.ts';
import { changes } from './changes.ts';
import type { Answer, AskView, Decision, MatchView, Save, Waiting } from './contract.ts';
import { cellOrdinals, keyOrdinals } from './each.ts';
import { History } from './history.ts';
import { givenIn } from './lanes.ts';
import { asSeen, fullLog, seenNumbers } from './log.ts';
import { notAsked, ordered } from './masked.ts';
import { askNumber, atAsk, openQuestions, type Whose } from './open-asks.ts';
import { type Question, seatOfRole } from './question.ts';
import { seatView } from './seat-view.ts';
import { layoutIndex, optionCodes, optionNames, type Setup } from './setup.ts';
import { type Sight, sightOf } from './sight.ts';
import { positionView, readFields, takeEvents } from './view.ts';

export type Decided =
  | { readonly ok: true }
  /** `fits`: a legal answer that is near, where wishes decided. */
  | { readonly ok: false; readonly reasons: readonly string[]; readonly fits?: Answer };

/** One game being played: decisions, undo, what to show. */
export interface Match {
  readonly module: GameModule;
  /** The position at the cursor; a view on the match's own array, not to be written. */
  readonly position: Int32Array;
  /** The match as one seat may see it; without a seat, all of it. */
  view(seat?: string): MatchView;
  /**
   * The open question once `picked` is picked. Where several are asked at the same time it is that of `role`, else the
   * first of the seat's own, else the first; the same holds for all that follow.
   */
  ask(picked: readonly string[], seat?: string, role?: string): AskView | undefined;
  /** All questions that are open, in the order of their roles. */
  asks(): readonly Waiting[];
  /** Picks as an answer; undefined while something is left to pick. */
  answerOf(picked: readonly string[], seat?: string, role?: string): Answer | undefined;
  /** The answer names things as the seat knows them. */
  decide(answer: Answer, seat?: string, role?: string): Decided;
  /** Takes back what a role has answered while others are still to answer; false where there is nothing of that. */
  retake(role: string, seat?: string): boolean;
  /** A legal answer drawn at random, for bots and "surprise me". */
  suggest(random: (n: number) => number, seat?: string, role?: string): Answer | undefined;
  undo(): boolean;
  redo(): boolean;
  /** Goes to where so many decisions are made, as the seat counts them; those after it can be done again. */
  goto(decisions: number, seat?: string): boolean;
  /** How many decisions stand; `save(true)` holds those that were undone as well. */
  readonly cursor: number;
  save(undone?: boolean): Save;
}

export function createMatch(module: GameModule, setup: Setup): Match {
  const seats = layoutIndex(module.info, setup.seats);
  if (seats < 0) throw new RangeError(`there is no seat layout "${setup.seats}"`);
  return new Played(module, setup, seats);
}

class Played implements Match {
  readonly module: GameModule;
  readonly position: Int32Array;
  readonly #setup: Setup;
  readonly #options: Int32Array;
  readonly #scratch: Scratch;
  readonly #history = new History();

  constructor(module: GameModule, setup: Setup, seats: number) {
    this.module = module;
    this.position = new Int32Array(module.layout.size);
    this.#setup = setup;
    this.#options = optionCodes(module.info, setup.options ?? {});
    this.#scratch = scratchFor(module.info);
    module.events.enabled = true;
    module.events.clear();
    module.start(this.position, setup.seed | 0, seats, this.#options);
    this.#history.push(this.position, undefined, takeEvents(module));
  }

  view(seat?: string): MatchView {
    const { before, cursor } = this.#history;
    const numbers = this.#numbers(seat);
    const made = numbers.at(-1) ?? 0;
    const known = numbers[cursor] ?? 0;
    const [undoable, redoable] = [known > 0, made > known];
    const common = { undoable, redoable, made, ask: this.ask([], seat), ...this.#together(seat) };
    if (seat !== undefined) return { ...seatView(this.module, this.#history.past(), seat), ...common };
    const now = positionView(this.module, this.position);
    return {
      ...now,
      ...common,
      log: fullLog(this.module, this.#history.past()),
      changes: before ? changes(readFields(this.module, before), now.fields) : [],
    };
  }

  ask(picked: readonly string[], seat?: string, role?: string): AskView | undefined {
    const sight = this.#sight(seat);
    return this.#at({ seat, role }, (question) => {
      const masked = sight && notAsked(sight, this.position, question);
      if (masked) return masked;
      const whole = askView(sight?.module ?? this.module, this.position, this.#scratch, picked);
      return sight && whole ? ordered(sight, whole) : whole;
    });
  }

  asks(): readonly Waiting[] {
    return openQuestions(this.module, this.position).map(({ choice, role, seat }) => ({
      role,
      seat,
      choice: choice.path,
      ...(choice.anyone ? { anyone: true } : {}),
    }));
  }

  /** Who is still to answer, and what has been answered meanwhile, as far as the seat may know. */
  #together(seat: string | undefined): Pick<MatchView, 'waiting' | 'given'> {
    const given = givenIn(this.module, this.#history.past());
    const asks = this.asks();
    if (seat === undefined) return { waiting: asks, given };
    const sight = this.#sight(seat);
    const waiting = asks.flatMap((one) => {
      const masked = sight && this.#at({ role: one.role }, (question) => notAsked(sight, this.position, question));
      return masked?.sight === 'busy' ? [] : [{ ...one, choice: masked ? masked.choice : one.choice }];
    });
    const own = given.filter(({ role }) => seatOfRole(this.module, this.position, role) === seat);
    return { waiting, given: own.map((decision) => asSeen(sight, this.module, decision)) };
  }

  /** Looks at the question that is meant: where the seat has none, at the first that is open. */
  #at<T>(whose: Whose, look: (question: Question) => T): T | undefined {
    const open = openQuestions(this.module, this.position);
    const number = Math.max(askNumber(open, whose), askNumber(open, { role: whose.role }));
    const question = open[number];
    return question && atAsk(this.module, this.position, number, () => look(question));
  }

  #sight(seat: string | undefined): Sight | undefined {
    return seat === undefined ? undefined : sightOf(this.module, this.position, seat);
  }

  answerOf(picked: readonly string[], seat?: string, role?: string): Answer | undefined {
    const seen = this.#sight(seat)?.module ?? this.module;
    return this.#at({ seat, role }, ({ choice }) => picksAsAnswer(seen, this.position, choice, picked));
  }

  decide(answer: Answer, seat?: string, role?: string): Decided {
    if (this.asks().length === 0) return refused('session/over');
    const decided = this.#at({ seat, role }, (question) => this.#decide(question, answer, seat));
    return decided ?? refused('session/other-role');
  }

  #decide(question: Question, answer: Answer, seat: string | undefined): Decided {
    if (seat !== undefined && seat !== question.seat) return refused('session/other-seat');
    if (!writeAnswer(this.#sight(seat)?.module ?? this.module, question.choice, answer))
      return refused('session/no-such-answer');
    const verdict = this.module.validate(this.position);
    if (verdict !== 0) return this.#refusal(question, verdict);
    this.#take(question);
    return { ok: true };
  }

  retake(role: string, seat?: string): boolean {
    if (seat !== undefined && seatOfRole(this.module, this.position, role) !== seat) return false;
    const given = givenIn(this.module, this.#history.past());
    if (!given.some((one) => one.role === role)) return false;
    // What the others have said is said again, as if this one had not answered yet.
    this.#history.move(-given.length, this.position);
    for (const one of given) if (one.role !== role) this.decide(one.answer, undefined, one.role);
    return true;
  }

  suggest(random: (n: number) => number, seat?: string, role?: string): Answer | undefined {
    const seen = this.#sight(seat)?.module ?? this.module;
    return this.#at({ seat, role }, (question) => {
      if (seat !== undefined && seat !== question.seat) return undefined;
      this.module.answer.fill(0);
      this.module.sample(this.position, random);
      return readAnswer(seen, question.choice);
    });
  }

  /** The answer in the scratch array is legal: takes it, and keeps it as people would write it. */
  #take({ choice, role }: Question): void {
    const decision: Decision = { choice: choice.path, role, answer: readAnswer(this.module, choice) };
    this.module.events.enabled = true;
    this.module.events.clear();
    this.module.decide(this.position);
    this.#history.push(this.position, decision, takeEvents(this.module));
  }

  /** Where nothing speaks against the picks themselves, wishes may: then an answer that meets more is told as well. */
  #refusal(question: Question, verdict: number): Decided {
    const reasons = this.#reasons(question, verdict);
    const { choice } = question;
    if (!choice.wishes || this.module.witness === undefined || verdict === -1) return { ok: false, reasons };
    this.module.witness(this.position);
    if (this.module.validate(this.position) !== 0) return { ok: false, reasons };
    return { ok: false, reasons, fits: readAnswer(this.module, choice) };
  }

  /** All reasons against any pick of a set or an assignment. */
  #manyReasons(choice: Question['choice']): readonly string[] {
    const { module, position } = this;
    const { each } = choice;
    const cells = each
      ? keyOrdinals(module, position, each).map((key) => cellOrdinals(module, each, key))
      : [ordinalsOfSet(module, choice)];
    const all = cells.flatMap((ordinals, depth) =>
      ordinals.flatMap((ordinal) => reasonsFor(module, position, this.#scratch, depth, ordinal)),
    );
    return [...new Set(all)];
  }

  /** All reasons against the first pick that is out, else the one that the module names for the whole. */
  #reasons({ choice }: Question, verdict: number): readonly string[] {
    const named = this.module.info.reasons[verdict - 1];
    const many = choice.each || choice.form === 'some' ? this.#manyReasons(choice) : undefined;
    if (many) return many.length > 0 ? many : [named ?? 'session/not-allowed'];
    const depths = choice.form === 'menu' ? (choice.arms[this.module.answer[0] ?? 0]?.params.length ?? 0) : 0;
    for (let depth = 0; depth <= depths; depth++) {
      const pick = this.#pickAt(choice, depth);
      const reasons = pick < 0 ? [] : reasonsFor(this.module, this.position, this.#scratch, depth, pick);
      if (reasons.length > 0) return reasons;
    }
    return [named ?? 'session/not-allowed'];
  }

  #pickAt(choice: Question['choice'], depth: number): number {
    return choice.form === 'menu' ? (this.module.answer[depth] ?? 0) : pickedOrdinal(this.module, choice);
  }

  undo(): boolean {
    return this.#history.move(-1, this.position);
  }

  redo(): boolean {
    return this.#history.move(1, this.position);
  }

  goto(decisions: number, seat?: string): boolean {
    const step = this.#numbers(seat).lastIndexOf(decisions);
    return step >= 0 && this.#history.move(step - this.#history.cursor, this.position);
  }

  get cursor(): number {
    return this.#history.cursor;
  }

  /** Of each step, undone ones too, the number by which it is known. */
  #numbers(seat: string | undefined): readonly number[] {
    const steps = this.#history.all();
    return seat === undefined ? steps.map((_, number) => number) : seenNumbers(this.module, steps, seat);
  }

  save(undone = false): Save {
    const { id, version, digest } = this.module.info;
    const steps = undone ? this.#history.all() : this.#history.past();
    const decisions = steps.flatMap((step) => (step.decision ? [step.decision] : []));
    const options = optionNames(this.module.info, this.#options);
    const { seats, seed, variants = [] } = this.#setup;
    return { format: 1, ruleset: id, version, digest, variants, seats, options, seed: seed | 0, decisions };
  }
}

const refused = (reason: string): Decided => ({ ok: false, reasons: [reason] });
