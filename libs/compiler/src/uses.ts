import { rootOf } from '@sandtable/check';
import type { Span } from '@sandtable/text';
import type { Compiled } from './compiled.ts';

/**
 * Which counted statement tells how often a rule ran: of a procedure, function or step the first that is counted in it.
 * What a variant replaced and still calls counts under its old name, as far as that has steps.
 */
export function usesOf({ files }: Pick<Compiled, 'files'>, counted: readonly Span[]): ReadonlyMap<string, number> {
  const places = new Map(counted.map((place, i) => [keyOf(place), i]));
  const uses = new Map<string, number>();
  for (const decl of files.flatMap(({ decls }) => decls)) {
    if (decl.node !== 'procedure' && decl.node !== 'function' && decl.node !== 'play') continue;
    const name = decl.node === 'play' ? 'play' : decl.name.text;
    walk(decl.body, [name]);
  }
  // What a variant replaced and still calls counts for its replacement, where nothing of that is counted.
  for (const [path, at] of [...uses]) {
    const root = rootOf(path);
    if (root !== path && !path.includes('/') && !uses.has(root)) uses.set(root, at);
  }
  return new Map([...uses].filter(([path]) => !path.includes(' ')).toSorted(([a], [b]) => (a < b ? -1 : 1)));

  function walk(node: unknown, open: readonly string[]): void {
    if (typeof node !== 'object' || node === null) return;
    const { span, node: sort, name } = node as { span?: Span; node?: unknown; name?: { text?: string } };
    const at = span && places.get(keyOf(span));
    if (at !== undefined) for (const path of open) if (!uses.has(path)) uses.set(path, at);
    const root = rootOf(open[0] ?? '');
    const inner = sort === 'label' ? [...open, `${root}/${name?.text ?? ''}`] : open;
    for (const [key, value] of Object.entries(node)) if (key !== 'span') walk(value, inner);
  }
}

const keyOf = ({ file, start, end }: Span): string => `${file}:${start}:${end}`;
