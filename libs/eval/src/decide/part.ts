/** Which open questions each open question looks at. */
type Graph = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Questions that depend on each other and on nothing else that is open: all that can be come to from one of them, from
 * which one can come back to it. `turn` is called for everything that is evaluated, because thousands of questions may
 * hang together, and may throw.
 */
export function closedPart(graph: Graph, turn: () => void = () => undefined): readonly number[] {
  for (const start of graph.keys()) {
    const below = reached(graph, start, turn);
    if ([...below].every((at) => reached(graph, at, turn).has(start))) return [...below].sort((a, b) => a - b);
  }
  throw new RangeError('nothing is open');
}

/** Everything that can be come to, the start among it. */
function reached(graph: Graph, start: number, turn: () => void): ReadonlySet<number> {
  const found = new Set([start]);
  for (const at of found)
    for (const next of graph.get(at) ?? []) {
      turn();
      found.add(next);
    }
  return found;
}
