import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { near, type Span } from '@sandtable/text';
import { type Asked, type Place, placesIn } from './chapter-places.ts';
import type { Fragment } from './chapters.ts';
import { lookUp, type TextNode, type TextValues } from './text-values.ts';

/** What fragments ask of the rules and the rules do not have. */
export const checkChapters = (fragments: readonly Fragment[], values: TextValues): readonly Diagnostic[] =>
  fragments.flatMap((fragment) => [
    ...fragment.explains.flatMap(({ part, span }) =>
      values.parts.has(part) ? [] : [unknown(span, part, near(part, values.parts))],
    ),
    ...placesIn(fragment.body).flatMap((place) =>
      missingAt(place, otherIds(fragment, fragments), values).map(({ asked, like }) =>
        unknown(spanOf(asked, fragment), asked.path, like),
      ),
    ),
  ]);

const otherIds = ({ lang }: Fragment, all: readonly Fragment[]): readonly string[] =>
  all.filter((one) => one.lang === lang).map(({ id }) => id);

const spanOf = ({ path, at }: Asked, fragment: Fragment): Span => {
  const start = fragment.at.start + at;
  return { file: fragment.at.file, start, end: start + path.length };
};

/** A path that leads nowhere, and the nearest that does not. */
interface Missing {
  readonly asked: Asked;
  readonly like: string | undefined;
}

function missingAt(place: Place, ids: readonly string[], { root, examples }: TextValues): readonly Missing[] {
  switch (place.sort) {
    case 'literal':
      return [];
    case 'board': {
      const asked = place.example;
      return asked === undefined || examples.has(asked.path) ? [] : [{ asked, like: near(asked.path, examples) }];
    }
    case 'section': {
      const { asked } = place;
      return ids.includes(asked.path) ? [] : [{ asked, like: near(asked.path, ids) }];
    }
    case 'value':
      return missing(root, place.asked, isPrinted);
    default:
      return [...missing(root, place.asked, hasRows), ...missingColumns(place, root)];
  }
}

function missing(from: TextNode, asked: Asked, serves: (node: TextNode) => boolean): readonly Missing[] {
  const { node, like } = lookUp(from, asked.path);
  return node !== undefined && serves(node) ? [] : [{ asked, like }];
}

/** All rows of a table have the same columns, so the first one speaks for them. */
function missingColumns({ asked, columns, sortedBy }: Extract<Place, { sort: 'table' }>, root: TextNode) {
  const row = lookUp(root, asked.path).node?.rows?.()[0];
  if (row === undefined) return [];
  return [...columns.flat(), ...(sortedBy ? [sortedBy] : [])].flatMap((column) => missing(row, column, isPrinted));
}

const isPrinted = ({ text }: TextNode): boolean => text !== undefined;
const hasRows = ({ rows }: TextNode): boolean => rows !== undefined;

function unknown(span: Span, path: string, like: string | undefined): Diagnostic {
  if (like === undefined) return finding('text/unknown-path', span, { path });
  const fix = { title: 'fix/replace', fields: { old: path, new: like }, edits: [{ span, text: like }] };
  return finding('text/unknown-path', span, { path, near: like }, { fixes: [fix] });
}
