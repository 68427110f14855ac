import { DECISIONS, type GameModule } from '@sandtable/engine';
import { pickedOrdinal, readAnswer, writeAnswer } from './answer.ts';
import { askView, picksAsAnswer, reasonsFor, type Scratch, scratchFor } from './ask.ts';
import type { Answer, AskView, Decision, LogLine, MatchView, Save } from './contract.ts';
import { History } from './history.ts';
import { type Question, questionOf } from './question.ts';
import { layoutIndex, optionCodes, optionNames, type Setup } from './setup.ts';
import { positionView, readEvents } from './view.ts';

export type Decided = { readonly ok: true } | { readonly ok: false; readonly reasons: readonly string[] };

/** One game being played: decisions, undo, what to show. */
export interface Match {
  readonly module: GameModule;
  /** The position at the cursor; a view on the match's own array, not to be written. */
  readonly position: Int32Array;
  view(): MatchView;
  /** The open question once `picked` is picked. */
  ask(picked: readonly string[]): AskView | undefined;
  /** Picks as an answer; undefined while something is left to pick. */
  answerOf(picked: readonly string[]): Answer | undefined;
  decide(answer: Answer): Decided;
  /** A legal answer drawn at random, for bots and "surprise me". */
  suggest(random: (n: number) => number): Answer | undefined;
  undo(): boolean;
  redo(): boolean;
  save(): Save;
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
    this.#history.push(this.position, undefined, readEvents(module, 0));
  }

  view(): MatchView {
    return {
      ...positionView(this.module, this.position),
      ask: this.ask([]),
      log: this.#history.past().flatMap((step) => step.log),
      undoable: this.#history.undoable,
    };
  }

  ask(picked: readonly string[]): AskView | undefined {
    return askView(this.module, this.position, this.#scratch, picked);
  }

  answerOf(picked: readonly string[]): Answer | undefined {
    const question = questionOf(this.module.info, this.position);
    return question && picksAsAnswer(question.choice, picked);
  }

  decide(answer: Answer): Decided {
    const question = questionOf(this.module.info, this.position);
    if (question === undefined) return refused('session/over');
    if (!writeAnswer(this.module, question.choice, answer)) return refused('session/no-such-answer');
    const verdict = this.module.validate(this.position);
    if (verdict !== 0) return { ok: false, reasons: this.#reasons(question, verdict) };
    this.#take(question);
    return { ok: true };
  }

  suggest(random: (n: number) => number): Answer | undefined {
    const question = questionOf(this.module.info, this.position);
    if (question === undefined) return undefined;
    this.module.answer.fill(0);
    this.module.sample(this.position, random);
    return readAnswer(this.module, question.choice);
  }

  /** The answer in the scratch array is legal: takes it, and keeps it as people would write it. */
  #take({ choice, role }: Question): void {
    const decision: Decision = { choice: choice.path, role, answer: readAnswer(this.module, choice) };
    const number = (this.position[DECISIONS] ?? 0) + 1;
    this.module.events.enabled = true;
    this.module.events.clear();
    this.module.decide(this.position);
    this.#history.push(this.position, decision, [decisionLine(decision, number), ...readEvents(this.module, number)]);
  }

  /** All reasons against the first pick that is out, else the one that the module names for the whole. */
  #reasons({ choice }: Question, verdict: number): readonly string[] {
    const named = this.module.info.reasons[verdict - 1];
    if (choice.form === 'some') return [named ?? 'session/not-allowed'];
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

  save(): Save {
    const { id, version, digest } = this.module.info;
    const decisions = this.#history.past().flatMap((step) => (step.decision ? [step.decision] : []));
    const options = optionNames(this.module.info, this.#options);
    const { seats, seed } = this.#setup;
    return { format: 1, ruleset: id, version, digest, variants: [], seats, options, seed: seed | 0, decisions };
  }
}

const refused = (reason: string): Decided => ({ ok: false, reasons: [reason] });

function decisionLine(decision: Decision, number: number): LogLine {
  return {
    decision: number,
    path: decision.choice,
    sort: 'decision',
    args: { role: decision.role, ...shown(decision.answer) },
  };
}

/** An answer as arguments of a log line: `answer`, and the parameters of a menu by their names. */
function shown(answer: Answer): LogLine['args'] {
  if (typeof answer !== 'object' || Array.isArray(answer)) return { answer };
  return 'arm' in answer ? { ...answer.args, answer: answer.arm } : { answer };
}
