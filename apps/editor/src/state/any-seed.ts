/** A seed that nobody can guess, from 0 to 2^31 - 1. */
export const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 1;
