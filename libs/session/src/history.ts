import type { Decision } from './contract.ts';
import type { Event } from './view.ts';

/** A position the match has rested at, the decision that led there and what happened on the way. */
export interface Step {
  readonly position: Int32Array;
  readonly decision: Decision | undefined;
  /** What happened on the way, as codes. */
  readonly events: readonly Event[];
}

/**
 * The positions of a match, in order, with a cursor. Positions are copies; those that are dropped when a new decision
 * is taken after an undo go back into a pool, so a long session settles at a fixed number of buffers.
 */
export class History {
  readonly #steps: Step[] = [];
  readonly #pool: Int32Array[] = [];
  #cursor = -1;

  push(S: Int32Array, decision: Decision | undefined, events: readonly Event[]): void {
    this.cut();
    const position = this.#pool.pop() ?? new Int32Array(S.length);
    position.set(S);
    this.#steps.push({ position, decision, events });
    this.#cursor++;
  }

  /** Forgets the steps behind the cursor. */
  cut(): void {
    for (const dropped of this.#steps.splice(this.#cursor + 1)) this.#pool.push(dropped.position);
  }

  /** Moves the cursor if there is something to move to; puts that position into `S`. */
  move(by: number, S: Int32Array): boolean {
    const step = this.#steps[this.#cursor + by];
    if (step === undefined) return false;
    this.#cursor += by;
    S.set(step.position);
    return true;
  }

  /** Steps there are, with those that were undone. */
  all(): readonly Step[] {
    return this.#steps;
  }

  /** Number of the step at the cursor; the start is 0. */
  get cursor(): number {
    return this.#cursor;
  }

  /** The decision behind the cursor, if one was undone. */
  get next(): Decision | undefined {
    return this.#steps[this.#cursor + 1]?.decision;
  }

  /** The decisions of all steps. */
  get course(): readonly Decision[] {
    return this.#steps.flatMap(({ decision }) => decision ?? []);
  }

  /** The number of the step before the last decision that a person made; one step back where nobody made any. */
  get beforeOwn(): number {
    const own = this.past().findLastIndex(({ decision }) => decision !== undefined && decision.by === undefined);
    return own < 0 ? this.#cursor - 1 : own - 1;
  }

  /** The number of the step behind the next decision and those of bots that follow it. */
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
