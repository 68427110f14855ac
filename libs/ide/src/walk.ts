/** A node of the syntax tree, whatever it is. */
interface Any {
  readonly node?: unknown;
}

/** All nodes below something in a tree, itself first, in the order of the text. */
export function* nodesIn(part: unknown): Generator<Any> {
  if (typeof part !== 'object' || part === null) return;
  if ('node' in part) yield part;
  for (const [key, inner] of Object.entries(part))
    if (key !== 'span' && typeof inner === 'object') yield* nodesIn(inner);
}
