import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ran } from './with-reference.ts';

/** A small graph whose steps have costs in halves, and a search over it. */
interface Graph {
  readonly tolls: readonly (readonly [from: number, to: number, halves: number])[];
  readonly limit: number | undefined;
  readonly stops: readonly number[];
  readonly ends: readonly number[];
  /** A state also holds where it has been, and does not go there again. */
  readonly remembers: boolean;
  /** From odd places only when so much has been spent, in halves. */
  readonly thrift: number | undefined;
}

const NODES = 5;
const node = fc.nat(NODES - 1);
const graph: fc.Arbitrary<Graph> = fc.record({
  tolls: fc.uniqueArray(fc.tuple(node, node, fc.nat(6)), { selector: ([a, b]) => a * NODES + b, maxLength: 9 }),
  limit: fc.option(fc.nat(12), { nil: undefined }),
  stops: fc.uniqueArray(node, { maxLength: 2 }),
  ends: fc.uniqueArray(node, { minLength: 1 }),
  remembers: fc.boolean(),
  thrift: fc.option(fc.nat(5), { nil: undefined }),
});

const named = (nodes: readonly number[]) => `{${nodes.map((n) => `n${n}`).join(', ')}}`;

function rules({ tolls, limit, stops, ends, remembers, thrift }: Graph): string {
  const rows = tolls.map(([a, b, halves]) => `  n${a} ->{toll: ${halves / 2}} n${b}`);
  const spent = thrift === undefined ? '' : `where at not in {n1, n3} or spent >= ${thrift / 2}`;
  return `ruleset "graph" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
kind Node { state price: 0..999 by 1/2 = 0 }
table Node { id
${Array.from({ length: NODES }, (_, n) => `  n${n}`).join('\n')}
}
relation way: Node -> Node { toll: 0..9 by 1/2 = 0 }
table way {
${rows.join('\n')}
}
state found(n: Node): set of Node = {}
state price(n: Node, m: Node): 0..999 by 1/2 = 0
state leads(n: Node, m: Node): bool = false
state lost: set of Node = {}
state ways(n: Node, m: Node): list of Node max 60 = []
search reach(n: Node) over (at: Node${remembers ? ', seen: set of Node' : ''}) from ${remembers ? '(n, {n})' : 'n'} {
  ${limit === undefined ? '' : `limit ${limit / 2}`}
  step m in way(at) ${spent} ${remembers ? 'where m not in seen' : ''}
    cost way.toll(at, m) to ${remembers ? '(m, seen + {m})' : 'm'} ${stops.length === 0 ? '' : `stop when m in ${named(stops)}`}
  end where at in ${named(ends)}
}
play {
  for n in Node { found(n) = reach(n) }
  for n in Node, m in Node { leads(n, m) = m in reach(n) }
  for n in Node { if reach(n) is empty { lost = lost + {n} } }
  for n in Node, m in Node { ways(n, m) = reach(n).path(m) }
  for n in Node { for m in reach(n) { price(n, m) = reach(n).cost(m) otherwise 999 } }
}`;
}

/** All ways from a node that come to no state twice; the least cost of each node at which one may end. */
function bruteForce(graph: Graph, start: number): ReadonlyMap<number, number> {
  const { tolls, limit, stops, ends, remembers, thrift } = graph;
  const best = new Map<number, number>();
  const keyOf = (at: number, seen: readonly number[], cost: number) =>
    [at, remembers ? [...seen].sort() : '', thrift === undefined ? '' : cost].join('|');
  const walk = (at: number, seen: readonly number[], cost: number, stopped: boolean, path: readonly string[]): void => {
    if (ends.includes(at)) best.set(at, Math.min(cost, best.get(at) ?? cost));
    if (stopped || (thrift !== undefined && at % 2 === 1 && cost < thrift)) return;
    for (const [from, to, toll] of tolls) {
      if (from !== at || (remembers && seen.includes(to)) || (limit !== undefined && cost + toll > limit)) continue;
      const key = keyOf(to, [...seen, to], cost + toll);
      if (path.includes(key)) continue;
      walk(to, [...seen, to], cost + toll, stops.includes(to), [...path, key]);
    }
  };
  walk(start, [start], 0, false, [keyOf(start, [start], 0)]);
  return best;
}

// Without a limit, what has been spent can grow for ever on a way round.
const ends = ({ thrift, limit, remembers }: Graph) => thrift === undefined || limit !== undefined || remembers;

test('emitted code and the reference find what all ways together find, at the least cost', async () => {
  await fc.assert(
    fc.asyncProperty(graph.filter(ends), async (one) => {
      const { states } = await ran(rules(one));
      const lost: number[] = [];
      for (let start = 0; start < NODES; start += 1) {
        const best = bruteForce(one, start);
        expect(states['found']?.[start]).toEqual([...best.keys()].sort());
        const prices = states['price']?.slice(start * NODES, (start + 1) * NODES);
        expect(prices).toEqual(Array.from({ length: NODES }, (_, n) => best.get(n) ?? 0));
        const leads = states['leads']?.slice(start * NODES, (start + 1) * NODES);
        expect(leads).toEqual(Array.from({ length: NODES }, (_, n) => Number(best.has(n))));
        if (best.size === 0) lost.push(start);
      }
      expect(states['lost']).toEqual([lost]);
    }),
    { numRuns: 150 },
  );
}, 120_000);
