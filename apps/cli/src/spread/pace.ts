/** Long enough that handing out costs nothing, short enough that messages and interrupts are heard soon. */
const SHARE_MS = 40;

/** How many games at a time take about as long as a share should, by those that were played. */
export interface Pace {
  readonly games: number;
  /** A thread that plays one game for so long hears nothing meanwhile. */
  readonly isSlow: boolean;
}

export const firstPace: Pace = { games: 1, isSlow: false };

/** At most twice as many as before: the first games are slow, and one short game says little. */
export function paceAfter(games: number, ms: number): Pace {
  const fitting = Math.floor((games * SHARE_MS) / Math.max(ms, 0.01));
  return { games: Math.max(1, Math.min(games * 2, fitting)), isSlow: games === 1 && ms > 4 * SHARE_MS };
}
