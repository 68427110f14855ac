import type { Library } from '@sandtable/compiler';
import { readJson } from '@sandtable/schema';
import { applyEdits, type TextEdit } from '@sandtable/text';
import { textOf } from '../places.ts';
import { freeId, memberId } from './import/member-ids.ts';
import { entriesAdded } from './import/outline-edits.ts';
import { atEnd } from './import/table-rows.ts';
import { declsIn, importTarget } from './import/target.ts';
import { type Named, wordEdits } from './import/word-edits.ts';

/** Links of a new sort: roads, railways, rivers. */
export interface NewLinks {
  readonly name: string;
  /** The kind of the places that they join. */
  readonly kind: string;
  /** The way that they are drawn as; without it plain lines. */
  readonly join: string | undefined;
  /** The layout to begin with where there is none. */
  readonly layout: string;
}

/** What declares a relation between places, and draws it. */
export interface NewLinksPlan extends Named {
  readonly relation: string;
}

/** The edits that declare a relation among the members of a kind, draw it and name it; undefined where the layout is broken. */
export function newLinks(library: Library, { name, kind, join, layout }: NewLinks): NewLinksPlan | undefined {
  const base = library.base ?? library;
  const relation = freeId(memberId(name, 'way'), namesIn(base));
  const how = join === undefined ? JSON.stringify(relation) : JSON.stringify({ relation, join }, undefined, 1);
  const drawn = drawnIn(base, how.replaceAll(/\n\s*/g, ' '), layout);
  if (drawn === undefined) return undefined;
  const named = wordEdits(base, name === relation ? [] : [{ path: `relation/${relation}`, text: name }]);
  const declared = atEnd(base, `relation ${relation}: ${kind} -- ${kind}`);
  return {
    relation,
    edits: [declared, ...drawn.edits, ...named.edits],
    creates: [...drawn.creates, ...named.creates],
  };
}

/** All that the rules declare, and the members of all kinds. */
const namesIn = (library: Library): ReadonlySet<string> =>
  new Set([
    ...declsIn(library).flatMap((decl) =>
      'name' in decl && typeof decl.name === 'object' && 'text' in decl.name ? [decl.name.text] : [],
    ),
    ...library.basis.draft.world.kinds.flatMap(({ members }) => members),
  ]);

function drawnIn(library: Library, how: string, begin: string): Named | undefined {
  const { layout, hasLayout } = importTarget(library);
  const before = hasLayout ? textOf(library, layout) : begin;
  const edits = lineAdded(layout, before, how);
  if (edits === undefined) return undefined;
  return hasLayout
    ? { edits, creates: [] }
    : { edits: [], creates: [{ path: layout, text: applyEdits(before, edits) }] };
}

/** One more of the lines of a layout; undefined where it isn't a layout. */
function lineAdded(file: string, text: string, how: string): readonly TextEdit[] | undefined {
  const { node } = readJson(file, text);
  if (node?.j !== 'object') return undefined;
  const lines = node.entries.find(({ key }) => key === 'lines')?.value;
  if (lines === undefined) return entriesAdded(file, text, node, undefined, [['lines', `[${how}]`]]);
  if (lines.j !== 'array') return undefined;
  const last = lines.items.at(-1);
  const start = last?.span.end ?? lines.span.start + 1;
  return [{ span: { file, start, end: start }, text: last ? `, ${how}` : how }];
}
