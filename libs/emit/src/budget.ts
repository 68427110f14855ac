/** Steps of a decision that may go on without end: statements of loops, turns of searches. */
export const STEPS = 2_000_000;
/**
 * How often a decision may begin a loop over members. Each ends by itself, but one in another in another need not end
 * before its player does.
 */
export const TURNS = 5_000_000;
/** What every entry of a module begins with. */
export const REFILL = `budget = ${STEPS}; turns = ${TURNS};`;
