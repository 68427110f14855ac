import { ascending, bound, descend, type Order, promising, type Search, shuffled } from './search.ts';

/** Steps of one search. Where they do not suffice, what was found until then counts. */
const STEPS = 20_000;
const RESTARTS = 20;

/** A question whose legal answers are looked for. */
export type Question = Pick<Search, 'shape' | 'rules' | 'table' | 'answer'>;

const first = (): boolean => true;

/** A search that ends with the first legal answer that meets so many wishes, or with the one that `found` takes. */
export const searchFor = (
  { shape, rules, table, answer }: Question,
  S: Int32Array,
  need: number,
  { order = ascending, found = first, remaining = STEPS }: Partial<Pick<Search, 'order' | 'found' | 'remaining'>> = {},
): Search => ({ shape, rules, table, answer, S, need, remaining, order, found });

export const attempt = (trial: Search): boolean => promising(trial) && descend(trial, 0);

/** Tries in the given order first; where the search is lost in a corner, in others from the beginning. */
export function meets(of: Question, S: Int32Array, need: number, order: Order = ascending): boolean {
  const trial = searchFor(of, S, need, { order });
  if (attempt(trial)) return true;
  for (let i = 1; trial.remaining < 0 && i <= RESTARTS; i++)
    if (attempt(searchFor(of, S, need, { order: shuffled(numbers(i)), remaining: STEPS / RESTARTS }))) return true;
  return false;
}

/** Looks for an answer that meets as many wishes as the bound says; if there is none, for better and better ones. */
export function most(of: Question, S: Int32Array): number {
  const { shape, rules, table } = of;
  if (shape.wishes === 'none') return 0;
  const top = bound({ shape, rules, table, S });
  if ((shape.wishes !== 'other' && !shape.such) || meets(of, S, top)) return top;
  let best = 0;
  while (best + 1 < top && meets(of, S, best + 1)) best = rules.met(S);
  return best;
}

/** Numbers that look random and are the same every time, so that a search is a function of the position. */
function numbers(seed: number): (n: number) => number {
  let x = Math.imul(seed, 0x9e3779b9);
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 0) / 2 ** 32) * n);
  };
}
