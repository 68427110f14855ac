import { ASK_CHOICE, ASK_ROLE, type GameModule, RUNNING, SEED, STATUS, WINNERS, WON } from '@sandtable/engine';
import type { Random } from '../random.ts';
import { type Cost, costOfSearch } from './cost.ts';
import type { Effort } from './effort.ts';
import { type Estimate, judgementFor } from './estimate/estimate.ts';
import { playOn } from './guided.ts';
import { namesIn } from './names.ts';
import { createNode, type Edge, type Names, type Node } from './node.ts';
import { addResult, deviationOf, noSpread, type Spread } from './spread.ts';
import { isSettled, tryNext } from './tree.ts';
import { drawSeed, drawWorld } from './world.ts';

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
/** A tree of its own, and how far apart results lie in it. */
interface Grown {
  readonly root: Node;
  readonly spread: Spread;
}
interface Search {
  readonly module: GameModule;
  readonly random: Random;
  /** What answers at the root are drawn by. */
  readonly first: Random;
  readonly ahead: number;
  readonly estimate: Estimate;
  readonly cost: Cost;
  readonly spread: Spread;
  /** The world that is played in. */
  readonly W: Int32Array;
  /** Its number, where anything differs between worlds besides dice. */
  readonly world: number;
  /** What answers are called in this world. */
  readonly names: Names;
  /** Nothing is hidden and nothing left to chance: what was legal at a node stays so. */
  readonly isAlike: boolean;
}

/**
 * Every iteration starts in a drawn world, walks down the tree, plays on for a while, judges who is ahead, and counts that
 * for each role on the way. Trees whose answers at the root are drawn alike can be compared answer by answer.
 */
export function grow(module: GameModule, S: Int32Array, random: Random, effort: Effort, first = random): Grown {
  const { iterations, work = Number.POSITIVE_INFINITY, mayGoOn = () => true } = effort;
  const root = createNode();
  const world = new Int32Array(S.length);
  // In the position of the module, none is copied for each decision. Drawing a world uses it too, between tries.
  const W = module.position ?? new Int32Array(S.length);
  const isAlike = module.audiences === undefined && module.info.chances.length === 0;
  const { estimate, skill, length } = judgementFor(module, S);
  const isBlind = skill < POOR && length <= LONG;
  const ahead = isBlind ? (effort.aheadIfBlind ?? effort.ahead) : effort.ahead;
  const cost = costOfSearch(module);
  const spread = noSpread();
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
    spent += iterate({ module, random, first, ahead, estimate, cost, spread, W, world: worlds, names, isAlike }, root);
  }
  return { root, spread };
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
    addResult(spread, result);
  }
  return spent + more;
}

/** Takes answers until one was not tried before, or the game is over. */
function descend(search: Search, root: Node): { readonly path: readonly Taken[]; readonly spent: number } {
  const { module, random, first, W, world, names, isAlike, cost, spread } = search;
  const path: Taken[] = [];
  let node = root;
  let spent = 0;
  while (W[STATUS] === RUNNING && path.length < DEEPEST) {
    const role = W[ASK_ROLE] ?? 0;
    spent += cost(W);
    const place = { module, W, world, names, isAlike, spread: deviationOf(spread) };
    const edge = tryNext(place, node, node === root ? first : random);
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
