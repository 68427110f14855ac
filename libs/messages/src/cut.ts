interface Cut {
  readonly text: string;
  /** Where each of its lines stands, counted from 1. */
  readonly lines: readonly number[];
}

/**
 * What begins with these lines in a text, each to its end: a declaration with its block, a message with its lines; of a
 * chapter or a catalogue all that stands between two blank lines. So an example that is taken from a ruleset says what stands there now.
 */
export function cut(text: string, beginnings: string, path: string): Cut {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const pieces = beginnings.split('\n').map((beginning) => pieceOf(lines, beginning, path));
  const shown = pieces.flatMap(({ first, end }) => lines.slice(first, end));
  const places = pieces.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, i) => first + i + 1));
  const margin = Math.min(...shown.filter(Boolean).map(indent));
  return {
    text: shown.map((line) => line.slice(margin).replace(/ {2,}§/, '  §')).join('\n'),
    lines: places,
  };
}

interface Piece {
  readonly first: number;
  readonly end: number;
}

function pieceOf(lines: readonly string[], beginning: string, path: string): Piece {
  const found = lines.flatMap((line, i) => (line.trimStart().startsWith(beginning) ? [i] : []));
  const [first] = found;
  if (first === undefined || found.length > 1)
    throw new Error(`${path}: ${found.length} lines begin with “${beginning}”, and it must be one`);
  if (!/\.(po|md)$/.test(path)) return { first, end: outdentBehind(lines, first) };
  const blank = lines.indexOf('', first);
  return { first: lines.lastIndexOf('', first) + 1, end: blank < 0 ? lines.length : blank };
}

/** Behind the indented lines below the first one, and the brackets that close or open at its own margin. */
function outdentBehind(lines: readonly string[], first: number): number {
  const margin = indent(lines[first] ?? '');
  const more = (line: string): boolean =>
    line.trim() !== '' && (indent(line) > margin || (indent(line) === margin && /^([}\])]|{$)/.test(line.trimStart())));
  let end = first + 1;
  while (end < lines.length && more(lines[end] ?? '')) end += 1;
  return end;
}

const indent = (line: string): number => line.length - line.trimStart().length;
