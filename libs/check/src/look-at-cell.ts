import type { Type } from '@sandtable/model';
import { type CsvCell, type JsonNode, readCsv, readJson } from '@sandtable/schema';
import type { Span } from '@sandtable/text';
import type { Basis } from './again.ts';
import { partsOf } from './code/fit.ts';
import { columnsOf } from './columns.ts';
import type { TableSource } from './declare/rows.ts';
import { entryOf } from './routines/signature.ts';
import { givenTo, targetNamed } from './routines/target.ts';
import type { World } from './world.ts';

/** What could stand at a place of a table in a file: values of a type, or one of the columns. */
type SoughtInTable = { readonly hint: Type } | { readonly columnsOf: string };

export function lookAtCell(
  { draft: { world, decls } }: Basis,
  { path, text }: TableSource,
  offset: number,
): SoughtInTable | undefined {
  const owner = decls.of('table').find(({ from }) => from?.path === path)?.name.text;
  const cell = path.endsWith('.csv') ? cellInCsv(path, text, offset) : cellInJson(path, text, offset);
  if (owner === undefined || cell === undefined) return undefined;
  if (cell.column === undefined) return { columnsOf: owner };
  const type = columnsOf(world, owner).get(cell.column);
  const hint = type && within(world, type, text.slice(cell.start, offset));
  return hint && { hint };
}

/** What could stand in a cell behind what is written there, whatever file it is in. */
export function lookWithinCell(
  { draft: { world } }: Basis,
  owner: string,
  column: string,
  before: string,
): SoughtInTable | undefined {
  const type = columnsOf(world, owner).get(column);
  const hint = type && within(world, type, before);
  return hint && { hint };
}

/** A cell without a column is the name of one. */
interface CellAt {
  readonly column: string | undefined;
  readonly start: number;
}

function cellInCsv(path: string, text: string, offset: number): CellAt | undefined {
  const [head, ...lines] = readCsv(path, text).lines;
  if (head === undefined) return undefined;
  if (head.some((cell) => holds(cell.span, offset))) return { column: undefined, start: offset };
  const cells = lines.flatMap((line) => line.map((cell, i) => ({ cell, column: head[i]?.text })));
  const found = cells.find(({ cell }) => holds(cell.span, offset));
  return found && { column: found.column, start: inside(found.cell) };
}

const inside = ({ span, quoted }: CsvCell): number => span.start + Number(quoted);
const holds = ({ start, end }: Span, offset: number): boolean => start <= offset && offset <= end;

/** The innermost string at the place; of an array, its column. */
function cellInJson(path: string, text: string, offset: number): CellAt | undefined {
  const { node } = readJson(path, text);
  return node && stringAt(node, undefined, offset);
}

function stringAt(node: JsonNode, column: string | undefined, offset: number): CellAt | undefined {
  const { start, end } = node.span;
  if (offset <= start || offset >= end) return undefined;
  if (node.j === 'string') return { column, start: start + 1 };
  if (node.j === 'array') return firstOf(node.items, (item) => stringAt(item, column, offset));
  if (node.j !== 'object') return undefined;
  return firstOf(node.entries, ({ key, keySpan, value }) =>
    keySpan.start < offset && offset < keySpan.end
      ? { column: undefined, start: keySpan.start + 1 }
      : stringAt(value, key, offset),
  );
}

function firstOf<T, R>(list: readonly T[], of: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is expected behind the brackets that a cell has opened so far: `gain(2, ` wants the second parameter. */
function within(world: World, type: Type, before: string): Type | undefined {
  const open: { readonly name: string; arg: number }[] = [];
  for (const { 0: sign, index } of before.matchAll(/[()[\]{},]/g)) {
    const last = open.at(-1);
    if (sign === ',') {
      if (last !== undefined) last.arg += 1;
    } else if ('([{'.includes(sign)) open.push({ name: sign === '(' ? wordBefore(before, index) : '', arg: 0 });
    else open.pop();
  }
  return open.reduce<Type | undefined>((outer, { name, arg }) => outer && partIn(world, outer, name, arg), type);
}

const wordBefore = (text: string, at: number): string =>
  /[\p{L}\p{N}_]*\s*$/u.exec(text.slice(0, at))?.[0].trim() ?? '';

/** An element of a set or list, an argument of a tag or effect. */
function partIn(world: World, outer: Type, name: string, arg: number): Type | undefined {
  if (name === '') return outer.t === 'set' || outer.t === 'list' ? outer.of : undefined;
  return firstOf(partsOf(outer), (part) => {
    if (part.p === 'tag') return part.name === name ? part.payload[arg]?.type : undefined;
    const target = part.p === 'type' && part.type.t === 'routine' ? targetNamed(world, name) : undefined;
    return part.p === 'type' && part.type.t === 'routine' && target
      ? givenTo(target, entryOf(world, part.type))?.[arg]
      : undefined;
  });
}
