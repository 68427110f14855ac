import { type Child, type Expr, expressionsIn, type Stmt, treeKey, walkAll } from '@sandtable/model';
import { allOf } from './bodies.ts';
import { constantNode, factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import { loopOver } from './tree.ts';
import type { Unit } from './unit.ts';

type For = Extract<Stmt, { s: 'for' }>;

/**
 * What a loop runs over. A condition that binds a name is asked of all members before the first turn, and of each again at
 * its turn, since turns might change what it reads. If they can't, it is asked at each turn only.
 */
export const turnsOf = (unit: Unit, stmt: For): Expr =>
  isAskedAgain(stmt) && isStable(unit, stmt) ? stmt.binder.over : loopOver(stmt);

function isAskedAgain({ where, sortedBy, body, binder }: For): boolean {
  const [again, more] = body;
  if (where === undefined || sortedBy !== undefined || binder.over.type.t !== 'set') return false;
  if (again?.s !== 'if' || more !== undefined || again.else.length > 0) return false;
  return again.test === where || treeKey(again.test) === treeKey(where);
}

/** Whether the condition reads nothing but constants, and locals that no turn sets. */
function isStable(unit: Unit, { where, body }: For): boolean {
  if (where === undefined || unit.watched || !faultless(unit, where)) return false;
  if (!expressionsIn('expr', where).every((each) => each.e === 'at' || constantNode(unit.model, each))) return false;
  const { reads, binds } = factsOf(unit.model, where);
  const set = new Set<number>();
  walkAll(allOf('stmt', body), (...[sort, node]: Child) => {
    if (sort !== 'stmt') return;
    if (node.s === 'set' && node.place.place === 'local') set.add(node.place.local);
    if ('into' in node && node.into !== undefined) set.add(node.into);
  });
  return [...reads, ...binds].every((local) => !set.has(local));
}
