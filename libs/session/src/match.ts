import { readAnswer, writeAnswer } from './answer.ts';
import { Asking, isForeign } from './asking.ts';
import { branchesOf, branchViews, savedBranches } from './branches.ts';
import { changes } from './changes.ts';
import type { Answer, ByHand, Decision, ForcedDice, Lost, MatchView, Save } from './contract.ts';
import { type Act, type Course, isByHand, isSameCourse, sameAct, sharedBy, withCourse } from './courses.ts';
import { doByHand } from './hand/act.ts';
import { isOfBeginning } from './hand/beginning.ts';
import { decideForced, startForced } from './hand/decide-forced.ts';
import { diceProblem } from './hand/forced-dice.ts';
import type { Playable } from './hand/playable.ts';
import { actOf, History, type Step } from './history.ts';
import { type KnownDecision, knownDecision } from './known-decision.ts';
import { givenIn } from './lanes.ts';
import { fullLog, seenNumbers } from './log.ts';
import type { Decided, Match } from './match-shape.ts';
import { type MoveSummary, moveSummaries, phaseChanges } from './move-summaries.ts';
import { optionCodes, optionNames } from './option-slots.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { type Question, seatOfRole } from './question.ts';
import { refusalOf } from './refusal.ts';
import { retaken } from './resume.ts';
import { keptCourse } from './saved-course.ts';
import { seatView } from './seat-view.ts';
import { layoutIndex, type Setup } from './setup.ts';
import { type Event, positionView, readFields } from './view.ts';

export function createMatch(module: Playable, setup: Setup): Match {
  const seats = layoutIndex(module.info, setup.seats);
  if (seats < 0) throw new RangeError(`there is no seat layout "${setup.seats}"`);
  return new Played(module, setup, seats);
}

class Played extends Asking implements Match {
  readonly #setup: Setup;
  readonly #options: Int32Array;
  readonly #start: (S: Int32Array) => void;
  readonly #history = new History();
  /** Decisions after the last step that the current rules don't allow. */
  #rest: Course = [];
  /** Courses that were left. */
  #left: readonly Course[] = [];
  /** The last save with everything that was undone; moving along the match doesn't change it. */
  #saved: { readonly line: Course; readonly left: readonly Course[]; readonly save: Save } | undefined;

