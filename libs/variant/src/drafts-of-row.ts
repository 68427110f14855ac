import type { Row } from '@sandtable/check';
import { type Cell, spell } from '@sandtable/schema';
import type { FieldDecl } from '@sandtable/syntax';
import type { Scene } from './contract.ts';
import type { Base, Draft } from './draft.ts';
import { declAt } from './paths.ts';
import { pathOfRow } from './rows.ts';

interface Place {
  readonly file: string;
  readonly offset: number;
}

/** The cell at a place of a table, in the language or in a file, and its row. */
export function draftsOfRow({ scene }: Base, place: Place): readonly Draft[] {
  for (const [table, rows] of scene.rows)
    for (const row of rows) {
      if (row.span.file !== place.file || row.span.start > place.offset || row.span.end < place.offset) continue;
      const path = pathOfRow(table, row);
      if (!PATH.test(path)) return [];
      const text = `remove ${path}`;
      const remove: Draft = { sort: 'remove', path, text, value: { start: text.length, end: text.length } };
      return [...cellAt(scene, table, row, place), remove];
    }
  return [];
}

const PATH = /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)+$/u;
const KEYS = new Set(['id', 'from', 'to', 'source']);

/** At its name, and where no cell is, the first one that can be changed. */
function cellAt(scene: Scene, table: string, row: Row, { offset }: Place): readonly Draft[] {
  const cells = [...row.cells.values()].filter(
    ({ name }) => !KEYS.has(name) && wordsOf(fieldOf(scene, table, name), name, row) !== undefined,
  );
  const here = cells.find(({ cell, key }) =>
    [cell.span, key].some(({ start, end }) => start <= offset && end >= offset && end > start),
  );
  const cell = here ?? cells[0];
  const words = cell && wordsOf(fieldOf(scene, table, cell.name), cell.name, row);
  if (cell === undefined || words === undefined) return [];
  const path = pathOfRow(table, row);
  const before = `change ${path} { ${cell.name}: `;
  return [
    {
      sort: 'cell',
      path: `${path}.${cell.name}`,
      text: `${before}${words} }`,
      value: { start: before.length, end: before.length + words.length },
    },
  ];
}

function fieldOf(scene: Scene, table: string, name: string): FieldDecl | undefined {
  const decl = declAt(scene, table)?.decl;
  const fields = decl?.node === 'kind' || decl?.node === 'relation' ? decl.fields : [];
  return fields.find((field) => field.name.text === name);
}

/** The value as the language writes it; none for what the rules do not know, and for what cannot be written. */
function wordsOf(field: FieldDecl | undefined, name: string, { cells }: Row): string | undefined {
  const cell = cells.get(name)?.cell;
  if (field === undefined || cell === undefined) return undefined;
  const isText = field.type.node === 'plainType' && field.type.word === 'text';
  return written(cell, isText);
}

function written(cell: Cell, isText: boolean): string | undefined {
  if (cell.c === 'other') return undefined;
  if (cell.c !== 'string') return spell(cell);
  if (isText || cell.spelled === undefined) return JSON.stringify(cell.text);
  return written(cell.spelled, false);
}
