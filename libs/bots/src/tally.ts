import { FAULT, FAULT_PLACE, FAULTED, FAULTS, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { roleName } from '@sandtable/session';
import { type Series, seedOf } from './series.ts';
import { DIGEST_RANGE, FAULTS_KEPT, type FaultSeen, noTotals, type Totals } from './totals.ts';

/** Counts games of a series as they end. */
export interface Tally {
  /** `S` is the position in which a game ended, after so many decisions. */
  count(game: number, decisions: number, S: Int32Array): void;
  totals(): Totals;
}

/** A game can be short, so nothing is made for each. */
export function createTally(series: Series): Tally {
  const { info } = series.module;
  let [games, decisions, won, drawn, limited, faults, longest, digest] = [0, 0, 0, 0, 0, 0, 0, 0];
  let { shortest } = noTotals;
  const wins = new Array<number>(info.kinds[info.roleKind]?.members.length ?? 0).fill(0);
  const firstFaults: FaultSeen[] = [];

  function countEnd(game: number, S: Int32Array): void {
    const status = S[STATUS] ?? RUNNING;
    if (status === WON) {
      won += 1;
      countWins(S, wins);
    } else if (status === FAULTED) {
      faults += 1;
      if (firstFaults.length < FAULTS_KEPT) firstFaults.push(faultSeen(series, game, S));
    } else if (status === RUNNING) limited += 1;
    else drawn += 1;
  }
  return {
    count(game, taken, S) {
      games += 1;
      decisions += taken;
      if (taken < shortest) shortest = taken;
      if (taken > longest) longest = taken;
      digest = (digest + hashOf(S, game)) % DIGEST_RANGE;
      countEnd(game, S);
    },
    totals: () => ({
      ...noTotals,
      ...{ games, decisions, shortest, longest, won, drawn, limited, faults, firstFaults, digest },
      winners: Object.fromEntries(wins.map((count, role) => [roleName(info, role), count])),
    }),
  };
}

function countWins(S: Int32Array, wins: number[]): void {
  for (let role = 0; role < wins.length; role++) wins[role] = (wins[role] ?? 0) + (((S[WINNERS] ?? 0) >>> role) & 1);
}

export const faultSeen = (series: Series, game: number, S: Int32Array): FaultSeen => ({
  game,
  seed: seedOf(series, game),
  fault: `fault/${FAULTS[S[FAULT] ?? 0] ?? 'none'}`,
  place: S[FAULT_PLACE] ?? -1,
});

/** FNV over words; enough to notice that one byte differs. */
function hashOf(S: Int32Array, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let i = 0; i < S.length; i++) {
    hash = Math.imul(hash ^ (S[i] ?? 0), 0x01000193);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
