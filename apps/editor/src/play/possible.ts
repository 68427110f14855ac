import type { GameInfo } from '@sandtable/engine';
import { type Save, setupProblems } from '@sandtable/session';

/** An edit may take an option or its value away; what is left can be played. */
export const possible = (info: GameInfo, seats: string, chosen: Save['options']): Save['options'] =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([k, v]) => setupProblems(info, { seats, seed: 0, options: { [k]: v } }).length === 0,
    ),
  );