  constructor(module: Playable, setup: Setup, seats: number) {
    super(module);
    this.#setup = setup;
    this.#options = optionCodes(module.info, setup.options ?? {});
    this.#start = (S) => module.start(S, setup.seed | 0, seats, this.#options);
    const begun = startForced(module, this.position, [], this.#start);
    this.#history.push(this.position, undefined, begun.ok ? begun.events : []);
  }

  protected past(): readonly Step[] {
    return this.#history.past();
  }

  view(seat?: string): MatchView {
    return this.#view({ ask: this.ask([], seat), ...this.together(seat) }, seat);
  }

  viewAt(decisions: number, seat?: string): MatchView | undefined {
    const { cursor } = this.#history;
    if (!this.goto(decisions, seat)) return undefined;
    const view = this.#view({ ask: undefined, waiting: [], given: [] }, seat);
    this.#move(cursor);
    return view;
  }

  actsOf(decision: number, seat?: string): readonly number[] {
    return this.#numbers(seat).flatMap((number, act) => (number === decision ? [act] : []));
  }

  #view(asked: Pick<MatchView, 'ask' | 'waiting' | 'given'>, seat: string | undefined): MatchView {
    const { before, cursor } = this.#history;
    const numbers = this.#numbers(seat);
    const made = numbers.at(-1) ?? 0;
    const known = numbers[cursor] ?? 0;
    const [undoable, redoable] = [known > 0, made > known];
    const branches = this.#branches(seat === undefined ? undefined : numbers);
    const pending = this.#rest.length;
    const common = { decisions: known, undoable, redoable, made, pending, branches, ...asked };
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
    const line = this.course;
    return branchViews(this.module, this.#history.all(), branchesOf(this.#left, line), line, numbers);
  }

  decide(answer: Answer, seat?: string, role?: string, by?: Decision['by']): Decided {
    if (this.asks().length === 0) return refused('session/over');
    const decided = this.at({ seat, role }, (question) => this.#decide(question, answer, seat, by));
    return decided ?? refused('session/other-role');
  }

  #decide(question: Question, answer: Answer, seat: string | undefined, by: Decision['by']): Decided {
    if (isForeign(question, seat)) return refused('session/other-seat');
    if (!writeAnswer(this.sight(seat)?.module ?? this.module, question.choice, answer))
      return refused('session/no-such-answer');
    const verdict = this.module.validate(this.position);
    if (verdict !== 0) return refusalOf(this.module, this.position, this.scratch, question, verdict);
    return this.#take(question, by);
  }

  put(act: ByHand): Decided {
    if (this.#setup.real) return refused('hand/real');
    if (sameAct(this.#history.next, act)) return this.#again();
    if (act.hand === 'dice' && isOfBeginning(this.module, this.#history.past(), act)) return this.#beginAnew(act);
    const why = doByHand(this.module, this.position, act);
    if (why !== undefined) return refused(why);
    return this.#push(act, []);
  }

  /** Sets the match up again; forced results are used on the way. */
  #beginAnew(act: ForcedDice): Decided {
    const position = new Int32Array(this.position.length);
    const why = diceProblem(this.module, position, act);
    if (why !== undefined) return refused(why);
    const begun = startForced(this.module, position, [...this.#history.forced, act], this.#start);
    if (!begun.ok) return refused(begun.why);
    this.position.set(position);
    return this.#push(act, begun.events, begun.met, true);
  }

  rewrite(at: number, remove: number, acts: Course): Lost | undefined {
    if (this.#setup.real) return { index: at, why: 'hand/real' };
    const was = this.course;
    if (!this.#move(Math.min(at, this.#history.all().length - 1))) return { index: at, why: 'session/over' };
    this.#history.cut();
    this.#rest = [];
    const line = [...was.slice(0, at), ...acts, ...was.slice(at + remove)];
    const lost = this.resume(line.slice(this.cursor));
    this.#left = withCourse(this.#left, was);
    return lost;
  }

  retake(role: string, seat?: string): boolean {
    if (seat !== undefined && seatOfRole(this.module, this.position, role) !== seat) return false;
    const past = this.#history.past();
    const given = givenIn(this.module, past);
    if (!given.some((one) => one.role === role)) return false;
    const latest = !this.#goesOn;
    const since = past.findIndex(({ decision }) => decision !== undefined && decision === given[0]);
    // The answers of the others are given again, as if this role hadn't answered yet.
    this.#history.move(since - past.length, this.position);
    // Changing an answer that nothing depends on yet doesn't start another course.
    if (latest) this.#history.cut();
    for (const act of past.slice(since).flatMap((step) => actOf(step) ?? []))
      if (isByHand(act)) this.put(act);
      else if (act.role !== role) this.decide(act.answer, undefined, act.role, act.by);
    return true;
  }

  /** Gives the legal answer in the scratch array, and keeps it as people would write it. */
  #take({ choice, role }: Question, by: Decision['by']): Decided {
    const made = { choice: choice.path, role, answer: readAnswer(this.module, choice) };
    const decision: Decision = by === undefined ? made : { ...made, by };
    if (sameAct(this.#history.next, decision)) return this.#again();
    const ran = decideForced(this.module, this.position, this.#history.forced);
    return ran.ok ? this.#push(decision, ran.events, ran.met) : refused(ran.why);
  }

  /** Repeating what was done here before continues along the same course. */
  #again(): Decided {
    this.#history.move(1, this.position);
    return { ok: true };
  }

  #push(act: Act, events: readonly Event[], met: readonly ForcedDice[] = [], anew = false): Decided {
    const was = this.#goesOn ? this.course : undefined;
    this.#rest = [];
    this.#history.push(this.position, act, events, met, anew);
    if (was) this.#left = withCourse(this.#left, was);
    return { ok: true };
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

  resume(course: Course): Lost | undefined {
    const begun = this.#history.cursor;
    const { taken, why } = retaken(this, course);
    this.#rest = course.slice(taken);
    return why === undefined ? undefined : { index: begun + taken, why };
  }

  follow(branch: number): Lost | undefined {
    const was = this.course;
    const course = branchesOf(this.#left, was)[branch];
    if (course === undefined) return undefined;
    this.#move(Math.min(sharedBy(course, was), this.#history.all().length - 1));
    this.#history.cut();
    this.#rest = [];
    this.#left = withCourse(
      this.#left.filter((one) => one !== course),
      was,
    );
    return this.resume(course.slice(this.#history.cursor));
  }

  keep(course: Course): void {
    const line = this.course;
    // Shared steps are the same objects, so that comparing them stays fast.
    const shared = sharedBy(course, line);
    this.#left = withCourse(this.#left, [...line.slice(0, shared), ...course.slice(shared)]);
  }

  get course(): Course {
    return [...this.#history.course, ...this.#rest];
  }

  get otherCourses(): readonly Course[] {
    return branchesOf(this.#left, this.course);
  }

  steps(seat?: string): readonly MoveSummary[] {
    return moveSummaries(this.module, this.#history.all(), seat);
  }

  outcomes(seat?: string): readonly Outcome[] {
    return outcomesOf(this.module, this.#history.all(), seat);
  }

  phases(seat?: string): ReturnType<typeof phaseChanges> {
    return phaseChanges(this.module, this.#history.all(), seat);
  }

  decisionKnown(number: number, seat: string): KnownDecision | undefined {
    return knownDecision(this.module, this.#history.past(), number, seat);
  }

  positionAt(step: number): Int32Array | undefined {
    return this.#history.all()[step]?.position;
  }

  /** Whether there is anything after the cursor. */
  get #goesOn(): boolean {
    return this.#history.next !== undefined || this.#rest.length > 0;
  }

  get cursor(): number {
    return this.#history.cursor;
  }

  /** For each step, including undone ones, the number by which it is known. */
  #numbers(seat: string | undefined): readonly number[] {
    const steps = this.#history.all();
    return seat === undefined ? steps.map((_, number) => number) : seenNumbers(this.module, steps, seat);
  }

  save(undone = false): Save {
    if (!undone) return this.#save(this.course.slice(0, this.cursor), {});
    const [line, left, saved] = [this.course, this.#left, this.#saved];
    if (saved?.left === left && isSameCourse(saved.line, line)) return saved.save;
    const save = this.#save(line, savedBranches(branchesOf(left, line), line));
    this.#saved = { line, left, save };
    return save;
  }

  #save(line: Course, branches: Pick<Save, 'branches'>): Save {
    const { id, version, digest } = this.module.info;
    const kept = keptCourse(line);
    const options = optionNames(this.module.info, this.#options);
    const { seats, seed, variants = [], real = false } = this.#setup;
    const setup = { variants, seats, options, seed: seed | 0 };
    return { format: 1, ruleset: id, version, digest, ...setup, ...kept, ...branches, ...(real ? { real } : {}) };
  }
}

const refused = (reason: string): Decided => ({ ok: false, reasons: [reason] });
