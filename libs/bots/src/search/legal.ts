import { type GameModule, SEED } from '@sandtable/engine';
import type { Edge, Node, Place } from './node.ts';

/** Positions of a node that are remembered: after dice, nearly all of them differ. */
const MOST_KNOWN = 32;
const [BASE, PRIME] = [0x811c9dc5, 0x01000193];
const [OTHER_BASE, OTHER_PRIME] = [0x9e3779b9, 0x85ebca6b];
const TWO_21 = 2 ** 21;

/**
 * Returns the answers of a node that are legal in the position of a search. Several tries often come to the same position,
 * because everything since the root was decided without dice: then only the answers that are new are tested.
 */
export function legalIn(place: Place, node: Node): readonly Edge[] {
  if (place.isAlike || node.edges.length === 0) return node.edges;
  const known = knownAt(place, node);
  for (; known.tested < node.edges.length; known.tested += 1) {
    const edge = node.edges[known.tested];
    if (edge && isOpen(place, edge)) known.legal.push(edge);
  }
  return known.legal;
}

function knownAt({ W, world }: Place, node: Node) {
  const key = digest(W, world);
  const found = node.known.get(key);
  if (found) return found;
  if (node.known.size >= MOST_KNOWN) node.known.clear();
  const known = { tested: 0, legal: [] };
  node.known.set(key, known);
  return known;
}

/** Whether an answer of a node is legal in this world, by its name there. */
export function isOpen({ module, W, names }: Place, { answer }: Edge): boolean {
  module.answer.set(answer);
  names.intoWorld(W);
  return module.validate(W) === 0;
}

export function isLegal(module: GameModule, W: Int32Array, answer: Int32Array): boolean {
  module.answer.set(answer);
  return module.validate(W) === 0;
}

/** A number of 53 bits for a position in a world. Dice to come don't matter for what is legal. */
function digest(W: Int32Array, world: number): number {
  const seed = W[SEED] ?? 0;
  W[SEED] = world;
  let a = BASE;
  let b = OTHER_BASE;
  for (let i = 0; i < W.length; i += 1) {
    const word = W[i] ?? 0;
    a = Math.imul(a ^ word, PRIME);
    b = Math.imul(b ^ word, OTHER_PRIME) ^ (b >>> 15);
  }
  W[SEED] = seed;
  return (a >>> 0) * TWO_21 + (b >>> 11);
}
