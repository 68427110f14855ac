import { finding } from '@sandtable/diagnostics';
import type { Choice, Procedure } from '@sandtable/model';
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

export function reached(root: object | undefined, choices: readonly Choice[]): Reached {
  if (root === undefined) return nothing;
  const before = known.get(root);
  if (before !== undefined) return before;
  const found = walk(root, choices);
  known.set(root, found);
  return found;
}

const nothing: Reached = { calls: new Set(), asks: false, reasons: new Set() };
/** Parts without calls in them that would only be walked in vain. */
const LEAVES = new Set(['type', 'span', 'at', 'locals']);

/** Walks expressions and statements as plain data, so that new forms cannot be forgotten here. */
function walk(root: object, choices: readonly Choice[]): Reached {
  const calls = new Set<string>();
  const reasons = new Set<string>();
  let asks = false;
  const open: unknown[] = [root];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    const { e, s, fn, search, procedure, choice, because } = node as Record<string, unknown>;
    if (e === 'call') calls.add(`f${fn}`);
    if (e === 'search' || e === 'searchCost' || e === 'searchPath') calls.add(`s${search}`);
    if (s === 'call' || s === 'together') calls.add(`p${procedure}`);
    if (s === 'finish' && typeof because === 'string') reasons.add(because);
    if (s === 'choose' || s === 'menu') {
      asks = true;
      open.push(choices[choice as number]);
    }
    for (const key in node) if (!LEAVES.has(key)) open.push((node as Record<string, unknown>)[key]);
  }
  return { calls, asks, reasons };
}

/** Nothing may call itself, not even through others: the depth of calls must be known. */
export function checkCircles(world: World): void {
  const told = new Set<string>();
  for (const path of circlesIn(world)) circle(world, path, told);
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
  for (const [letter, bodies] of Object.entries({ f: funcs, s: explored, p: procs }))
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
function circle(world: World, path: readonly string[], told: Set<string>): void {
  if (path.some((node) => told.has(node))) return;
  const loop = loopOf(world, path);
  if (loop !== undefined) {
    for (const node of path) told.add(node);
    world.findings.push(loop);
    return;
  }
  const procedures = path.flatMap((node) => (node.startsWith('p') ? (world.procs[Number(node.slice(1))] ?? []) : []));
  const [first] = procedures;
  if (first === undefined) return;
  for (const node of path) told.add(node);
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
