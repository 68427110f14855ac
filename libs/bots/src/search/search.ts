import { ASK_CHOICE, ASK_ROLE, type GameModule, RUNNING, SEED, STATUS, WINNERS, WON } from '@sandtable/engine';
import type { Random } from '../random.ts';
import { type Cost, costOfSearch } from './cost.ts';
import { type Estimate, judgementFor } from './estimate/estimate.ts';
import { playOn } from './guided.ts';
import { isLegal } from './legal.ts';
import { createNode, type Edge, type Names, type Node } from './node.ts';
import { inverse, relabelAnswer, type Swap } from './relabel.ts';
import { favourite, isSettled, tryNext } from './tree.ts';
import { drawSeed, drawWorld } from './world.ts';

/** How thoroughly is searched. */
export interface Effort {
  /** Continuations that are tried. */
  readonly iterations: number;
  /** Decisions that are played behind each that is new, before it is judged who is ahead. */
  readonly ahead: number;
  /** The same where who is ahead can't be seen from a position. */
  readonly aheadIfBlind?: number;
  /** Nothing more is tried once all decisions together cost this much. */
  readonly work?: number;
  /** Asked between two iterations: false once nobody wants to wait any longer. */
  readonly mayGoOn?: (() => boolean) | undefined;
}

/** Decisions that a line of the tree may have. */
const DEEPEST = 200;
const EVEN = 0.5;
/** An estimate that explains less than this of the differences of results is worse than none. */
const POOR = 0.02;
/** If games last for longer on average, too few of them could be played to their end. */
const LONG = 400;
/** Tries in the same world, each with other dice: where much is hidden, drawing a world takes longer than a try. */
const TRIES_IN_A_WORLD = 4;

/** An answer that was taken on the way down, and who gave it. */
interface Taken {
  readonly edge: Edge;
  readonly role: number;
}
/** The tree, and how far apart results lie in it. */
interface Grown {
  readonly root: Node;
  readonly spread: number;
}
interface Search {
  readonly module: GameModule;
  readonly random: Random;
  readonly ahead: number;
  readonly estimate: Estimate;
  readonly cost: Cost;
  readonly spread: Spread;
  /** The world that is played in. */
  readonly W: Int32Array;
  /** Its number, where anything differs between worlds besides dice. */
  readonly world: number;
  /** How answers are called in this world. */
  readonly names: Names;
  /** Nothing is hidden and nothing left to chance: what was legal at a node stays so. */
  readonly isAlike: boolean;
}

/**
 * Puts an answer to the open question into the module's scratch array: Monte Carlo tree search over sampled worlds.
 * Every iteration starts in a drawn world, walks down the tree, plays on for a while, judges who is ahead, and counts
 * that for each role on the way. The answer is a function of position and generator, as long as nobody stops it; the
 * position itself is not touched.
 */
export function search(module: GameModule, S: Int32Array, random: Random, effort: Effort): void {
  if (effort.iterations < 1 || module.count(S) === 1) {
    module.sample(S, random);
    return;
  }
  const { root, spread } = withoutEvents(module, () => grow(module, S, random, effort));
  // Rules that leak may have offered in some world what is not legal here.
  const legal = root.edges.filter((edge) => isLegal(module, S, edge.answer));
  const answer = favourite(legal, spread)?.answer;
  if (answer) module.answer.set(answer);
  else module.sample(S, random);
}

/**
 * Puts an answer that is drawn into the module's scratch array. It is drawn in a sampled world: in the true one, the
 * order of what can't be told apart would show what it is.
 */
export function drawAnswer(module: GameModule, S: Int32Array, random: Random): void {
  const W = new Int32Array(S.length);
  const { fromWorld } = namesIn(module, drawWorld(module, S, random, W));
  module.sample(W, random);
  fromWorld(W);
  if (module.validate(S) !== 0) module.sample(S, random);
}

/** What is only imagined is neither logged nor counted as played. */
function withoutEvents<T>(module: GameModule, work: () => T): T {
  const { events, coverage } = module;
  const { enabled } = events;
  const counted = coverage?.slice();
  events.enabled = false;
  try {
    return work();
  } finally {
    events.enabled = enabled;
    if (counted) coverage?.set(counted);
  }
}

