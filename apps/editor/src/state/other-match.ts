import { leftBehind } from './left-behind.ts';
import type { PersistedSession } from './persistence.ts';

/** Another match than the one that was left, which becomes an earlier one. */
export const insteadOf = (kept: PersistedSession, other: PersistedSession): PersistedSession => ({
  ...{ ...kept, ...other },
  previousGames: leftBehind(kept),
});
