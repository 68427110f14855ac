import { callOf } from './calls.ts';
import type { Decisions } from './code.ts';
import type { Expr, Stmt } from './expr.ts';
import type { Model } from './model.ts';
import type { Nodes, Sort } from './nodes.ts';
import { eachChild } from './walk.ts';

/** What of a block comes to its answers, by itself or through what it calls: functions, those that ask among them. */
export interface Reach {
  readonly functions: ReadonlySet<number>;
  readonly searches: ReadonlySet<number>;
}

/** A model, or one in the making. */
interface Called {
  readonly functions: readonly (Model['functions'][number] | undefined)[];
  readonly searches: readonly (Model['searches'][number] | undefined)[];
}

export function reachOf({ functions, searches }: Called, block: Decisions): Reach {
  const reach = { functions: new Set(block.decides), searches: new Set<number>() };
  const all = (): number => reach.functions.size + reach.searches.size;
  for (let size = -1; size !== all(); ) {
    size = all();
    for (const fn of [...block.equations, ...block.functions])
      if (isOpen(reach, functions[fn]?.body, none)) reach.functions.add(fn);
    for (const at of block.searches) {
      const search = searches[at];
      if (search && comesTo(reach, contentOf('search', search), none)) reach.searches.add(at);
    }
  }
  return reach;
}

const none: ReadonlySet<number> = new Set();

interface Content {
  readonly calls: readonly number[];
  readonly searches: readonly number[];
  readonly reads: readonly number[];
}
const known = new WeakMap<object, Content>();

/**
 * Whether an expression depends on answers of a block, which may be open while the block is solved: it calls something that
 * comes to them, or reads a local that was made of them.
 */
export function isOpen(reach: Reach, node: Expr | Stmt | undefined, locals: ReadonlySet<number>): boolean {
  if (node === undefined) return false;
  return comesTo(reach, 'e' in node ? contentOf('expr', node) : contentOf('stmt', node), locals);
}

const comesTo = (reach: Reach, { calls, searches, reads }: Content, locals: ReadonlySet<number>): boolean =>
  calls.some((call) => reach.functions.has(call)) ||
  searches.some((search) => reach.searches.has(search)) ||
  (locals.size > 0 && reads.some((local) => locals.has(local)));

/** What is called in a tree and the locals that are read, each once. */
function contentOf(sort: Sort, node: Nodes[Sort]): Content {
  const before = known.get(node);
  if (before !== undefined) return before;
  const [calls, searches, reads] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const call = callOf(sort, node);
  if (call?.to === 'function') calls.add(call.index);
  if (call?.to === 'search') searches.add(call.index);
  if (sort === 'expr' && (node as Expr).e === 'local') reads.add((node as Extract<Expr, { e: 'local' }>).local);
  eachChild(sort, node, (of, below) => {
    const part = contentOf(of, below);
    for (const one of part.calls) calls.add(one);
    for (const one of part.searches) searches.add(one);
    for (const read of part.reads) reads.add(read);
  });
  const found = { calls: [...calls], searches: [...searches], reads: [...reads] };
  known.set(node, found);
  return found;
}
