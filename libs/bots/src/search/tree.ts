import type { GameModule } from '@sandtable/engine';
import { byRules } from '../by-rules.ts';
import type { Random } from '../random.ts';
import { legalIn } from './legal.ts';
import type { Edge, Node, Place, Tried } from './node.ts';

/** How much a rarely tried answer is preferred, in deviations of results. */
const CURIOSITY = 1.4;
/** How much of the trying goes to what the policy of the rules advises, as long as nothing turns out to be better. */
const ADVICE = 0.5;
/** A node with n visits may have this many answers times the root of n, so that huge questions are searched as well. */
const WIDTH = 1;

/**
 * The answer to try next in this position: a new one, as long as the node may grow and a draw finds one, else the one
 * with the highest upper bound. Leaves it in the module's scratch array, as it is called in this world.
 */
export function tryNext(place: Place, node: Node, random: Random): Edge {
  const { module, W, names, spread } = place;
  node.visits += 1;
  const open = legalIn(place, node);
  const edge = grown(place, node, open, random) ?? best(node, open, spread);
  module.answer.set(edge.answer);
  names.intoWorld(W);
  return edge;
}

/** A drawn answer as a new edge; the known one, where nothing else can be taken; undefined if the node is wide enough. */
function grown({ module, W, names }: Place, node: Node, open: readonly Edge[], random: Random): Edge | undefined {
  if (open.length >= WIDTH * Math.sqrt(node.visits)) return undefined;
  // What the rules hold best is tried first, then whatever is legal.
  const advised = node.edges.length === 0 && byRules(module, W, random);
  if (!advised) drawn(module, W, random);
  names.fromWorld(W);
  const known = node.edges.find(({ answer }) => sameWords(answer, module.answer));
  if (known) return open.length === 0 ? known : undefined;
  const edge: Edge = {
    answer: module.answer.slice(),
    isAdvised: advised,
    visits: 0,
    total: 0,
    next: new Map(),
  };
  node.edges.push(edge);
  return edge;
}

function drawn(module: GameModule, W: Int32Array, random: Random): void {
  module.answer.fill(0);
  module.sample(W, random);
}

function sameWords(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

function best({ visits }: Node, edges: readonly Edge[], spread: number): Edge {
  let [found] = edges;
  let highest = Number.NEGATIVE_INFINITY;
  const others = edges.reduce((n, { isAdvised }) => n + (isAdvised ? 0 : 1), 0);
  const pull = CURIOSITY * spread * Math.sqrt(visits);
  for (const edge of edges) {
    const prior = others === edges.length ? 1 / others : edge.isAdvised ? ADVICE : (1 - ADVICE) / others;
    const bound = edge.total / Math.max(1, edge.visits) + (pull * prior) / (1 + edge.visits);
    if (bound <= highest) continue;
    highest = bound;
    found = edge;
  }
  if (found === undefined) throw new Error('a question at rest has an answer');
  return found;
}

/**
 * The answer that was tried most often; of several the one with the best results. What the policy of the rules advises
 * stays the answer, unless the other is better by more than chance explains: so a search is hardly ever weaker than the policy.
 */
export function favourite(edges: readonly Tried[], spread: number): Tried | undefined {
  const [found] = edges.toSorted((a, b) => b.visits - a.visits || b.total / b.visits - a.total / a.visits);
  const advised = edges.find(({ isAdvised }) => isAdvised);
  return found && advised && !isClearlyBetter(found, advised, spread) ? advised : found;
}

/** Whether the policy's answer stays the one that was tried most often, whatever the remaining tries show. */
export function isSettled(edges: readonly Tried[], remaining: number): boolean {
  const advised = edges.find((edge) => edge.isAdvised);
  const most = edges.reduce((visits, edge) => (edge === advised ? visits : Math.max(visits, edge.visits)), 0);
  return advised !== undefined && most + remaining < advised.visits;
}

/** So many standard errors are taken for more than chance. With 3, a search hardly ever improves on the policy. */
const CLEAR = 1.5;

const meanOf = ({ total, visits }: Tried): number => total / Math.max(1, visits);

function isClearlyBetter(one: Tried, other: Tried, spread: number): boolean {
  const error = spread * Math.sqrt(1 / Math.max(1, one.visits) + 1 / Math.max(1, other.visits));
  return meanOf(one) - meanOf(other) > CLEAR * error;
}
