export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Of a normal distribution, 95% lie within so many standard deviations. */
export const DEVIATIONS = 1.959964;

/** Wilson's score interval for a share: where it lies with 95% confidence; sound for few games and for none or all. */
export function wilson(hits: number, trials: number, deviations = DEVIATIONS): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = hits / trials;
  const z2 = deviations ** 2 / trials;
  const middle = (share + z2 / 2) / (1 + z2);
  const reach = (deviations / (1 + z2)) * Math.sqrt((share * (1 - share) + z2 / 4) / trials);
  return { low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
