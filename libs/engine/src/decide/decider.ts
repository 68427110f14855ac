import { type Board, boardOf, look, lookAtAll } from './board.ts';
import type { DeciderRules, DeciderShape } from './rules.ts';
import { type Solver, solve, solverOf } from './solve.ts';

/** Decides yes-or-no questions that depend on each other. */
export interface Decider {
  /** 0 or 3 for each instance, and 2 while it is open; instances that don't exist have 0. */
  readonly known: Uint8Array;
  /** The number of open answers that the equation has read so far, and whether some are only assumed. */
  readonly board: Board;
  open(at: number): void;
  /** An equation that can't be evaluated while something is open depends on everything that is open. */
  openAll(): void;
  /** Finds all answers. Returns false if some depend on each other and no line decides. */
  solve(S: Int32Array): boolean;
}

export function decider(shape: DeciderShape, rules: DeciderRules): Decider {
  const size = shape.sizes.reduce((sum, n) => sum + n, 0);
  const board = boardOf(size);
  const solver: Solver = solverOf(shape, rules, board);
  return {
    known: board.known,
    board,
    open: (at) => look(board, at),
    openAll: () => lookAtAll(board),
    solve: (S) => solve(solver, S),
  };
}
