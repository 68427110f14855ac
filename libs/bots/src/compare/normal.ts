/** How many standard deviations around its mean hold such a share of a normal distribution (Abramowitz & Stegun 26.2.23). */
export function deviationsFor(share: number): number {
  const t = Math.sqrt(-2 * Math.log((1 - share) / 2));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return refined(t - above / below, (1 - share) / 2);
}

/** The formula is good to 4 digits; steps of Newton's make it exact. */
function refined(guess: number, tail: number): number {
  let z = guess;
  for (let i = 0; i < 3; i++) z += (tailOf(z) - tail) / (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI));
  return z;
}

/** What lies above so many deviations, as a continued fraction; for z of 1 and more. */
function tailOf(z: number): number {
  let fraction = z;
  for (let k = 60; k > 0; k--) fraction = z + k / fraction;
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) / fraction;
}
