import type { Decisions } from './code.ts';
import type { Model } from './model.ts';

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
    for (const search of block.searches) if (isOpen(reach, bodyOf(searches[search]), none)) reach.searches.add(search);
  }
  return reach;
}

const bodyOf = (search: Called['searches'][number]): unknown =>
  search && [search.from, search.limit, search.steps, search.ends];

const none: ReadonlySet<number> = new Set();

interface Content {
  readonly calls: readonly number[];
  readonly searches: readonly number[];
  readonly reads: readonly number[];
}
const known = new WeakMap<object, Content>();
const nothing: Content = { calls: [], searches: [], reads: [] };

/**
 * Whether an expression hangs on answers of a block, which may be open while the block is solved: it calls something that
 * comes to them, or reads a local that was made of them.
 */
export function isOpen(reach: Reach, node: unknown, locals: ReadonlySet<number>): boolean {
  const { calls, searches, reads } = contentOf(node);
  return (
    calls.some((call) => reach.functions.has(call)) ||
    searches.some((search) => reach.searches.has(search)) ||
    (locals.size > 0 && reads.some((local) => locals.has(local)))
  );
}

/** What is called in a tree and the locals that are read, each once. */
function contentOf(node: unknown): Content {
  if (typeof node !== 'object' || node === null) return nothing;
  const before = known.get(node);
  if (before !== undefined) return before;
  const [calls, searches, reads] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const { e, fn, search, local } = node as { e?: unknown; fn?: number; search?: number; local?: number };
  if (e === 'call' && fn !== undefined) calls.add(fn);
  if ((e === 'search' || e === 'searchCost' || e === 'searchPath') && search !== undefined) searches.add(search);
  if (e === 'local' && local !== undefined) reads.add(local);
  for (const key in node) {
    if (key === 'type' || key === 'span') continue;
    const part = contentOf((node as Record<string, unknown>)[key]);
    for (const call of part.calls) calls.add(call);
    for (const one of part.searches) searches.add(one);
    for (const read of part.reads) reads.add(read);
  }
  const found = { calls: [...calls], searches: [...searches], reads: [...reads] };
  known.set(node, found);
  return found;
}