function grow(module: GameModule, S: Int32Array, random: Random, effort: Effort): Grown {
  const { iterations, work = Number.POSITIVE_INFINITY, mayGoOn = () => true } = effort;
  const root = createNode();
  const world = new Int32Array(S.length);
  const W = new Int32Array(S.length);
  const isAlike = module.audiences === undefined && module.info.chances.length === 0;
  const { estimate, skill, length } = judgementFor(module, S);
  const isBlind = skill < POOR && length <= LONG;
  const ahead = isBlind ? (effort.aheadIfBlind ?? effort.ahead) : effort.ahead;
  const cost = costOfSearch(module);
  const spread = new Spread();
  let names: Names | undefined;
  let worlds = 0;
  let spent = 0;
  for (let i = 0; i < iterations && (i === 0 || (spent < work && mayGoOn())); i += 1) {
    if (names === undefined || i % TRIES_IN_A_WORLD === 0) {
      if (isSettled(root.edges, Math.min(iterations - i, work - spent))) break;
      names = namesIn(module, drawWorld(module, S, random, world));
      worlds += Number(module.audiences !== undefined);
    }
    W.set(world);
    W[SEED] = drawSeed(random);
    spent += iterate({ module, random, ahead, estimate, cost, spread, W, world: worlds, names, isAlike }, root);
  }
  return { root, spread: spread.deviation };
}

/** A piece that can be followed has another name in a world where it takes the place of another. */
function namesIn({ info, answer }: GameModule, swap: Swap): Names {
  const back = inverse(swap);
  const renamed = (to: Swap) => (W: Int32Array) => {
    const choice = info.choices[W[ASK_CHOICE] ?? 0];
    if (choice) relabelAnswer(info, choice, answer, to);
  };
  return { intoWorld: renamed(swap), fromWorld: renamed(back) };
}

/** Tries once more, and returns what that cost. */
function iterate(search: Search, root: Node): number {
  const { module, random, W, ahead, estimate, cost, spread } = search;
  const { path, spent } = descend(search, root);
  const more = playOn(module, W, random, ahead, cost);
  const results = new Map<number, number>();
  for (const { edge, role } of path) {
    const result = results.get(role) ?? resultFor(W, role, estimate);
    results.set(role, result);
    edge.visits += 1;
    edge.total += result;
    spread.add(result);
  }
  return spent + more;
}

/** How far apart results lie: where all are nearly the same, small differences matter. */
class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(result: number): void {
    this.#count += 1;
    this.#sum += result;
    this.#squares += result * result;
  }

  get deviation(): number {
    if (this.#count < 2) return EVEN;
    const mean = this.#sum / this.#count;
    return Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean));
  }
}

/** Takes answers until one was not tried before, or the game is over. */
function descend(search: Search, root: Node): { readonly path: readonly Taken[]; readonly spent: number } {
  const { module, random, W, world, names, isAlike, cost, spread } = search;
  const path: Taken[] = [];
  let node = root;
  let spent = 0;
  while (W[STATUS] === RUNNING && path.length < DEEPEST) {
    const role = W[ASK_ROLE] ?? 0;
    spent += cost(W);
    const edge = tryNext({ module, W, world, names, isAlike, spread: spread.deviation }, node, random);
    module.decide(W);
    path.push({ edge, role });
    if (edge.visits === 0) break;
    node = follow(edge, W);
  }
  return { path, spent };
}

/** Roles are fewer than 32: they fit into a bitset of one word. */
const MOST_ROLES = 32;

function follow({ next }: Edge, W: Int32Array): Node {
  const key = (W[ASK_CHOICE] ?? 0) * MOST_ROLES + (W[ASK_ROLE] ?? 0);
  const node = next.get(key) ?? createNode();
  next.set(key, node);
  return node;
}

/** Won 1, lost 0; drawn and broken games are even, and of others it is estimated. */
function resultFor(W: Int32Array, role: number, estimate: Estimate): number {
  if (W[STATUS] === RUNNING) return estimate(W, role);
  if (W[STATUS] !== WON) return EVEN;
  return ((W[WINNERS] ?? 0) >>> role) & 1;
}
