import { type Board, boardOf, look, lookAtAll } from './board.ts';
import type { DeciderRules, DeciderShape } from './rules.ts';
import { type Solver, solve, solverOf } from './solve.ts';

/** Yes-or-no questions that depend on each other. */
export interface Decider {
  /** By instance 0 or 3, and 2 where it is open while the block is solved; instances that are not there have 0. */
  readonly known: Uint8Array;
  /** Open answers that the equation has looked at so far, and whether some are only assumed. */
  readonly board: Board;
  open(at: number): void;
  /** An equation that can't be evaluated while something is open depends on everything that is open. */
  openAll(): void;
  /** Finds all answers. False where some depend on each other and no line says what is to be done. */
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
