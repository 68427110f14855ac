// Fields of wide relations: values of the joins alone, those of one left side next to each other.
import { type Expr, type Relation, sizeOf, type Type, type Value } from '@sandtable/model';
import { tableFor } from './table-for.ts';
import { atom, lowest, memory, one, type Scope, type Val, wordsOf } from './unit.ts';
import { slotsOf } from './words.ts';

type Join = Relation['joins'][number];

/** The value of a field for two sides; `joined` of the module finds its number, which is 0 for the default. */
export function listedField(
  s: Scope,
  e: Extract<Expr, { e: 'join' }>,
  relation: Relation,
  field: Relation['fields'][number],
): Val {
  const { relation: r, field: f } = e;
  const first = tableFor(s.unit, `first ${r}`, () => firstJoins(relation));
  const ends = tableFor(s.unit, `ends ${r}`, () => sorted(relation).map(({ right }) => right));
  const slots = (value: Value | undefined) => slotsOf(field.type, value, s.unit.infos.text);
  const values = tableFor(s.unit, `listed ${r} ${f}`, () => [
    ...slots(field.initial),
    ...sorted(relation).flatMap((join) => slots(join.values[f])),
  ]);
  const at = `joined(${first}, ${ends}, ${ordinal(s, e.left, relation.left)}, ${ordinal(s, e.right, relation.right)})`;
  const n = wordsOf(field.type);
  return n === 1 ? one(`${values}[${at}]`) : memory(values, atom(s, `${at} * ${n}`), n);
}

/** Both ways where a relation has no direction. Of two joins of one pair the later one counts, so it comes first. */
function sorted(relation: Relation): readonly Join[] {
  const { directed, joins } = relation;
  const all = joins.flatMap((join) => (directed ? [join] : [join, { ...join, left: join.right, right: join.left }]));
  return all.reverse().sort((a, b) => a.left - b.left);
}

/** Where the joins of each left side begin, and where those of the last one end. */
function firstJoins(relation: Relation): readonly number[] {
  const first = Array.from({ length: sizeOf(relation.left) + 1 }, () => 0);
  for (const { left } of sorted(relation)) first[left + 1] = (first[left + 1] ?? 0) + 1;
  let before = 0;
  return first.map((n) => (before += n));
}

function ordinal(s: Scope, of: Expr, type: Type): string {
  const low = lowest(type);
  return low === 0 ? s.lower.scalar(s, of) : `${s.lower.scalar(s, of)} - ${low}`;
}
