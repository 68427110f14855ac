import { readAnswer } from './answer.ts';
import { askView, picksAsAnswer, type Scratch, scratchFor } from './ask.ts';
import type { Answer, AskView, MatchView, Waiting } from './contract.ts';
import { type Foreseen, foreseen } from './foreseen.ts';
import type { Playable } from './hand/playable.ts';
import type { Step } from './history.ts';
import { givenIn } from './lanes.ts';
import { asSeen } from './log.ts';
import { notAsked, ordered } from './masked.ts';
import { askNumber, atAsk, openQuestions, type Whose } from './open-asks.ts';
import { type Question, seatOfRole } from './question.ts';
import { type Sight, sightOf } from './sight.ts';

/** What is asked in a position, as each seat may see it, and what an answer would be. */
export abstract class Asking {
  readonly module: Playable;
  readonly position: Int32Array;
  protected readonly scratch: Scratch;

  constructor(module: Playable) {
    this.module = module;
    this.position = new Int32Array(module.layout.size);
    this.scratch = scratchFor(module.info);
  }

  /** The steps that led to the position. */
  protected abstract past(): readonly Step[];

  ask(picked: readonly string[], seat?: string, role?: string, first?: readonly string[]): AskView | undefined {
    const sight = this.sight(seat);
    return this.at({ seat, role }, (question) => {
      const masked = sight && notAsked(sight, this.position, question);
      if (masked) return masked;
      const whole = askView(sight?.module ?? this.module, this.position, this.scratch, { picked, first });
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

  /** Who still has to answer, and what has been answered so far, as far as the seat may know. */
  protected together(seat: string | undefined): Pick<MatchView, 'waiting' | 'given'> {
    const given = givenIn(this.module, this.past());
    const asks = this.asks();
    if (seat === undefined) return { waiting: asks, given };
    const sight = this.sight(seat);
    const waiting = asks.flatMap((one) => {
      const masked = sight && this.at({ role: one.role }, (question) => notAsked(sight, this.position, question));
      return masked?.sight === 'busy' ? [] : [{ ...one, choice: masked ? masked.choice : one.choice }];
    });
    const own = given.filter(({ role }) => seatOfRole(this.module, this.position, role) === seat);
    return { waiting, given: own.map((decision) => asSeen(sight, this.module, decision)) };
  }

  /** Selects the question that is meant; if the seat has none, the first open one. */
  protected at<T>(whose: Whose, look: (question: Question) => T): T | undefined {
    const open = openQuestions(this.module, this.position);
    const number = Math.max(askNumber(open, whose), askNumber(open, { role: whose.role }));
    const question = open[number];
    return question && atAsk(this.module, this.position, number, () => look(question));
  }

  protected sight(seat: string | undefined): Sight | undefined {
    return seat === undefined ? undefined : sightOf(this.module, this.position, seat);
  }

  answerOf(picked: readonly string[], seat?: string, role?: string, first?: readonly string[]): Answer | undefined {
    const seen = this.sight(seat)?.module ?? this.module;
    return this.at({ seat, role }, (question) =>
      isForeign(question, seat) ? undefined : picksAsAnswer(seen, this.position, question.choice, { picked, first }),
    );
  }

  foresee(answer: Answer, seat?: string, role?: string): Foreseen | undefined {
    return this.at({ seat, role }, (question) =>
      isForeign(question, seat)
        ? undefined
        : foreseen(this.module, this.position, { question, answer, sight: this.sight(seat) }),
    );
  }

  suggest(random: (n: number) => number, seat?: string, role?: string): Answer | undefined {
    const seen = this.sight(seat)?.module ?? this.module;
    return this.at({ seat, role }, (question) => {
      if (isForeign(question, seat)) return undefined;
      this.module.answer.fill(0);
      this.module.sample(this.position, random);
      return readAnswer(seen, question.choice);
    });
  }
}

/** Whether the question is for a different seat than the one that wants to answer. */
export const isForeign = (question: Question, seat: string | undefined): boolean =>
  seat !== undefined && seat !== question.seat;
