import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';

type Path = readonly (string | number)[];

/** Where someone types in JSON that may be half written. */
export interface JsonCaret {
  /** Keys and indices that lead there; the last one is the key itself where a key is typed. */
  readonly path: Path;
  readonly isKey: boolean;
  /** What is typed again: inside of quotation marks if there are some. */
  readonly start: number;
  readonly end: number;
  readonly isQuoted: boolean;
  /** Keys that the object around it has. */
  readonly keys: readonly string[];
  /** The text at a path; undefined where there is none. */
  textAt(path: Path): string | undefined;
}

export function jsonCaret(text: string, offset: number): JsonCaret {
  const { path, isAtPropertyKey: isKey, previousNode: node } = getLocation(text, offset);
  const isQuoted = node !== undefined && text[node.offset] === '"' && offset > node.offset;
  const last = node === undefined ? offset : node.offset + node.length;
  const isClosed = node !== undefined && node.length > 1 && text[last - 1] === '"';
  const root = parseTree(text);
  const nodeAt = (at: Path) => root && findNodeAtLocation(root, [...at]);
  const around = nodeAt(path.slice(0, -1));
  return {
    ...{ path, isKey, isQuoted },
    start: isQuoted ? node.offset + 1 : offset - (/\w*$/.exec(text.slice(0, offset))?.[0].length ?? 0),
    end: isQuoted ? last - (isClosed ? 1 : 0) : offset + (/^\w*/.exec(text.slice(offset))?.[0].length ?? 0),
    keys: (around?.children ?? []).flatMap(({ type, children }) =>
      type === 'property' ? String(children?.[0]?.value) : [],
    ),
    textAt: (at) => {
      const value: unknown = nodeAt(at)?.value;
      return typeof value === 'string' ? value : undefined;
    },
  };
}
