import { finding } from '@sandtable/diagnostics';
import type { Decisions, Example, Expectation, Policy, Watcher } from '@sandtable/model';
import type { Decl } from '@sandtable/syntax';
import { checkAudiences } from './audiences.ts';
import { checkCircles, reached } from './calls.ts';
import {
  checkExample,
  checkExpectation,
  checkFunction,
  checkPlay,
  checkPolicy,
  checkProcedure,
  checkSearch,
  checkWatcher,
  deps,
} from './code/index.ts';
import { blockOf } from './decisions/blocks.ts';
import { checkBlocks } from './decisions/check.ts';
import type { Draft } from './declare/draft.ts';
import { duplicate } from './declare/report.ts';
import { checkEndings } from './endings.ts';
import { under } from './found.ts';
import { checkPiles } from './piles.ts';
import { closeRoutines } from './routines/close.ts';
import { checkWideSets } from './wide-sets.ts';
import type { FunctionEntry, ProcedureEntry, SearchEntry, World } from './world.ts';

/** What was made of declarations with statements or expressions in them; functions and procedures are in the world. */
export interface Bodies {
  readonly play: number;
  readonly watchers: Map<Decl, Watcher>;
  readonly expectations: Map<Decl, Expectation>;
  readonly examples: Map<Decl, Example>;
  readonly decisions: Map<Decl, Decisions>;
  readonly policies: Map<Decl, Policy>;
}

/** Everything with statements or expressions in it. Examples come last: their answers are typed by the questions. */
export function checkBodies(draft: Draft): Bodies {
  const { world, decls } = draft;
  for (const entry of world.functions.values()) checkFunction(world, entry);
  for (const entry of world.searches.values()) checkOneSearch(world, entry);
  for (const entry of world.procedures.values()) checkOneProcedure(world, entry);
  checkPiles(draft);
  const bodies: Bodies = {
    play: checkPlays(world, decls.of('play')),
    watchers: new Map(),
    expectations: new Map(),
    examples: new Map(),
    decisions: new Map(),
    policies: new Map(),
  };
  for (const entry of world.decisions.values())
    bodies.decisions.set(
      entry.decl,
      under(world, entry.decl, () => blockOf(world, entry)),
    );
  for (const decl of decls.of('policy')) checkBody(world, bodies, decl);
  for (const decl of decls.of('whenever')) checkBody(world, bodies, decl);
  for (const decl of decls.of('expect')) checkBody(world, bodies, decl);
  for (const decl of decls.of('example')) checkBody(world, bodies, decl);
  return bodies;
}

/** One declaration again, or for the first time; what it is called by has been entered into the world. */
export function checkBody(world: World, bodies: Bodies, decl: Decl): void {
  if (decl.node === 'function') checkFunction(world, entryOf(world.functions, decl));
  else if (decl.node === 'search') checkOneSearch(world, entryOf(world.searches, decl));
  else if (decl.node === 'procedure') checkOneProcedure(world, entryOf(world.procedures, decl));
  else if (decl.node === 'whenever') bodies.watchers.set(decl, watcherOf(world, decl));
  else if (decl.node === 'expect')
    bodies.expectations.set(
      decl,
      under(world, decl, () => checkExpectation(world, decl)),
    );
  else if (decl.node === 'policy')
    bodies.policies.set(
      decl,
      under(world, decl, () => checkPolicy(world, decl)),
    );
  else if (decl.node === 'example')
    bodies.examples.set(
      decl,
      under(world, decl, () => checkExample(world, decl)),
    );
}

/** All `play` blocks are one procedure; a number is given when they are checked again. */
export function checkPlays(world: World, decls: Parameters<typeof checkPlay>[1], index?: number): number {
  const [first] = decls;
  if (first === undefined) return checkPlay(world, decls, index).index;
  return under(world, first, () => checkPlay(world, decls, index).index);
}

/** What only shows when all bodies are known. */
export function checkTogether(draft: Draft, bodies: Bodies): void {
  const { world, decls } = draft;
  checkEndings(draft, bodies.watchers.values());
  checkTitles(
    world,
    decls.of('expect').flatMap((decl) => decl.as ?? []),
  );
  checkTitles(
    world,
    decls.of('example').map((decl) => ({ text: decl.name, span: decl.span })),
  );
  closeRoutines(world);
  checkAudiences(draft);
  checkCircles(world);
  checkBlocks(world, [...bodies.decisions.values()]);
  checkQuiet(world, [...bodies.watchers.values()]);
  checkLanes(world);
  checkWideSets(world, bodies);
}

function entryOf<Entry extends FunctionEntry | SearchEntry | ProcedureEntry>(
  entries: ReadonlyMap<string, Entry>,
  { name }: { readonly name: { readonly text: string } },
): Entry {
  const entry = entries.get(name.text);
  if (entry === undefined) throw new Error(`${name.text} was not declared`);
  return entry;
}

function checkOneProcedure(world: World, entry: ProcedureEntry): void {
  world.procs[entry.index] = under(world, entry.decl, () => checkProcedure(world, entry).procedure);
}

const checkOneSearch = (world: World, entry: SearchEntry) => checkSearch(world, entry, deps(world));

function watcherOf(world: World, decl: Decl & { readonly node: 'whenever' }): Watcher {
  const { locals, test, body, at } = under(world, decl, () => checkWatcher(world, decl));
  return { locals, test, body, at };
}

function checkTitles(world: World, names: readonly Parameters<typeof duplicate>[1][]): void {
  const first = new Map<string, (typeof names)[number]['span']>();
  for (const name of names) {
    const before = first.get(name.text);
    if (before === undefined) first.set(name.text, name.span);
    else duplicate(world, name, before);
  }
}

/** A watcher runs at a rest, so nothing that it calls may come to another. Its own questions are reported already. */
function checkQuiet(world: World, watchers: readonly Watcher[]): void {
  for (const watcher of watchers) {
    const own = reached(watcher, world.choices);
    if (!own.asks && asksBelow(world, own.calls, new Set()))
      world.findings.push(finding('whenever/asks', watcher.at.span));
  }
}

/** Questions of a `simultaneously` stand in itself: what it calls runs when all have answered. */
function checkLanes(world: World): void {
  for (const lane of world.procs) {
    if (lane?.lane === undefined) continue;
    const { calls } = reached(lane, world.choices);
    if (asksBelow(world, calls, new Set())) world.findings.push(finding('together/calls-asking', lane.at.span));
  }
}

function asksBelow(world: World, calls: ReadonlySet<string>, seen: Set<string>): boolean {
  return [...calls].some((call) => {
    if (!call.startsWith('p') || seen.has(call)) return false;
    seen.add(call);
    const below = reached(world.procs[Number(call.slice(1))], world.choices);
    return below.asks || asksBelow(world, below.calls, seen);
  });
}
