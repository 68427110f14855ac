/** Which open questions each open question looks at. */
type Graph = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Questions that hang on each other and on nothing else that is open: all that can be come to from one of them, from
 * which one can come back to it.
 */
export function closedPart(graph: Graph): readonly number[] {
  for (const start of graph.keys()) {
    const below = reached(graph, start);
    if ([...below].every((at) => reached(graph, at).has(start))) return [...below].sort((a, b) => a - b);
  }
  throw new RangeError('nothing is open');
}

/** Everything that can be come to, the start among it. */
function reached(graph: Graph, start: number): ReadonlySet<number> {
  const found = new Set([start]);
  for (const at of found) for (const next of graph.get(at) ?? []) found.add(next);
  return found;
}
