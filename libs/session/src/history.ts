import type { ByHand, Decision, ForcedDice } from './contract.ts';
import { type Act, type Course, isByHand } from './courses.ts';
import type { Event } from './view.ts';

/** A position at which the match was waiting, what led to it, and what happened on the way. */
export interface Step {
  readonly position: Int32Array;
  readonly decision: Decision | undefined;
  /** What led to it, if it wasn't a decision. */
  readonly hand?: ByHand | undefined;
  /** Forced results on the way. */
  readonly forced?: readonly ForcedDice[] | undefined;
  /** What happened on the way, as codes. */
  readonly events: readonly Event[];
  /** The match was set up again, with the forced results. */
  readonly anew?: boolean;
}

/**
 * The positions of a match, in order, with a cursor. Positions are copies; those that are dropped when a new decision
 * is made after an undo go back into a pool, so a long session settles at a fixed number of buffers.
 */
export class History {
  readonly #steps: Step[] = [];
  readonly #pool: Int32Array[] = [];
  #cursor = -1;

  push(
    S: Int32Array,
    act: Act | undefined,
    events: readonly Event[],
    forced: readonly ForcedDice[] = [],
    anew = false,
  ): void {
    this.cut();
    const position = this.#pool.pop() ?? new Int32Array(S.length);
    position.set(S);
    const led = act && isByHand(act) ? { decision: undefined, hand: act } : { decision: act };
    this.#steps.push({ position, ...led, events, ...(forced.length > 0 ? { forced } : {}), ...(anew ? { anew } : {}) });
    this.#cursor++;
  }

  /** Forgets the steps after the cursor. */
  cut(): void {
    for (const dropped of this.#steps.splice(this.#cursor + 1)) this.#pool.push(dropped.position);
  }

  /** Moves the cursor if there is a step to move to, and copies that position into `S`. */
  move(by: number, S: Int32Array): boolean {
    const step = this.#steps[this.#cursor + by];
    if (step === undefined) return false;
    this.#cursor += by;
    S.set(step.position);
    return true;
  }

  /** The number of steps, including those that were undone. */
  all(): readonly Step[] {
    return this.#steps;
  }

  /** The number of the step at the cursor; the start is 0. */
  get cursor(): number {
    return this.#cursor;
  }

  /** The step after the cursor, if one was undone. */
  get next(): Act | undefined {
    const step = this.#steps[this.#cursor + 1];
    return step && actOf(step);
  }

  /** The decisions and manual edits of all steps. */
  get course(): Course {
    return this.#steps.flatMap((step) => actOf(step) ?? []);
  }

  /** Forced results up to the cursor. */
  get forced(): readonly ForcedDice[] {
    return this.past().flatMap(({ hand }) => (hand?.hand === 'dice' ? [hand] : []));
  }

  /** The number of the step before the last decision of a person; one step back if there is none. */
  get beforeOwn(): number {
    const own = this.past().findLastIndex(
      (step) => step.hand !== undefined || (step.decision !== undefined && step.decision.by === undefined),
    );
    return own < 0 ? this.#cursor - 1 : own - 1;
  }

  /** The number of the step after the next decision and the decisions of bots that follow it. */
  get afterNext(): number {
    let step = this.#cursor + 1;
    while (this.#steps[step + 1]?.decision?.by !== undefined) step++;
    return step;
  }

  /** Steps up to the cursor; the first is the start. */
  past(): readonly Step[] {
    return this.#steps.slice(0, this.#cursor + 1);
  }

  /** The position before the one at the cursor; undefined at the start. */
  get before(): Int32Array | undefined {
    return this.#steps[this.#cursor - 1]?.position;
  }
}

/** What led to a step; undefined at the start. */
export const actOf = ({ decision, hand }: Pick<Step, 'decision' | 'hand'>): Act | undefined => decision ?? hand;
