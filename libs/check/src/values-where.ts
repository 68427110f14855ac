import type { Diagnostic } from '@sandtable/diagnostics';
import { evaluateConstant } from '@sandtable/eval';
import type { Type, Value } from '@sandtable/model';
import type { Binder, Expr, SourceFile, TypeExpr } from '@sandtable/syntax';
import { checkAll, modelOf } from './check.ts';
import type { GivenRows } from './declare/read-rows.ts';
import { asked, dataOf, isSound, selectMembers } from './select.ts';
import type { World } from './world.ts';

/** Asks what an expression comes to for each member of which a condition is true. */
interface Asked {
  readonly binder: Binder;
  readonly where: Expr;
  readonly value: Expr;
  /** What the value is to be. */
  readonly type: TypeExpr;
}
/** Values by member, in their order; missing where something is wrong: with what was asked, that is in `findings`. */
interface Found {
  readonly values: ReadonlyMap<string, Value> | undefined;
  readonly type: Type | undefined;
  readonly world: World | undefined;
  readonly findings: readonly Diagnostic[];
}

/** As a match begins. */
export function valuesWhere(
  files: readonly SourceFile[],
  rows: GivenRows,
  { binder, where, value, type }: Asked,
): Found {
  const picked = selectMembers(files, rows, [{ binders: [binder], where }]);
  const [ids] = picked.members;
  const [first] = files;
  const nothing = { values: undefined, type: undefined, world: undefined };
  if (ids === undefined || first === undefined || picked.findings.length > 0)
    return { ...nothing, findings: picked.findings };
  const span = value.span;
  const body: Expr = {
    node: 'comprehension',
    sort: 'list',
    item: value,
    binders: [binder],
    where,
    sortedBy: undefined,
    span,
  };
  const decl = asked('values', body, { node: 'listType', of: type, max: Math.max(ids.size, 1), span });
  const data = files.map((file) => ({ ...file, decls: file.decls.flatMap(dataOf) }));
  const basis = checkAll([...data, { ...first, path: '', citations: [], decls: [decl] }], [], { rows });
  const { world } = basis.draft;
  const findings = world.found.get(decl) ?? [];
  const model = isSound(basis) ? modelOf(basis) : undefined;
  const own = model?.functions.find(({ name }) => name === decl.name.text);
  if (model === undefined || own?.result.t !== 'list') return { ...nothing, findings };
  const result = evaluateConstant(model, own.body, own.locals);
  if (!('value' in result) || !Array.isArray(result.value)) return { ...nothing, findings };
  // Items of a list over a kind stand in the order of its members.
  const kind = binder.over.node === 'name' ? binder.over.name.text : '';
  const members = model.kinds.find(({ name }) => name === kind)?.members.filter(({ id }) => ids.has(id)) ?? [];
  const list: readonly Value[] = result.value;
  return { values: new Map(members.map(({ id }, i) => [id, list[i] ?? 0])), type: own.result.of, world, findings };
}
