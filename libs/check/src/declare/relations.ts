import { finding } from '@sandtable/diagnostics';
import { ordinalOf, type Relation, sameType, type Type, type Value } from '@sandtable/model';
import type { RelationDecl } from '@sandtable/syntax';
import { mentionsPool } from '../code/live.ts';
import { showType } from '../code/show.ts';
import { between, replacing } from '../fixes.ts';
import type { Draft } from './draft.ts';
import { checkColumns } from './fields.ts';
import { noMembers } from './pools.ts';
import { duplicate } from './report.ts';
import type { Row } from './rows.ts';
import { checkStorage } from './storage.ts';
import { checkOneWay } from './topology.ts';
import { countedType, resolveType } from './types.ts';
import { brokenValue, cellValue, readCell, settingOf } from './values.ts';

type Join = Relation['joins'][number];
type Fields = Relation['fields'];

export function declareRelations(draft: Draft): void {
  const { world, decls, relations, source } = draft;
  for (const decl of decls.of('relation')) {
    const name = decl.name.text;
    if (world.relations.has(name)) continue;
    const sides = {
      left: countedType(world, decl.left),
      right: countedType(world, decl.right),
      directed: decl.directed,
    };
    const pool = mentionsPool(world, sides.left) ? 'left' : 'right';
    if (mentionsPool(world, sides[pool])) noMembers(world, decl[pool].span, showType(sides[pool]), 'relation');
    if (!decl.directed && !sameType(sides.left, sides.right)) {
      const fixes = [replacing(between(decl.left.span, decl.right.span), '--', ' -> ')];
      world.findings.push(finding('relation/sides', decl.right.span, { name }, { fixes }));
    }
    const fields = fieldsOf(draft, decl);
    world.relations.set(name, { index: relations.length, ...sides, fields });
    const joins = joinsOf(draft, decl, sides, fields);
    const relation = { name, ...sides, fields, joins, at: source(decl.span, decl.doc) };
    relations.push(relation);
    checkOneWay(draft, relation, draft.rows.get(name) ?? []);
  }
}

/** Fields need a default: it is what pairs that are not joined have. */
function fieldsOf({ world }: Draft, decl: RelationDecl): Fields {
  const first = new Map<string, RelationDecl['fields'][number]>();
  for (const field of decl.fields) {
    const before = first.get(field.name.text);
    if (before !== undefined) duplicate(world, field.name, before.name.span);
    else first.set(field.name.text, field);
  }
  return [...first.values()].map(({ name, type: written, initial }) => {
    const type = resolveType(world, written, `${decl.name.text}.${name.text}`);
    checkStorage(world, type, written.span, false);
    if (initial === undefined) world.findings.push(finding('relation/no-default', name.span, { field: name.text }));
    const value = initial && cellValue(world, initial, type, name.text, settingOf(world));
    return { name: name.text, type, initial: value ?? brokenValue(type) };
  });
}

interface Sides {
  readonly left: Type;
  readonly right: Type;
  readonly directed: boolean;
}

function joinsOf({ world, rows, source }: Draft, decl: RelationDecl, sides: Sides, fields: Fields): Join[] {
  const own = rows.get(decl.name.text) ?? [];
  checkColumns(world, own, ['from', 'to', ...fields.map((field) => field.name)]);
  const joins = new Map<string, Join>();
  for (const row of own) {
    const join = joinOf(row);
    if (join === undefined) continue;
    const key = keyOf(join, sides.directed);
    const first = joins.get(key);
    if (first !== undefined)
      duplicate(world, { text: `${endText(row, 'from')} ${endText(row, 'to')}`, span: row.span }, first.at.span);
    else joins.set(key, join);
  }
  return [...joins.values()];

  function joinOf(row: Row): Join | undefined {
    if (row.chain !== undefined && row.chain.directed !== sides.directed) {
      const [found, expected] = sides.directed ? ['--', '->'] : ['->', '--'];
      const sign = { ...row.span, end: row.span.start + found.length };
      const fixes = [replacing(sign, found, expected)];
      world.findings.push(finding('relation/direction', row.span, { name: decl.name.text, expected }, { fixes }));
    }
    const left = end(row, 'from', sides.left);
    const right = end(row, 'to', sides.right);
    const values = fields.map((field) => valueIn(row, field));
    if (left === undefined || right === undefined) return undefined;
    return { left, right, values, provenance: row.provenance, at: { ...source(row.span), cites: row.cites } };
  }

  function end(row: Row, column: 'from' | 'to', type: Type): number | undefined {
    const cell = row.cells.get(column)?.cell;
    if (cell === undefined) world.findings.push(finding('table/missing-column', row.span, { column }));
    const value = cell && readCell(world, column, cell, type);
    if (type.t === 'error') return undefined;
    return typeof value === 'number' ? ordinalOf(type, value) : undefined;
  }

  function valueIn(row: Row, field: Fields[number]): Value {
    const cell = row.cells.get(field.name)?.cell;
    return (cell && readCell(world, field.name, cell, field.type)) ?? field.initial;
  }
}

const keyOf = ({ left, right }: Join, directed: boolean): string =>
  directed ? `${left} ${right}` : `${Math.min(left, right)} ${Math.max(left, right)}`;

function endText(row: Row, column: string): string {
  const cell = row.cells.get(column)?.cell;
  return cell?.c === 'name' || cell?.c === 'string' ? cell.text : '';
}
