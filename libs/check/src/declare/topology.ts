import { finding } from '@sandtable/diagnostics';
import { partOffsets, partSize, type Relation, sameType, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { inserting } from '../fixes.ts';
import type { Draft } from './draft.ts';
import type { Row } from './rows.ts';

/** For each exception so many links or members must be as they mostly are: fewer are no rule that one could break. */
const RULE = 4;

/** Members of a kind that nothing joins, where nearly all others are joined. */
export function checkIsolated({ world, kinds, relations }: Draft): void {
  const linked = new Set(relations.flatMap(endsOf));
  for (const { left, name } of relations.filter(({ directed }) => !directed))
    for (const kind of kindsOf(left)) {
      const { grid, pool, members = [] } = kinds[kind] ?? {};
      const alone = members.filter((_, ordinal) => !linked.has(memberKey(kind, ordinal)));
      if (grid !== undefined || pool !== undefined || alone.length * RULE > members.length - alone.length) continue;
      for (const { id, at } of alone)
        world.findings.push(
          finding('relation/isolated', at.span, { name: id, relation: name }, { severity: 'warning' }),
        );
      // Of several relations one is named.
      for (const ordinal of members.keys()) linked.add(memberKey(kind, ordinal));
    }
}

/** A link that leads one way only, in a relation with a direction whose other links are written both ways. */
export function checkOneWay(
  { world }: Draft,
  { name, left, right, directed, joins }: Relation,
  rows: readonly Row[],
): void {
  if (!directed || !sameType(left, right)) return;
  const pairs = new Set(joins.map((join) => `${join.left} ${join.right}`));
  const single = joins.filter((join) => !pairs.has(`${join.right} ${join.left}`));
  if (single.length * RULE > joins.length - single.length) return;
  for (const { at } of single) {
    const row = rows.find(({ span }) => span === at.span);
    const [from, to] = [cellOf(row, 'from'), cellOf(row, 'to')];
    if (row === undefined || from === undefined || to === undefined) continue;
    const span = row.chain === undefined ? row.span : spanOf(from.span, to.span);
    const fields = { from: from.text, to: to.text, relation: name };
    const fixes = goesOn(row) ? [] : [inserting(to.span, ` -> ${from.text}`)];
    world.findings.push(finding('relation/one-way', span, fields, { severity: 'warning', fixes }));
  }
}

/** What follows it would begin where the way back ends; fields and sources would have to be given again. */
const goesOn = ({ chain, cells, provenance }: Row): boolean => !chain?.last || cells.size > 2 || provenance.length > 0;

const cellOf = (row: Row | undefined, column: string) => {
  const cell = row?.cells.get(column)?.cell;
  return cell?.c === 'name' || cell?.c === 'string' ? cell : undefined;
};

const spanOf = (from: Span, to: Span): Span => ({ ...from, end: to.end });

const memberKey = (kind: number, ordinal: number): string => `${kind} ${ordinal}`;

const endsOf = ({ left, right, joins }: Relation): readonly string[] =>
  joins.flatMap((join) => [endOf(left, join.left), endOf(right, join.right)]);

/** Which member of which kind a value of a side is. */
function endOf(type: Type, ordinal: number): string {
  if (type.t === 'kind') return memberKey(type.kind, ordinal);
  if (type.t !== 'union') return '';
  const offsets = partOffsets(type);
  const nth = type.parts.findIndex((part, i) => ordinal < (offsets[i] ?? 0) + partSize(part));
  const part = type.parts[nth];
  return part?.p === 'type' ? endOf(part.type, ordinal - (offsets[nth] ?? 0)) : '';
}

const kindsOf = (type: Type): readonly number[] => {
  if (type.t === 'kind') return [type.kind];
  return type.t === 'union' ? type.parts.flatMap((part) => (part.p === 'type' ? kindsOf(part.type) : [])) : [];
};
