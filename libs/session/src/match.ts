import type { GameModule } from '@sandtable/engine';
import { readAnswer, writeAnswer } from './answer.ts';
import { askView, picksAsAnswer, type Scratch, scratchFor } from './ask.ts';
import { branchesOf, branchViews, savedBranches } from './branches.ts';
import { changes } from './changes.ts';
import type { Answer, AskView, Decision, Lost, MatchView, Save, Waiting } from './contract.ts';
import { type Course, sameDecision, sharedBy, withCourse } from './courses.ts';
import { History } from './history.ts';
import { givenIn } from './lanes.ts';
import { asSeen, fullLog, seenNumbers } from './log.ts';
import { notAsked, ordered } from './masked.ts';
import type { Decided, Match } from './match-shape.ts';
import { askNumber, atAsk, openQuestions, type Whose } from './open-asks.ts';
import { type Question, seatOfRole } from './question.ts';
import { refusalReasons } from './refusal.ts';
import { retaken } from './resume.ts';
import { seatView } from './seat-view.ts';
import { layoutIndex, optionCodes, optionNames, type Setup } from './setup.ts';
import { type Sight, sightOf } from './sight.ts';
import { positionView, readFields, takeEvents } from './view.ts';

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
  /** What was decided behind the last step, and does not fit the rules as they are. */
  #rest: Course = [];
  /** Courses that were left. */
  #left: readonly Course[] = [];

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
    const branches = this.#branches(seat === undefined ? undefined : numbers);
    const pending = this.#rest.length;
    const common = { undoable, redoable, made, pending, branches, ask: this.ask([], seat), ...this.#together(seat) };
    if (seat !== undefined) return { ...seatView(this.module, this.#history.past(), seat), ...common };
    const now = positionView(this.module, this.position);
    return {
      ...now,
      ...common,
      log: fullLog(this.module, this.#history.past()),
      changes: before ? changes(readFields(this.module, before), now.fields) : [],
    };
  }

  #branches(numbers: readonly number[] | undefined): MatchView['branches'] {
    if (this.#left.length === 0) return [];
    const line = this.#line();
    return branchViews(this.module, this.#history.all(), branchesOf(this.#left, line), line, numbers);
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

  decide(answer: Answer, seat?: string, role?: string, by?: Decision['by']): Decided {
    if (this.asks().length === 0) return refused('session/over');
    const decided = this.#at({ seat, role }, (question) => this.#decide(question, answer, seat, by));
    return decided ?? refused('session/other-role');
  }

  #decide(question: Question, answer: Answer, seat: string | undefined, by: Decision['by']): Decided {
    if (seat !== undefined && seat !== question.seat) return refused('session/other-seat');
    if (!writeAnswer(this.#sight(seat)?.module ?? this.module, question.choice, answer))
      return refused('session/no-such-answer');
    const verdict = this.module.validate(this.position);
    if (verdict !== 0) return this.#refusal(question, verdict);
    this.#take(question, by);
    return { ok: true };
  }

  retake(role: string, seat?: string): boolean {
    if (seat !== undefined && seatOfRole(this.module, this.position, role) !== seat) return false;
    const given = givenIn(this.module, this.#history.past());
    if (!given.some((one) => one.role === role)) return false;
    const latest = !this.#goesOn;
    // What the others have said is said again, as if this one had not answered yet.
    this.#history.move(-given.length, this.position);
    // Who thinks better of an answer that nothing hangs on plays no other course.
    if (latest) this.#history.cut();
    for (const one of given) if (one.role !== role) this.decide(one.answer, undefined, one.role, one.by);
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
  #take({ choice, role }: Question, by: Decision['by']): void {
    const made = { choice: choice.path, role, answer: readAnswer(this.module, choice) };
    const decision: Decision = by === undefined ? made : { ...made, by };
    // Whoever decides what was decided here before goes on along the same course.
    if (sameDecision(this.#history.next, decision)) return void this.#history.move(1, this.position);
    const was = this.#goesOn ? this.#line() : undefined;
    this.#rest = [];
    this.#decided(decision);
    if (was) this.#left = withCourse(this.#left, was);
  }

  #decided(decision: Decision): void {
    this.module.events.enabled = true;
    this.module.events.clear();
    this.module.decide(this.position);
    this.#history.push(this.position, decision, takeEvents(this.module));
  }

  /** Where nothing speaks against the picks themselves, wishes may: then an answer that meets more is told as well. */
  #refusal(question: Question, verdict: number): Decided {
    const reasons = refusalReasons(this.module, this.position, this.#scratch, question, verdict);
    const { choice } = question;
    if (!choice.wishes || this.module.witness === undefined || verdict === -1) return { ok: false, reasons };
    this.module.witness(this.position);
    if (this.module.validate(this.position) !== 0) return { ok: false, reasons };
    return { ok: false, reasons, fits: readAnswer(this.module, choice) };
  }

  undo(): boolean {
    return this.#move(this.#history.beforeOwn);
  }

  redo(): boolean {
    return this.#move(this.#history.afterNext);
  }

  step(by: 1 | -1): boolean {
    return this.#history.move(by, this.position);
  }

  #move(step: number): boolean {
    return this.#history.move(step - this.#history.cursor, this.position);
  }

  goto(decisions: number, seat?: string): boolean {
    const step = this.#numbers(seat).lastIndexOf(decisions);
    return step >= 0 && this.#move(step);
  }

  resume(decisions: Course): Lost | undefined {
    const begun = this.#history.cursor;
    const { taken, why } = retaken(this, decisions);
    this.#rest = decisions.slice(taken);
    return why === undefined ? undefined : { index: begun + taken, why };
  }

  follow(branch: number): Lost | undefined {
    const was = this.#line();
    const course = branchesOf(this.#left, was)[branch];
    if (course === undefined) return undefined;
    this.#move(Math.min(sharedBy(course, was), this.#history.all().length - 1));
    this.#history.cut();
    this.#left = withCourse(
      this.#left.filter((one) => one !== course),
      was,
    );
    return this.resume(course.slice(this.#history.cursor));
  }

  keep(course: Course): void {
    const line = this.#line();
    // What is shared is the same objects, so that comparing them is quick ever after.
    const shared = sharedBy(course, line);
    this.#left = withCourse(this.#left, [...line.slice(0, shared), ...course.slice(shared)]);
  }

  /** The course that is followed, with what was undone and what does not fit now. */
  #line(): Course {
    return [...this.#history.course, ...this.#rest];
  }

  /** Whether anything lies behind the cursor. */
  get #goesOn(): boolean {
    return this.#history.next !== undefined || this.#rest.length > 0;
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
    const line = this.#line();
    const decisions = undone ? line : line.slice(0, this.cursor);
    const options = optionNames(this.module.info, this.#options);
    const { seats, seed, variants = [] } = this.#setup;
    const branches = undone ? savedBranches(branchesOf(this.#left, line), line) : {};
    const setup = { variants, seats, options, seed: seed | 0 };
    return { format: 1, ruleset: id, version, digest, ...setup, decisions, ...branches };
  }
}

const refused = (reason: string): Decided => ({ ok: false, reasons: [reason] });
