import type { GameModule } from '@sandtable/engine';
import type { Random } from '../random.ts';

/** An answer that was tried at a node, and what became of it for the role that gave it. */
export interface Edge {
  readonly answer: Int32Array;
  visits: number;
  /** Times it could have been taken: in other worlds it may not be legal. */
  available: number;
  /** Sum of results, each 0 to 1. */
  total: number;
  /** What was asked next, by question and role: chance may lead from one answer to several. */
  readonly next: Map<number, Node>;
}
export interface Node {
  visits: number;
  readonly edges: Edge[];
}

export const createNode = (): Node => ({ visits: 0, edges: [] });

/** How much a rarely tried answer is preferred; results lie between 0 and 1. */
const CURIOSITY = 0.7;
/** A node with n visits may have this many answers times the root of n, so that huge questions are searched as well. */
const WIDTH = 2;

/** Turns the answer in the module's scratch array from what it is called at a node to its name in a world, or back. */
export interface Names {
  readonly intoWorld: (W: Int32Array) => void;
  readonly fromWorld: (W: Int32Array) => void;
}
interface Place {
  readonly module: GameModule;
  readonly W: Int32Array;
  readonly names: Names;
  readonly isAlike: boolean;
}

/**
 * The answer to try next in this position: a new one, as long as the node may grow and a draw finds one, else the one
 * with the highest upper bound. Leaves it in the module's scratch array, as it is called in this world.
 */
export function tryNext(place: Place, node: Node, random: Random): Edge {
  const { module, W, names, isAlike } = place;
  node.visits += 1;
  const open = isAlike ? node.edges : node.edges.filter((edge) => isOpen(place, edge));
  for (const edge of open) edge.available += 1;
  const edge = grown(place, node, open, random) ?? best(open);
  module.answer.set(edge.answer);
  names.intoWorld(W);
  return edge;
}

function isOpen({ module, W, names }: Place, { answer }: Edge): boolean {
  module.answer.set(answer);
  names.intoWorld(W);
  return module.validate(W) === 0;
}

export function isLegal(module: GameModule, W: Int32Array, answer: Int32Array): boolean {
  module.answer.set(answer);
  return module.validate(W) === 0;
}

/** A drawn answer as a new edge; the known one, where nothing else can be taken; undefined if the node is wide enough. */
function grown({ module, W, names }: Place, node: Node, open: readonly Edge[], random: Random): Edge | undefined {
  if (open.length >= WIDTH * Math.sqrt(node.visits)) return undefined;
  module.answer.fill(0);
  module.sample(W, random);
  names.fromWorld(W);
  const known = node.edges.find(({ answer }) => sameWords(answer, module.answer));
  if (known) return open.length === 0 ? known : undefined;
  const edge: Edge = { answer: module.answer.slice(), visits: 0, available: 1, total: 0, next: new Map() };
  node.edges.push(edge);
  return edge;
}

function sameWords(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

function best(edges: readonly Edge[]): Edge {
  let [found] = edges;
  let highest = Number.NEGATIVE_INFINITY;
  for (const edge of edges) {
    const bound = upperBound(edge);
    if (bound <= highest) continue;
    highest = bound;
    found = edge;
  }
  if (found === undefined) throw new Error('a question at rest has an answer');
  return found;
}

function upperBound({ visits, available, total }: Edge): number {
  if (visits === 0) return Number.POSITIVE_INFINITY;
  return total / visits + CURIOSITY * Math.sqrt(Math.log(available) / visits);
}

/** The answer that was tried most often; of several the one with the best results. */
export const favourite = (edges: readonly Edge[]): Edge | undefined =>
  edges.toSorted((a, b) => b.visits - a.visits || b.total / b.visits - a.total / a.visits)[0];
