import { DEVIATIONS } from '../wilson.ts';
import type { Pairing } from './ladder.ts';

/** How strong a bot is in Elo, beside the first one, which has 0; and where that lies with 95 % confidence. */
export interface Rating {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** So many points mean ten wins for each loss. */
const TENFOLD = 400;
const PER_LOG = TENFOLD / Math.LN10;
/** One drawn game that nobody played, so that whoever won all is not infinitely strong. */
const PRIOR = 1;
const STEPS = 200;

const winning = (ahead: number): number => 1 / (1 + Math.exp(-ahead));

/** The strengths that make the results most likely (Bradley and Terry), and how sure that is. */
export function ratingsOf(bots: number, pairings: readonly Pairing[]): readonly Rating[] {
  const strengths = Array.from({ length: bots }, () => 0);
  for (let step = 0; step < STEPS; step += 1) {
    const rest = solved(informationOf(strengths, pairings), slopeOf(strengths, pairings));
    for (let i = 1; i < bots; i += 1) strengths[i] = (strengths[i] ?? 0) + clamp(rest[i - 1] ?? 0);
  }
  const information = informationOf(strengths, pairings);
  return strengths.map((strength, i) => {
    const unit = Array.from({ length: bots - 1 }, (_, k) => Number(k === i - 1));
    const variance = i === 0 ? 0 : (solved(information, unit)[i - 1] ?? 0);
    const reach = DEVIATIONS * Math.sqrt(Math.max(0, variance));
    return { elo: strength * PER_LOG, low: (strength - reach) * PER_LOG, high: (strength + reach) * PER_LOG };
  });
}

/** Newton's steps are too long where nearly all was won. */
const clamp = (step: number): number => Math.max(-1, Math.min(1, step));

/** How the logarithm of the likelihood grows with each strength but the first. */
function slopeOf(strengths: readonly number[], pairings: readonly Pairing[]): readonly number[] {
  const slope = strengths.map(() => 0);
  for (const { a, b, score, games } of pairings) {
    const won = score + PRIOR / 2 - (games + PRIOR) * winning((strengths[a] ?? 0) - (strengths[b] ?? 0));
    slope[a] = (slope[a] ?? 0) + won;
    slope[b] = (slope[b] ?? 0) - won;
  }
  return slope.slice(1);
}

/** Fisher's information: how sharply the likelihood falls off. */
function informationOf(strengths: readonly number[], pairings: readonly Pairing[]): readonly (readonly number[])[] {
  const rows = strengths.map(() => strengths.map(() => 0));
  const add = (i: number, k: number, weight: number): void => {
    const row = rows[i];
    if (row) row[k] = (row[k] ?? 0) + weight;
  };
  for (const { a, b, games } of pairings) {
    const p = winning((strengths[a] ?? 0) - (strengths[b] ?? 0));
    const weight = (games + PRIOR) * p * (1 - p);
    for (const [i, k, sign] of [
      [a, a, 1],
      [b, b, 1],
      [a, b, -1],
      [b, a, -1],
    ] as const)
      add(i, k, sign * weight);
  }
  return rows.slice(1).map((row) => row.slice(1));
}

/** Solves equations by elimination; rows that say nothing give 0. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (const [i, pivot] of rows.entries()) {
    const head = pivot[i] ?? 0;
    if (Math.abs(head) < Number.EPSILON) continue;
    for (let k = 0; k < pivot.length; k += 1) pivot[k] = (pivot[k] ?? 0) / head;
    for (const [j, row] of rows.entries()) {
      const factor = row[i] ?? 0;
      if (j === i || factor === 0) continue;
      for (let k = 0; k < row.length; k += 1) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}
