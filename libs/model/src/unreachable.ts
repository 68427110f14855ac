/** Stands where all tags have been dealt with: a new one does not compile there. */
export function unreachable(node: never): never {
  throw new TypeError(`unknown node: ${JSON.stringify(node)}`);
}
