import type { Done } from './worker.ts';

/** Milliseconds of the processor that one check may take. */
const MOST = 5000;

const isSlow = ({ ms }: Done): boolean => ms > MOST;
export const isBad = (one: Done): boolean => one.troubles.length > 0 || isSlow(one);

const countOf = (done: readonly Done[], what: string): number =>
  done.filter(({ troubles }) => troubles.some((one) => one.what === what)).length;

/** A line for each of what `by` tells apart. */
export function table(done: readonly Done[], by: (one: Done) => string): string {
  const lines = [...Map.groupBy(done, by)].map(([name, own]) => `${name.padEnd(26)}${totals(own)}`);
  return `${lines.join('\n')}\n`;
}

export function totals(done: readonly Done[]): string {
  const crashes = countOf(done, 'crash') + countOf(done, 'thrown');
  const slowest = Math.max(0, ...done.map(({ ms }) => ms)) / 1000;
  const parts = [
    `${done.length} files`,
    `${crashes} crashes`,
    `${done.filter(isSlow).length} over ${MOST / 1000} s`,
    `${countOf(done, 'unplaced')} with a finding without a place`,
    `slowest ${slowest.toFixed(1)} s`,
  ];
  return parts.join(', ');
}
