import { type Expr, ordinalOf, type Relation } from '@sandtable/model';
import { code, convertOrFault, type Env, entry } from './env.ts';
import { fromBool, makeSet, type RunValue } from './value.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

export function partners(env: Env, expr: Of<'partners'>): RunValue {
  const relation = entry(env.model.relations, expr.relation);
  const side = ordinalOf(relation.left, code(env, expr.of));
  const forth = relation.joins.filter((join) => join.left === side).map((join) => join.right);
  const back = relation.joins.filter((join) => join.right === side).map((join) => join.left);
  return makeSet(relation.directed ? forth : [...forth, ...back]);
}

export const joined = (env: Env, expr: Of<'joined'>): RunValue =>
  fromBool(findJoin(env, entry(env.model.relations, expr.relation), expr.left, expr.right) !== undefined);

/** Pairs that are not joined read what the field begins with. */
export function joinField(env: Env, expr: Of<'join'>): RunValue {
  const relation = entry(env.model.relations, expr.relation);
  const join = findJoin(env, relation, expr.left, expr.right);
  return join?.values[expr.field] ?? entry(relation.fields, expr.field).initial;
}

function findJoin(
  env: Env,
  relation: Relation,
  leftExpr: Expr,
  rightExpr: Expr,
): Relation['joins'][number] | undefined {
  const left = ordinalOf(relation.left, code(env, leftExpr));
  const right = ordinalOf(relation.right, code(env, rightExpr));
  return relation.joins.find(
    (j) => (j.left === left && j.right === right) || (!relation.directed && j.left === right && j.right === left),
  );
}

export const neighbours = (env: Env, expr: Of<'neighbours'>): RunValue =>
  entry(gridOf(env, expr.of).neighbours, code(env, expr.of));

export function distance(env: Env, expr: Of<'distance'>): RunValue {
  const grid = gridOf(env, expr.left);
  const found = entry(grid.distance, code(env, expr.left) * grid.cells.length + code(env, expr.right));
  if (expr.type.t !== 'union') return found;
  return found < 0 ? 0 : convertOrFault({ t: 'int', min: 0, max: found, den: 1 }, expr.type, found, expr.span);
}

function gridOf(env: Env, expr: Expr) {
  const grid = expr.type.t === 'kind' ? entry(env.model.kinds, expr.type.kind).grid : undefined;
  if (grid === undefined) throw new TypeError('only members of a kind on a grid have neighbours');
  return grid;
}
