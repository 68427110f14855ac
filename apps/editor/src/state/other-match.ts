import type { PersistedSession } from './persistence.ts';

/** Another match than the one that was left, which becomes an earlier one. */
export const insteadOf = (kept: PersistedSession, other: PersistedSession): PersistedSession => {
  const previous = kept.save && kept.save.decisions.length > 0 ? [{ save: kept.save, at: kept.at }] : [];
  return { ...kept, ...other, previousGames: [...(kept.previousGames ?? []), ...previous] };
};
