import { ASK_CHOICE, ASK_ROLE, type GameModule, RUNNING, STATUS, WINNERS, WON } from '@sandtable/engine';
import { playout } from '../playout.ts';
import type { Random } from '../random.ts';
import { inverse, relabelAnswer, type Swap } from './relabel.ts';
import { createNode, type Edge, favourite, isLegal, type Names, type Node, tryNext } from './tree.ts';
import { drawWorld } from './world.ts';

/** Decisions that are looked ahead; a game that has not ended by then counts as drawn. */
const DEPTH = 2000;
const EVEN = 0.5;

/** An answer that was taken on the way down, and who gave it. */
interface Taken {
  readonly edge: Edge;
  readonly role: number;
}
interface Search {
  readonly module: GameModule;
  readonly random: Random;
  /** The world that is played in. */
  readonly W: Int32Array;
  /** How answers are called in this world. */
  readonly names: Names;
  /** Nothing is hidden and nothing left to chance: what was legal at a node stays so. */
  readonly isAlike: boolean;
}

/**
 * Puts an answer to the open question into the module's scratch array: Monte Carlo tree search over sampled worlds.
 * Every iteration draws a world, walks down the tree, plays the rest at random and counts the result for each role on
 * the way. The answer is a function of position and generator; the position itself is not touched.
 */
export function search(module: GameModule, S: Int32Array, random: Random, iterations: number): void {
  if (iterations < 1 || module.count(S) === 1) {
    module.sample(S, random);
    return;
  }
  const root = withoutEvents(module, () => grow(module, S, random, iterations));
  // Rules that leak may have offered in some world what is not legal here.
  const answer = favourite(root.edges.filter((edge) => isLegal(module, S, edge.answer)))?.answer;
  if (answer) module.answer.set(answer);
  else module.sample(S, random);
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

function grow(module: GameModule, S: Int32Array, random: Random, iterations: number): Node {
  const root = createNode();
  const W = new Int32Array(S.length);
  const isAlike = module.audiences === undefined && module.info.chances.length === 0;
  for (let i = 0; i < iterations; i += 1) {
    const names = drawWorld(module, S, random, W);
    iterate({ module, random, W, names: namesIn(module, names), isAlike }, root);
  }
  return root;
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

function iterate(search: Search, root: Node): void {
  const { module, random, W } = search;
  const path = descend(search, root);
  playout(module, W, random, DEPTH - path.length);
  for (const { edge, role } of path) {
    edge.visits += 1;
    edge.total += resultFor(W, role);
  }
}

/** Takes answers until one was not tried before, or the game is over. */
function descend({ module, random, W, names, isAlike }: Search, root: Node): readonly Taken[] {
  const path: Taken[] = [];
  let node = root;
  while (W[STATUS] === RUNNING && path.length < DEPTH) {
    const role = W[ASK_ROLE] ?? 0;
    const edge = tryNext({ module, W, names, isAlike }, node, random);
    module.decide(W);
    path.push({ edge, role });
    if (edge.visits === 0) break;
    node = follow(edge, W);
  }
  return path;
}

/** Roles are fewer than 32: they fit into a bitset of one word. */
const MOST_ROLES = 32;

function follow({ next }: Edge, W: Int32Array): Node {
  const key = (W[ASK_CHOICE] ?? 0) * MOST_ROLES + (W[ASK_ROLE] ?? 0);
  const node = next.get(key) ?? createNode();
  next.set(key, node);
  return node;
}

/** Won 1, lost 0; drawn, unfinished and broken games are even. */
function resultFor(W: Int32Array, role: number): number {
  if (W[STATUS] !== WON) return EVEN;
  return ((W[WINNERS] ?? 0) >>> role) & 1;
}
