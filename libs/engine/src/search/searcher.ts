import { agenda } from './agenda.ts';
import { grown } from './grown.ts';
import { type Numbering, numbering } from './numbering.ts';

/**
 * The states of one search during play. The caller enters states with their costs and asks for the next one: the
 * cheapest first, then the one with fewer steps, then the one that was entered first. Nothing is allocated once its
 * arrays have grown to what a game needs.
 */
export interface Searcher extends Numbering {
  /** Forgets all states. */
  open(): void;
  /** Enters a state, unless it was already entered at no higher cost and with no more steps. */
  enter(id: number, cost: number): void;
  /** The next state, or -1. States that are entered from now on are one step further. */
  next(): number;
  /** The cost of the state that was taken last. */
  spent(): number;
  /** The entry that was taken last; each entry knows the one it was entered from, or -1. */
  taken(): number;
  before(entry: number): number;
  /** The state of an entry. */
  stateOf(entry: number): number;
}

/**
 * With `states`, ids are numbers below it, given by the caller; if it is 0, a state is `words` numbers, written to
 * `state` before `find` and read there after `load`.
 */
export function searcher(states: number, words: number): Searcher {
  const names = numbering(words);
  const open = agenda();
  let stamps = new Int32Array(0);
  let latest = new Int32Array(0);
  let round = 0;
  let steps = -1;
  let cost = 0;
  let taken = -1;
  let parents = new Int32Array(0);

  const forget = (): void => {
    if (stamps.length < states) [stamps, latest] = [new Int32Array(states), new Int32Array(states)];
    if (round++ === 0x7fffffff) {
      stamps.fill(0);
      round = 1;
    }
    names.clear();
    open.clear();
    steps = -1;
    cost = 0;
    taken = -1;
  };

  const enter = (id: number, price: number): void => {
    if (id >= stamps.length) [stamps, latest] = [grown(stamps, id + 1), grown(latest, id + 1)];
    if (stamps[id] === round && !open.earlier(price, steps + 1, latest[id] ?? 0)) return;
    stamps[id] = round;
    const entry = open.add(id, price, steps + 1);
    latest[id] = entry;
    if (entry >= parents.length) parents = grown(parents, entry + 1);
    parents[entry] = taken;
  };

  const next = (): number => {
    for (let entry = open.take(); entry >= 0; entry = open.take()) {
      const id = open.id(entry);
      if (latest[id] !== entry) continue;
      cost = open.cost(entry);
      steps = open.steps(entry);
      taken = entry;
      return id;
    }
    return -1;
  };

  const { state, find, load, clear } = names;
  const before = (entry: number): number => parents[entry] ?? -1;
  const way = { taken: () => taken, before, stateOf: open.id };
  return { state, find, load, clear, open: forget, enter, next, spent: () => cost, ...way };
}
