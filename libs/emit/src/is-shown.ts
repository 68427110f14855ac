import { type Model, type Stmt, statementsIn } from '@sandtable/model';

const known = new WeakMap<Model, ReadonlySet<number>>();

/** Whether some rule reveals members of a kind. */
export function isShown(model: Model, kind: number): boolean {
  const kinds =
    known.get(model) ?? new Set(model.procedures.flatMap((own) => statementsIn('procedure', own).flatMap(shownBy)));
  known.set(model, kinds);
  return kinds.has(kind);
}

/** The kind of the members that a statement reveals by itself. */
function shownBy(stmt: Stmt): readonly number[] {
  const type = stmt.s === 'reveal' ? stmt.members?.type : undefined;
  return type?.t === 'set' && type.of.t === 'kind' ? [type.of.kind] : [];
}
