import { finding } from '@sandtable/diagnostics';
import type { Child, Choice, Func, Procedure, Search, Watcher } from '@sandtable/model';
import { gathered } from './gathered.ts';
import { loopOf } from './routines/loop.ts';
import type { World } from './world.ts';

/** What a body reaches directly. Functions, searches and procedures share one graph: `f3`, `s0`, `p1`. */
interface Reached {
  readonly calls: ReadonlySet<string>;
  readonly asks: boolean;
  /** Paths of the reasons for which it ends the match. */
  readonly reasons: ReadonlySet<string>;
}

/** Bodies are values: what one reaches is found once, and known again when only other bodies have changed. */
const known = new WeakMap<object, Reached>();

export function reached(root: Body | undefined, choices: readonly Choice[]): Reached {
  if (root === undefined) return nothing;
  const before = known.get(root);
  if (before !== undefined) return before;
  const found = reachedIn(root, choices);
  known.set(root, found);
  return found;
}

const nothing: Reached = { calls: new Set(), asks: false, reasons: new Set() };

type Body = Func | Search | Procedure | Watcher;

/** A body as a node. */
export function nodeOf(body: Body): Child {
  if ('steps' in body) return ['search', body];
  if ('test' in body) return ['watcher', body];
  return 'requires' in body ? ['procedure', body] : ['func', body];
}

const LETTERS = { function: 'f', search: 's', procedure: 'p' } as const;

function reachedIn(root: Body, choices: readonly Choice[]): Reached {
  const calls = new Set<string>();
  const reasons = new Set<string>();
  let asks = false;
  const look = (node: Child): void => {
    const own = gathered(node);
    for (const reason of own.reasons) reasons.add(reason);
    for (const { to, index } of own.calls) {
      if (to === 'decisions') continue;
      if (to !== 'choice') {
        calls.add(`${LETTERS[to]}${index}`);
        continue;
      }
      asks = true;
      const choice = choices[index];
      if (choice !== undefined) look(['choice', choice]);
    }
  };
  look(nodeOf(root));
  return { calls, asks, reasons };
}

/** Nothing may call itself, not even through others: the depth of calls must be known. */
export function checkCircles(world: World): void {
  const reported = new Set<string>();
  for (const path of circlesIn(world)) circle(world, path, reported);
}

/** Whether something calls itself. */
export const comesToItself = (world: World): boolean => !circlesIn(world).next().done;

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function* circlesIn(world: World): Generator<readonly string[]> {
  const graph = graphOf(world);
  const done = new Set<string>();
  for (const start of graph.keys()) yield* visit(graph, start, [], done);
}

function graphOf({ funcs, explored, procs, choices }: World): Graph {
  const graph = new Map<string, ReadonlySet<string>>();
  const all = [
    ['f', funcs],
    ['s', explored],
    ['p', procs],
  ] as const;
  for (const [letter, bodies] of all)
    for (const [i, body] of bodies.entries()) if (body) graph.set(`${letter}${i}`, reached(body, choices).calls);
  return graph;
}

function* visit(graph: Graph, node: string, path: readonly string[], done: Set<string>): Generator<readonly string[]> {
  const at = path.indexOf(node);
  if (at >= 0) yield path.slice(at);
  if (at >= 0 || done.has(node)) return;
  for (const next of graph.get(node) ?? []) yield* visit(graph, next, [...path, node], done);
  done.add(node);
}

/** Circles of functions and searches have been found while their results were inferred; here procedures are left. */
function circle(world: World, path: readonly string[], reported: Set<string>): void {
  if (path.some((node) => reported.has(node))) return;
  const loop = loopOf(world, path);
  if (loop !== undefined) {
    for (const node of path) reported.add(node);
    world.findings.push(loop);
    return;
  }
  const procedures = path.flatMap((node) => (node.startsWith('p') ? (world.procs[Number(node.slice(1))] ?? []) : []));
  const [first] = procedures;
  if (first === undefined) return;
  for (const node of path) reported.add(node);
  // The body of a `simultaneously` goes by the name of what it stands in.
  const names = [...procedures, first].map(({ name }) => name).filter((name, i, all) => name !== all[i - 1]);
  world.findings.push(finding('call/circle', first.at.span, { name: first.name, path: names.join(' → ') }));
}
/** Which procedures can come to a question, in themselves or in what they call. */
export function withAsks(procedures: readonly Procedure[], choices: readonly Choice[]): readonly Procedure[] {
  const found = procedures.map((procedure) => reached(procedure, choices));
  const asking = new Set(found.flatMap((one, i) => (one.asks ? [`p${i}`] : [])));
  for (let size = -1; size !== asking.size; ) {
    size = asking.size;
    for (const [i, { calls }] of found.entries()) if ([...calls].some((call) => asking.has(call))) asking.add(`p${i}`);
  }
  return procedures.map((procedure, i) => ({ ...procedure, asks: asking.has(`p${i}`) }));
}
