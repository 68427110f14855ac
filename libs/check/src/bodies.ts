import { finding } from '@sandtable/diagnostics';
import type { Example, Expectation, Watcher } from '@sandtable/model';
import { checkCircles, reached } from './calls.ts';
import {
  checkExample,
  checkExpectation,
  checkFunction,
  checkPlay,
  checkProcedure,
  checkWatcher,
} from './code/index.ts';
import type { Draft } from './declare/draft.ts';
import { duplicate } from './declare/report.ts';
import type { World } from './world.ts';

export interface Bodies {
  readonly play: number;
  readonly watchers: readonly Watcher[];
  readonly expectations: readonly Expectation[];
  readonly examples: readonly Example[];
}

/** Everything with statements or expressions in it. Examples come last: their answers are typed by the questions. */
export function checkBodies({ world, decls }: Draft): Bodies {
  for (const entry of world.functions.values()) checkFunction(world, entry);
  for (const entry of world.procedures.values()) world.procs[entry.index] = checkProcedure(world, entry).procedure;
  const play = checkPlay(world, decls.of('play')).index;
  const watchers = decls
    .of('whenever')
    .map((decl) => checkWatcher(world, decl))
    .map(({ locals, test, body, at }) => ({ locals, test, body, at }));
  const expectations = decls.of('expect').map((decl) => checkExpectation(world, decl));
  checkTitles(
    world,
    decls.of('expect').flatMap((decl) => decl.as ?? []),
  );
  checkTitles(
    world,
    decls.of('example').map((decl) => ({ text: decl.name, span: decl.span })),
  );
  const examples = decls.of('example').map((decl) => checkExample(world, decl));
  checkCircles(world);
  checkQuiet(world, watchers);
  return { play, watchers, expectations, examples };
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
    const own = reached(watcher.body, world.choices);
    if (!own.asks && asksBelow(world, own.calls, new Set()))
      world.findings.push(finding('whenever/asks', watcher.at.span));
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
