import type { Library } from '@sandtable/compiler';
import { type Language, renderFinding } from '@sandtable/messages';
import { editDistance, type Span } from '@sandtable/text';
import type { Change } from '../change.ts';
import { textOf } from '../places.ts';

const MOST = 3;

/** Findings about names of another sort than rules give, and all that could be meant. */
const CANDIDATES: Readonly<Record<string, (library: Library) => Iterable<string>>> = {
  'example/label': pathsIn,
  'policy/choice': pathsIn,
  'table/missing-file': ({ tables }) => tables.map(({ path }) => path),
};

function pathsIn({ basis }: Library): readonly string[] {
  const { choices, chances } = basis.draft.world;
  return [...choices, ...chances].map(({ path }) => path);
}

/** What could be meant by a path or a file that there is none of, the least unlike first. */
export function pathsFor(library: Library, code: string, span: Span, lang: Language): readonly Change[] {
  const { file, start, end } = span;
  const old = textOf(library, file).slice(start, end).replaceAll('"', '');
  const names = new Set(CANDIDATES[code]?.(library) ?? []);
  names.delete(old);
  const ranked = [...names].map((name) => ({ name, far: editDistance(old, name) })).toSorted((a, b) => a.far - b.far);
  const quote = textOf(library, file)[start] === '"' ? '"' : '';
  return ranked.slice(0, MOST).map(({ name }) => ({
    title: renderFinding({ code: 'fix/replace', fields: { old, new: name } }, lang),
    sort: 'fix',
    edits: [{ span: { file, start, end }, text: quote + name + quote }],
  }));
}
