import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searcher } from '../src/search/searcher.ts';

type Edge = readonly [from: number, to: number, cost: number];

const edges = (nodes: number): fc.Arbitrary<readonly Edge[]> =>
  fc.array(fc.tuple(fc.nat(nodes - 1), fc.nat(nodes - 1), fc.nat(5)), { maxLength: 30 });

/** The order in which states are taken, with their costs: by looking at all of them in every round. */
function plainly(graph: readonly Edge[], start: number): readonly (readonly [number, number])[] {
  interface Open {
    readonly id: number;
    readonly cost: number;
    readonly steps: number;
  }
  const [done, taken] = [new Set<number>(), [] as [number, number][]];
  let open: Open[] = [{ id: start, cost: 0, steps: 0 }];
  while (open.length > 0) {
    const first = open.reduce((a, b) => (b.cost < a.cost || (b.cost === a.cost && b.steps < a.steps) ? b : a));
    open = open.filter((one) => one !== first);
    if (done.has(first.id)) continue;
    done.add(first.id);
    taken.push([first.id, first.cost]);
    for (const [from, to, cost] of graph)
      if (from === first.id) open.push({ id: to, cost: first.cost + cost, steps: first.steps + 1 });
  }
  return taken;
}

/** One searcher plays all games, as in a module: what one leaves behind must not be seen by the next. */
const numbered = searcher(12, 0);
const hashed = searcher(0, 3);

function byNumber(graph: readonly Edge[], start: number): readonly (readonly [number, number])[] {
  const taken: [number, number][] = [];
  numbered.open();
  numbered.enter(start, 0);
  for (let at = numbered.next(); at >= 0; at = numbered.next()) {
    const spent = numbered.spent();
    taken.push([at, spent]);
    for (const [from, to, cost] of graph) if (from === at) numbered.enter(to, spent + cost);
  }
  return taken;
}

/** A node as a row of three numbers; the last are the same for all. */
function idOf(node: number): number {
  hashed.state.set([node * 64, -node, 7]);
  return hashed.find();
}

function byRow(graph: readonly Edge[], start: number): readonly (readonly [number, number])[] {
  const taken: [number, number][] = [];
  hashed.open();
  hashed.enter(idOf(start), 0);
  for (let at = hashed.next(); at >= 0; at = hashed.next()) {
    hashed.load(at);
    const [node, spent] = [(hashed.state[0] ?? 0) / 64, hashed.spent()];
    expect([...hashed.state]).toEqual([node * 64, 0 - node, 7]);
    taken.push([node, spent]);
    for (const [from, to, cost] of graph) if (from === node) hashed.enter(idOf(to), spent + cost);
  }
  return taken;
}

test('states come cheapest first, then by fewer steps, then as they were entered', () => {
  fc.assert(
    fc.property(edges(12), fc.nat(11), (graph, start) => {
      const wanted = plainly(graph, start);
      expect(byNumber(graph, start)).toEqual(wanted);
      expect(byRow(graph, start)).toEqual(wanted);
    }),
    { numRuns: 2000 },
  );
});

test('many states are found again by their rows', () => {
  const many = searcher(0, 2);
  for (const round of [1, 2]) {
    many.open();
    const ids = Array.from({ length: 5000 }, (_, i) => {
      many.state.set([i * round, i % 7]);
      return many.find();
    });
    expect(new Set(ids).size).toBe(5000);
    many.load(ids[4321] ?? 0);
    expect([...many.state]).toEqual([4321 * round, 4321 % 7]);
    expect(many.find()).toBe(ids[4321]);
  }
});
