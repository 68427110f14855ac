/**
 * What every entry of a module begins with. `budget` counts what may go on without end: statements of loops, turns of
 * searches. `turns` counts how often a loop over members is begun, which ends by itself, but one in another in another
 * need not end before its player does.
 */
export const REFILL = 'budget = 2000000; turns = 5000000;';
