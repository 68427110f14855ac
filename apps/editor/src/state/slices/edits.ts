import type { OtherPosition } from '@sandtable/board';
import type { ChangedMoves } from '@sandtable/session';
import type { Stack } from '../../workers/stack.ts';

/** What edits of the rules change in the match that is played. */
export interface EditsState {
  /** The rules that the match was played by until they were edited; undefined while nothing was edited. */
  readonly rulesBefore: Stack | undefined;
  /** Moves that turn out differently since; undefined until that is known. */
  readonly changedMoves: ChangedMoves | undefined;
  /** The one of them that is evaluated, by its number. */
  readonly changedMove: number | undefined;
  /** How it turned out before the edit. */
  readonly otherwise: OtherPosition | undefined;
}

/** Forgotten when another ruleset is opened. */
export const editsReset = {
  rulesBefore: undefined,
  changedMoves: undefined,
  changedMove: undefined,
  otherwise: undefined,
} as const satisfies EditsState;

export const initialEdits: EditsState = { ...editsReset };
