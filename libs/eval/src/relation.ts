import { type Expr, ordinalOf, type Relation } from '@sandtable/model';
import { code, type Env, entry } from './env.ts';
import { fromBool, makeSet, type RunValue, type SetValue } from './value.ts';

type Join = Relation['joins'][number];
type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

export function partners(env: Env, expr: Of<'partners'>): RunValue {
  const relation = entry(env.model.relations, expr.relation);
  return indexOf(relation).partners.get(ordinalOf(relation.left, code(env, expr.of))) ?? [];
}

export const joined = (env: Env, expr: Of<'joined'>): RunValue =>
  fromBool(findJoin(env, entry(env.model.relations, expr.relation), expr.left, expr.right) !== undefined);

/** Pairs that are not joined read what the field begins with. */
export function joinField(env: Env, expr: Of<'join'>): RunValue {
  const relation = entry(env.model.relations, expr.relation);
  const join = findJoin(env, relation, expr.left, expr.right);
  return join?.values[expr.field] ?? entry(relation.fields, expr.field).initial;
}

function findJoin(env: Env, relation: Relation, leftExpr: Expr, rightExpr: Expr): Join | undefined {
  const left = ordinalOf(relation.left, code(env, leftExpr));
  const right = ordinalOf(relation.right, code(env, rightExpr));
  return indexOf(relation).pairs.get(pairOf(left, right));
}

/** What is looked up in a relation: who is joined to someone, and by what join. */
interface Index {
  readonly partners: ReadonlyMap<number, SetValue>;
  readonly pairs: ReadonlyMap<string, Join>;
}

const indexes = new WeakMap<Relation, Index>();

function indexOf(relation: Relation): Index {
  const known = indexes.get(relation) ?? makeIndex(relation);
  indexes.set(relation, known);
  return known;
}

const pairOf = (left: number, right: number): string => `${left} ${right}`;

function makeIndex({ joins, directed }: Relation): Index {
  const back = ({ left, right }: Join): readonly Way[] => (directed ? [] : [{ left: right, right: left }]);
  const ways = joins.flatMap((join) => [join, ...back(join)].map(({ left, right }) => ({ left, right, join })));
  const from = Map.groupBy(ways, ({ left }) => left);
  return {
    partners: new Map([...from].map(([left, all]) => [left, makeSet(all.map(({ right }) => right))])),
    // Where a pair is joined twice, the first join counts.
    pairs: new Map(ways.toReversed().map(({ left, right, join }) => [pairOf(left, right), join])),
  };
}
type Way = Pick<Join, 'left' | 'right'>;
