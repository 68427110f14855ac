import type { Library } from '@sandtable/compiler';
import type { Decl, Node } from '@sandtable/syntax';

/** A node with those around it, the outermost first. */
interface Placed {
  readonly decl: Decl;
  readonly path: readonly Node[];
}

/** The nodes of a file whose place holds an offset of today's text, as they stand in the tree. */
export function nodesAt(library: Library, file: string, start: number, end = start): Placed | undefined {
  const [from, to] = [library.origin(file, start), library.origin(file, end)];
  const holds = ({ span }: Node): boolean => span.file === file && span.start <= from && span.end >= to;
  const decl = library.files.get(file)?.decls.find(holds);
  return decl && { decl, path: pathIn(decl, holds) };
}

/** From a node down to the innermost one that still holds a place; where two touch it the first is meant. */
function pathIn(node: Node, holds: (node: Node) => boolean): readonly Node[] {
  const inner = partsOf(node).find(holds);
  return inner === undefined ? [node] : [node, ...pathIn(inner, holds)];
}

/** The nodes right below one; lists and plain objects between them have no place of their own. */
const partsOf = (node: object): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => (key === 'span' ? [] : nodesBelow(value)));

function nodesBelow(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  return 'span' in value ? [value as Node] : partsOf(value);
}
