/** Runs that are spent on leaving things out. */
const TRIES = 600;

/** Of the numbers below `n` few that pass: stretches are left out as long as that passes, shorter and shorter ones. */
export function fewest(n: number, passes: (kept: readonly number[]) => boolean): readonly number[] {
  let kept: readonly number[] = Array.from({ length: n }, (_, i) => i);
  let tries = 0;
  for (let length = Math.ceil(n / 2); length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2)) {
    for (let at = 0; at < kept.length && tries < TRIES; ) {
      const without = kept.toSpliced(at, length);
      tries += 1;
      if (passes(without)) kept = without;
      else at += length;
    }
  }
  return kept;
}
